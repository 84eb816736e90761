import { useAppUpdate } from '#src/platform/update/app-update.ts';
import { applyUpdateWhenSafe } from '#src/platform/update/apply-update.ts';
import { idleMs } from '#src/platform/device/activity.ts';
import { resetWhenChanged } from '#src/features/kiosk/bar/display-store.ts';

const NOBODY_FOR_MS = 120_000;
const LEFT_AFTER_MS = 60_000;
const LOOK_EVERY_MS = 5000;

/**
 * On the attract screen: resets whatever somebody opened or enlarged and left, and installs a new version, but only
 * after two minutes without activity. Returns the function that stops it.
 */
export function tidyWhenNobodyIsHere(closeWhatIsOpen: () => void): () => void {
  let isTidy = false;
  const timer = setInterval(() => {
    const isLeft = idleMs() >= LEFT_AFTER_MS;
    if (isLeft && !isTidy) {
      resetWhenChanged();
      closeWhatIsOpen();
    }
    isTidy = isLeft;
    if (useAppUpdate.getState().waiting && idleMs() >= NOBODY_FOR_MS) void applyUpdateWhenSafe({ automatic: true });
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
