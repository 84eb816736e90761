/** Whether the screen is kept on, as the devices page shows it. */
export type WakeState = 'held' | 'released' | 'unsupported';

let state: WakeState = 'wakeLock' in navigator ? 'released' : 'unsupported';
let lock: WakeLockSentinel | undefined;

export function wakeState(): WakeState {
  return state;
}

/** Keeps the screen on; the browser lets go whenever the page is hidden, so it is asked again. A refusal is no error. */
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
