import { useEffect } from 'react';
import { reloadOnce } from './app-update.ts';
import { isKioskMode } from '#src/platform/device/kiosk.ts';

const NOBODY_CAME_MS = 30_000;

/**
 * If a whole kiosk screen crashes and nobody is there to click Reload, it reloads itself, at most once in ten minutes.
 * If only the registration crashed, the kiosk frame goes on and ends the visit as usual.
 */
export function useReloadUnattended(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (isKioskMode() && document.documentElement.dataset['kiosk'] === undefined) reloadOnce();
    }, NOBODY_CAME_MS);
    return () => clearInterval(timer);
  }, []);
}
