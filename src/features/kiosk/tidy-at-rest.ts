import { applyUpdateWhenSafe, useAppUpdate } from '#src/platform/app-update.ts';
import { idleMs } from './activity.ts';
import { resetWhenChanged } from './display-store.ts';

const NOBODY_FOR_MS = 120_000;
const LEFT_AFTER_MS = 60_000;
const LOOK_EVERY_MS = 5000;

/**
 * On the attract screen: letters that somebody made large and left go back, and a new version is taken, but only when
 * nobody was here for two minutes. Returns the way to stop.
 */
export function tidyWhenNobodyIsHere(): () => void {
  const timer = setInterval(() => {
    if (idleMs() >= LEFT_AFTER_MS) resetWhenChanged();
    if (useAppUpdate.getState().waiting && idleMs() >= NOBODY_FOR_MS) void applyUpdateWhenSafe({ byItself: true });
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
