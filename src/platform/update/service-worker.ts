import { Workbox } from 'workbox-window';
import { reloadOnce, useAppUpdate } from './app-update.ts';
import { holdLockWhileBusy } from './busy-in-any-tab.ts';
import { deviceNow, onDevice } from '#src/platform/device/device.ts';
import { whenIdle } from '#src/platform/loading/later/when-idle.ts';

const SCRIPT = '/service-worker.js';

/** Kiosks keep one page open for weeks, and browsers check for a new worker only when a page is opened. */
const LOOK_EVERY_MS = 15 * 60 * 1000;
const TAKES_OVER_WITHIN_MS = 5000;

/**
 * Registers the service worker and keeps checking for newer builds. Call after the first paint. A new build only waits:
 * `useAppUpdate` reports it, and app-update.ts starts it when no tab would lose anything.
 */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  holdLockWhileBusy();
  followController();
  const worker = new Workbox(SCRIPT, { scope: '/', updateViaCache: 'none' });
  worker.addEventListener('waiting', () => {
    const activate = async () => {
      const over = takenOver();
      worker.messageSkipWaiting();
      await over;
    };
    useAppUpdate.setState({ waiting: true, activate });
  });
  const registered = await worker.register({ immediate: true }).catch(() => undefined);
  if (!registered) return;
  keepTheRest();
  onDevice(keepTheRest);
  const look = () => void registered.update().catch(() => undefined);
  setInterval(look, LOOK_EVERY_MS);
  for (const event of ['online', 'pageshow']) addEventListener(event, look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}

/**
 * The desk's files come with the installation; the other screens' are cached when the browser is idle, and those for
 * paired devices once the device is paired.
 */
function keepTheRest(): void {
  void navigator.serviceWorker.ready.then(({ active }) =>
    whenIdle(() => active?.postMessage({ type: 'KEEP_THE_REST', paired: deviceNow() !== null })),
  );
}

/** Takes over all tabs at once, whichever asked for it. The very first worker changes nothing for its page. */
function followController(): void {
  let hasOne = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hasOne) reloadOnce();
    hasOne = true;
  });
}

/** Holds the lock on all tabs until the new worker is active, so that nothing is started in between. */
function takenOver(): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, TAKES_OVER_WITHIN_MS);
  });
}
