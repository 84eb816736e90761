import { queueDatabase } from '#src/platform/store/database.ts';
import { deviceNow } from '#src/platform/device/device.ts';
import { onQueue } from '#src/offline/queue/events.ts';

export const SYNC_TAG = 'frontdesk-outbox';

/** Not in the web library's types, because only Chromium has it. */
type Syncing = ServiceWorkerRegistration & { readonly sync?: { readonly register: (tag: string) => Promise<void> } };

/**
 * After each failure to reach the server, asks the browser to wake the worker when there is a network (rule 13), and
 * leaves the worker this device's credential.
 */
export function askForSync(signal: AbortSignal): void {
  const ask = async () => {
    const registration: Syncing | undefined = await navigator.serviceWorker?.getRegistration();
    if (!registration?.sync) return;
    await queueDatabase.keys.put({ name: 'device', credential: deviceNow()?.credential });
    await registration.sync.register(SYNC_TAG);
  };
  onQueue('no-answer', () => void ask().catch(() => undefined), signal);
}
