import { clinicHour } from '#src/platform/clinic/clinic-time.ts';
import { serverNow } from '#src/platform/clinic/server-clock.ts';

const NIGHT_HOUR = 3;
const LOOK_EVERY_MS = 10 * 60_000;
/** Younger than this the page has been loaded this very night. */
const OLD_MS = 2 * 3_600_000;
/** A new version is one file for this page, but the worker that brings it keeps all of them. */
const ARRIVES_WITHIN_MS = 120_000;

/** A screen that hangs for months takes up a new version at night, when nobody waits, and only while the server answers. */
export function reloadAtNight(isAnswered: () => boolean): () => void {
  const timer = setInterval(() => {
    const isNight = clinicHour(new Date(serverNow()).toISOString()) === NIGHT_HOUR;
    if (isNight && performance.now() > OLD_MS && isAnswered()) void takeUpVersion().finally(() => location.reload());
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** Where a worker keeps the page, the reload would bring the old one again: the newer worker takes over first. */
async function takeUpVersion(): Promise<void> {
  const registered = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registered === undefined) return;
  const over = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, ARRIVES_WITHIN_MS);
  });
  const takeOver = (worker: ServiceWorker | null) => worker?.postMessage({ type: 'SKIP_WAITING' });
  registered.addEventListener('updatefound', () => {
    const { installing } = registered;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') takeOver(installing);
    });
  });
  const updated = await registered.update().catch(() => undefined);
  if (updated === undefined) return;
  takeOver(registered.waiting);
  if (registered.installing !== null || registered.waiting !== null) await over;
}
