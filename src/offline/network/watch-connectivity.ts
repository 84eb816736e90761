import { probeHealth } from '#src/platform/api/public/health.ts';
import { onReach } from '#src/platform/api/http/reach.ts';
import { announceQueue, onQueue } from '#src/offline/queue/events.ts';
import { backoffMs } from '#src/offline/queue/retry.ts';
import { useConnectivity } from '#src/offline/state/connectivity.ts';

/** A device that is not connected asks again at least this long after its last question, and at most 30 s more. */
const PROBE_EVERY_MS = 2000;

/**
 * Keeps `useConnectivity` true: by the outcome of every call, and while that is not "online" by probing.
 * `navigator.onLine` is never read, and the browser's online and offline events only cause a probe. Of all the pages of a
 * device only those in sight ask: nobody sees what the others say, and the queue tries by itself. While one of them asks in
 * vain the others wait, so that several windows ask no oftener than one.
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
    // Asked before the network went, it may have been answered before: that says nothing of now.
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
  // Whose server it is, every page has to hear from the server itself.
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
