import { useAppUpdate } from './app-update.ts';
import { whenIdle } from './when-idle.ts';

const SCRIPT = '/service-worker.js';

/** Kiosks keep one page open for weeks, and browsers look for a new worker only when a page is opened. */
const LOOK_EVERY_MS = 15 * 60 * 1000;

/**
 * Registers the service worker and keeps looking for newer builds. Call after the first paint. A new build only ever
 * waits (prompt type): `useAppUpdate` says so, and its `apply` is for the moment when `safeToUpdate()` holds.
 */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(SCRIPT, { scope: '/', updateViaCache: 'none' });
  let wanted = false;
  worker.addEventListener('waiting', () => {
    useAppUpdate.setState({
      waiting: true,
      apply: () => {
        wanted = true;
        worker.messageSkipWaiting();
      },
    });
  });
  // Other tabs are taken over, too; only the one where somebody asked for it is reloaded.
  worker.addEventListener('controlling', () => {
    if (wanted) location.reload();
  });
  const registered = await worker.register({ immediate: true }).catch(() => undefined);
  if (!registered) return;
  // The desk's own files are there; the other screens' follow when nothing else is to be done.
  void navigator.serviceWorker.ready.then(({ active }) =>
    whenIdle(() => active?.postMessage({ type: 'KEEP_THE_REST' })),
  );
  const look = () => void registered.update().catch(() => undefined);
  setInterval(look, LOOK_EVERY_MS);
  for (const event of ['online', 'pageshow']) addEventListener(event, look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}
