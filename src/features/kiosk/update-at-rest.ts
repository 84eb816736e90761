import { applyUpdateWhenSafe, useAppUpdate } from '#src/platform/app-update.ts';
import { idleMs } from './activity.ts';

const NOBODY_FOR_MS = 120_000;
const LOOK_EVERY_MS = 5000;

/** A kiosk takes a new version by itself, but only on the attract screen and when nobody was here for two minutes. */
export function updateWhenNobodyIsHere(): () => void {
  const timer = setInterval(() => {
    if (useAppUpdate.getState().waiting && idleMs() >= NOBODY_FOR_MS) void applyUpdateWhenSafe({ byItself: true });
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
