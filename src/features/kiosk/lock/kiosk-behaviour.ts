import { useEffect } from 'react';
import { applyDeviceSize } from '#src/platform/browser/device-size.ts';
import { onEndVisit } from '#src/platform/device/end-visit.ts';
import { watchActivity } from '#src/platform/device/activity.ts';
import { resetDisplay, showAsKiosk } from '#src/features/kiosk/bar/display-store.ts';
import { keepOnThePage } from './keep-on-the-page.ts';
import { keepAwake } from '#src/platform/device/wake-lock.ts';

/** What a device in a hall does all the time: stays awake, notices people, blocks browser features. */
export function useKioskBehaviour(): void {
  useEffect(() => {
    applyDeviceSize();
    const stops = [showAsKiosk(), keepOnThePage(), watchActivity(), keepAwake(), onEndVisit(resetDisplay)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

/** Chromium on a desktop gives a full-screen page the keys that would leave it, such as Ctrl+W and Escape. */
type WithKeys = Navigator & { readonly keyboard?: { lock?: () => Promise<void>; unlock?: () => void } };
const { keyboard }: WithKeys = navigator;

/**
 * Only a touch may request it. Not if the window is full screen anyway (`--kiosk`, an installed app), because Chromium
 * allows no pinch zoom on a page that has requested it.
 */
export function goFullscreen(): void {
  if (document.fullscreenElement || matchMedia('(display-mode: fullscreen)').matches) return;
  void document.documentElement
    .requestFullscreen?.({ navigationUI: 'hide' })
    .then(() => keyboard?.lock?.())
    .catch(() => undefined);
}

/** Returns the screen and its keys to staff. */
export function leaveFullscreen(): void {
  keyboard?.unlock?.();
  if (document.fullscreenElement) void document.exitFullscreen();
}
