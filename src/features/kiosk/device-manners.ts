import { useEffect } from 'react';
import { applyDeviceSize } from '#src/platform/device-size.ts';
import { onEndVisit } from '#src/platform/end-visit.ts';
import { watchActivity } from './activity.ts';
import { resetDisplay, showAsKiosk } from './display-store.ts';
import { keepOnThePage } from './keep-on-the-page.ts';
import { keepAwake } from './wake-lock.ts';

/** What a device in a hall does all the time: stays awake, notices people, offers nothing of the browser's. */
export function useDeviceManners(): void {
  useEffect(() => {
    applyDeviceSize();
    const stops = [showAsKiosk(), keepOnThePage(), watchActivity(), keepAwake(), onEndVisit(resetDisplay)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

/** Only a touch may ask for it; where it is refused the device's own kiosk mode does without. */
export function goFullscreen(): void {
  if (document.fullscreenElement) return;
  void document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
}
