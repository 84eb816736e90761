import { useEffect } from 'react';
import { applyDeviceSize } from '#src/platform/browser/device-size.ts';
import { onEndVisit } from '#src/platform/device/end-visit.ts';
import { watchActivity } from '#src/features/kiosk/rest/activity.ts';
import { resetDisplay, showAsKiosk } from '#src/features/kiosk/bar/display-store.ts';
import { keepOnThePage } from './keep-on-the-page.ts';
import { keepAwake } from '#src/platform/device/wake-lock.ts';

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

/** Chromium on a desktop gives a full-screen page the keys that would leave it, Ctrl+W and Escape among them. */
type WithKeys = Navigator & { readonly keyboard?: { lock?: () => Promise<void>; unlock?: () => void } };
const { keyboard }: WithKeys = navigator;

/**
 * Only a touch may ask for it. Not where the browser gives it anyway (`--kiosk`, an installed app): Chromium lets nobody
 * enlarge a page with two fingers that has asked.
 */
export function goFullscreen(): void {
  if (document.fullscreenElement || matchMedia('(display-mode: fullscreen)').matches) return;
  void document.documentElement
    .requestFullscreen?.({ navigationUI: 'hide' })
    .then(() => keyboard?.lock?.())
    .catch(() => undefined);
}

/** Gives the screen and its keys back to staff. */
export function leaveFullscreen(): void {
  keyboard?.unlock?.();
  if (document.fullscreenElement) void document.exitFullscreen();
}
