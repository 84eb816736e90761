import { safeToUpdate } from '#src/platform/update/busy.ts';
import { deviceNow } from '#src/platform/device/device.ts';
import { enterKioskMode, isKioskMode } from '#src/platform/device/kiosk.ts';
import { idleMs, watchActivity } from '#src/platform/device/activity.ts';

const FORGOTTEN_AFTER_MS = 5 * 60_000;
const LOOK_EVERY_MS = 5000;

/** If staff left the kiosk with their PIN and then went away, it returns to kiosk mode and calls `onReturn`. */
export function returnWhenForgotten(onReturn: () => void): void {
  const stopWatching = watchActivity();
  const timer = setInterval(() => {
    const isOver = isKioskMode() || deviceNow() === null;
    const isForgotten = idleMs() >= FORGOTTEN_AFTER_MS && safeToUpdate();
    if (!isOver && !isForgotten) return;
    clearInterval(timer);
    stopWatching();
    if (isOver) return;
    enterKioskMode();
    onReturn();
  }, LOOK_EVERY_MS);
}
