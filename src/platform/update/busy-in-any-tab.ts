import { onBusy, safeToUpdate } from './busy.ts';

const LOCK = 'frontdesk-busy';

/**
 * A page that has something to lose holds a shared lock as long. A lock is asked for in no time, is held by a frozen
 * tab, which could not answer a message, and falls with a tab that dies.
 */
export function holdLockWhileBusy(): void {
  if (!('locks' in navigator)) return;
  let release: (() => void) | undefined;
  const follow = () => {
    if (safeToUpdate()) {
      release?.();
      release = undefined;
    } else if (release === undefined) {
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      void navigator.locks.request(LOCK, { mode: 'shared' }, () => held).catch(() => undefined);
    }
  };
  onBusy(follow);
  follow();
}

/**
 * Does `act` when no tab of this origin has anything to lose; one tab at a time. Where there are no locks only this tab
 * can be asked.
 * @returns whether it was done
 */
export async function whenNoTabIsBusy(act: () => Promise<void>): Promise<boolean> {
  if (!safeToUpdate()) return false;
  if (!('locks' in navigator)) {
    await act();
    return true;
  }
  return navigator.locks.request(LOCK, { mode: 'exclusive', ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await act();
    return true;
  });
}
