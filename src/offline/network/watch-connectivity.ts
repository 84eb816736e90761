import { probeHealth } from '#src/platform/api/public/health.ts';
import { onReach } from '#src/platform/api/http/reach.ts';
import { announceQueue, onQueue } from '#src/offline/queue/events.ts';
import { backoffMs } from '#src/offline/queue/retry.ts';
import { useConnectivity } from '#src/offline/state/connectivity.ts';

/** A disconnected device asks again at the earliest this long after its last attempt, and at the latest 30 s later. */
const PROBE_EVERY_MS = 2000;

/**
 * Keeps `useConnectivity` up to date: from the outcome of every call, and by probing while that is not "online".
 * `navigator.onLine` is never read; the browser's online and offline events only trigger a probe. Only visible pages of
 * a device probe, because nobody sees what the others show, and the queue retries on its own. While one of them fails,
 * the others wait, so that several windows do not ask more often than one.
 * @param onBack called whenever the server can be reached again.
 * @param signal ends it.
 */
export function watchConnectivity(onBack: () => void, signal: AbortSignal): void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let probing = false;
  let doubted = false;
  const isOnline = () => useConnectivity.getState().state === 'online';

  const probe = async () => {
    clearTimeout(timer);
    if (probing || signal.aborted || isOnline() || document.visibilityState === 'hidden') return;
    probing = true;
    doubted = false;
    await probeHealth();
    probing = false;
    // It was asked before the network failed, so its answer says nothing about now.
    if (signal.aborted) return;
    if (doubted) doubt();
    else announceQueue(isOnline() ? 'reached' : 'unreached');
  };
  const probeLater = () => {
    clearTimeout(timer);
    if (probing || isOnline()) return;
    timer = setTimeout(() => void probe(), PROBE_EVERY_MS + backoffMs(failures));
    failures += 1;
  };
  onQueue('unreached', probeLater, signal);
  // Every page must hear from the server itself whose it is.
  onQueue('reached', () => void probe(), signal);

  const stopHearing = onReach((reached) => {
    const before = useConnectivity.getState().state;
    const state = reached ? 'online' : 'offline';
    if (state === before) return;
    useConnectivity.setState({ state });
    if (reached) {
      failures = 0;
      onBack();
    } else probeLater();
  });

  const doubt = () => {
    doubted = true;
    useConnectivity.setState({ state: 'unverified' });
    void probe();
  };
  document.addEventListener('visibilitychange', () => void probe(), { signal });
  for (const event of ['online', 'offline']) addEventListener(event, doubt, { signal });
  void probe();

  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    stopHearing();
  });
}
