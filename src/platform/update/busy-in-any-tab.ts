import { onBusy, safeToUpdate } from './busy.ts';

const LOCK = 'frontdesk-busy';

/**
 * A page with something to lose holds a shared lock. Unlike a message, a lock can be checked at once, is held by a
 * frozen tab too, and is released if the tab dies.
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
 * Runs `act` when no tab of this origin has anything to lose, in one tab at a time. Without Web Locks only this tab is
 * checked.
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
