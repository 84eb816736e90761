import { useEffect } from 'react';
import { reloadOnce } from './app-update.ts';
import { isKioskMode } from '#src/platform/device/kiosk.ts';

const NOBODY_CAME_MS = 30_000;

/**
 * Before a kiosk that broke as a whole nobody may stand who presses Reload: it loads itself again, at most once in ten
 * minutes. Where only the registration broke, the kiosk around it goes on and ends the visit as always.
 */
export function useReloadUnattended(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (isKioskMode() && document.documentElement.dataset['kiosk'] === undefined) reloadOnce();
    }, NOBODY_CAME_MS);
    return () => clearInterval(timer);
  }, []);
}
