import { probeHealth } from '#src/platform/api/health.ts';
import { onReach } from '#src/platform/api/reach.ts';
import { backoffMs } from './queue/retry.ts';
import { useConnectivity } from './connectivity.ts';

/** A page in sight that is not connected asks again at least this long after its last question, and at most 30 s more. */
const PROBE_EVERY_MS = 2000;

/**
 * Keeps `useConnectivity` true: by the outcome of every call, and while that is not "online" by probing.
 * `navigator.onLine` is never read, and the browser's online and offline events only cause a probe. Of all the pages of a
 * device only those in sight ask: nobody sees what the others say, and the queue tries by itself.
 * @param onBack called whenever the server can be reached again.
 * @param signal ends it.
 */
export function watchConnectivity(onBack: () => void, signal: AbortSignal): void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let probing = false;

  const probe = async () => {
    clearTimeout(timer);
    if (probing || signal.aborted || document.visibilityState === 'hidden') return;
    probing = true;
    await probeHealth();
    probing = false;
    if (signal.aborted || useConnectivity.getState().state === 'online') return;
    timer = setTimeout(() => void probe(), PROBE_EVERY_MS + backoffMs(failures));
    failures += 1;
  };

  const stopHearing = onReach((reached) => {
    const before = useConnectivity.getState().state;
    const state = reached ? 'online' : 'offline';
    if (state === before) return;
    useConnectivity.setState({ state });
    if (reached) {
      failures = 0;
      clearTimeout(timer);
      onBack();
    } else if (!probing) timer = setTimeout(() => void probe(), PROBE_EVERY_MS);
  });

  const doubt = () => {
    useConnectivity.setState({ state: 'unverified' });
    void probe();
  };
  const lookAgain = () => {
    if (useConnectivity.getState().state !== 'online') void probe();
  };
  document.addEventListener('visibilitychange', lookAgain, { signal });
  globalThis.addEventListener('online', doubt, { signal });
  globalThis.addEventListener('offline', doubt, { signal });
  void probe();

  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    stopHearing();
  });
}
