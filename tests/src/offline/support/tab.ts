import { vi } from 'vitest';
import type { VisitRequest } from '#shared/contract/visit/commands.ts';

/** A tab of its own: fresh modules over the same storage, lock manager and channel, as two pages of one origin have. */
export async function openTab() {
  vi.resetModules();
  const outbox = await import('#src/offline/outbox/outbox.ts');
  const { useOutbox } = await import('#src/offline/state/outbox-store.ts');
  const { useConnectivity } = await import('#src/offline/state/connectivity.ts');
  const { queueDatabase, cacheDatabase } = await import('#src/platform/store/database.ts');
  const sessions = await import('#src/platform/api/staff/sessions.ts');
  const { wantTicketOnPhone } = await import('#src/offline/visits/ticket-on-phone.ts');
  const { resumePaused } = await import('#src/offline/network/resume-paused.ts');
  return {
    ...outbox,
    ...sessions,
    resumePaused,
    wantTicketOnPhone,
    useOutbox,
    useConnectivity,
    queueDatabase,
    rows: () => queueDatabase.rows.toArray(),
    /** As closing the tab does: nothing runs on, nothing stored is touched. */
    close: () => {
      outbox.stopOutbox();
      queueDatabase.close();
      cacheDatabase.close();
    },
    /** Submits, or fails the test when the device cannot keep it. */
    save: async (visit: VisitRequest, replacing?: string) => {
      const result = await outbox.submit(visit, replacing === undefined ? {} : { replacing });
      if (!result.ok) throw new Error(result.problem.kind);
      return result.value;
    },
    /** Resolves when the visit is in this state. */
    until: (visitId: string, wanted: string) =>
      new Promise<void>((resolve) => {
        const stop = outbox.watchVisit(visitId, (state) => {
          if (state !== wanted) return;
          resolve();
          queueMicrotask(() => stop());
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
