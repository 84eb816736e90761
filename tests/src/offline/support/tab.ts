import { vi } from 'vitest';
import type { VisitRequest } from '#shared/contract/commands.ts';

/** A tab of its own: fresh modules over the same storage, lock manager and channel, as two pages of one origin have. */
export async function openTab() {
  vi.resetModules();
  const outbox = await import('#src/offline/outbox.ts');
  const store = await import('#src/offline/outbox-store.ts');
  const connectivity = await import('#src/offline/connectivity.ts');
  const { queueDatabase, cacheDatabase } = await import('#src/platform/database.ts');
  return {
    ...outbox,
    useOutbox: store.useOutbox,
    useConnectivity: connectivity.useConnectivity,
    rows: () => queueDatabase.rows.toArray(),
    queueDatabase,
    /** As closing the tab does: nothing runs on, nothing stored is touched. */
    close: () => {
      outbox.stopOutbox();
      queueDatabase.close();
      cacheDatabase.close();
    },
    accepted: (visitId: string) =>
      new Promise<void>((resolve) => {
        const stop = outbox.watchVisit(visitId, (state) => {
          if (state === 'accepted') {
            resolve();
            queueMicrotask(() => stop());
          }
        });
      }),
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

let made = 0;

/** A visit like any other; give what matters to the test. */
export function aVisit(name = `Patient ${++made}`, doctorId = 'doctor-1'): VisitRequest {
  return {
    registration: { name, age: 40, gender: 'other', phone: '', symptoms: ['fever'], doctorId },
    booking: { doctorId, date: new Date().toISOString(), status: 'scheduled' },
  };
}
