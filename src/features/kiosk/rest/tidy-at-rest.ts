import { useAppUpdate } from '#src/platform/update/app-update.ts';
import { applyUpdateWhenSafe } from '#src/platform/update/apply-update.ts';
import { idleMs } from './activity.ts';
import { resetWhenChanged } from '#src/features/kiosk/bar/display-store.ts';

const NOBODY_FOR_MS = 120_000;
const LEFT_AFTER_MS = 60_000;
const LOOK_EVERY_MS = 5000;

/**
 * On the attract screen: what somebody has opened or made large and left goes back, and a new version is taken, but only
 * when nobody was here for two minutes. Returns the way to stop.
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
