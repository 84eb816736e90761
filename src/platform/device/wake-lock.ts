/** Whether the screen is kept on, as shown on the devices page. */
export type WakeState = 'held' | 'released' | 'unsupported';

let state: WakeState = 'wakeLock' in navigator ? 'released' : 'unsupported';
let lock: WakeLockSentinel | undefined;

export function wakeState(): WakeState {
  return state;
}

/**
 * Keeps the screen on. The browser releases the lock whenever the page is hidden, so it is requested again. A refusal
 * is not an error.
 */
export function keepAwake(): () => void {
  const ask = async (): Promise<void> => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      state = 'held';
      lock.addEventListener('release', () => (state = 'released'));
    } catch {
      state = 'released';
    }
  };
  const onSeen = () => void ask();
  document.addEventListener('visibilitychange', onSeen);
  void ask();
  return () => {
    document.removeEventListener('visibilitychange', onSeen);
    void lock?.release().catch(() => undefined);
  };
}
