import { useSyncExternalStore } from 'react';
import { create } from 'zustand';

/** The text size: 100, 150 and 200 % of the page's own size. */
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** What one letter takes, in letters of the normal size: the same steps as in src/ui/style/breakpoints.css. */
const TIMES: Readonly<Record<TextSize, number>> = { normal: 1, large: 1.5, largest: 2 };

type Display = { readonly textSize: TextSize; readonly moreContrast: boolean };

const STORAGE_KEY = 'frontdesk-display';
const PLAIN: Display = { textSize: 'normal', moreContrast: false };

export const useDisplay = create<Display>(() => PLAIN);

function apply(display: Display): void {
  useDisplay.setState(display);
  const { dataset } = document.documentElement;
  dataset['textSize'] = display.textSize;
  dataset['contrast'] = display.moreContrast ? 'more' : 'plain';
}

/** Applies the settings of this window. Call once, before the first render. */
export function startDisplay(): void {
  try {
    const [textSize, contrast] = (sessionStorage.getItem(STORAGE_KEY) ?? '').split(' ');
    const known = TEXT_SIZES.find((size) => size === textSize);
    apply({ textSize: known ?? 'normal', moreContrast: contrast === 'more' });
  } catch {
    apply(PLAIN);
  }
}

/**
 * Sets the text size or contrast until the window is closed or the visit ends; the next visitor starts with the
 * defaults.
 */
export function setDisplay(change: Partial<Display>): void {
  apply({ ...useDisplay.getState(), ...change });
  const { textSize, moreContrast } = useDisplay.getState();
  try {
    sessionStorage.setItem(STORAGE_KEY, `${textSize} ${moreContrast ? 'more' : 'plain'}`);
  } catch {
    // Storage may be blocked: the setting then applies to this page only.
  }
}

/**
 * Whether the window is as wide as so many letters of the chosen size, for what styles alone cannot decide.
 * @param rem the width at the normal text size
 */
export function useRoomFor(rem: number): boolean {
  const query = useDisplay(({ textSize }) => `(min-width: ${rem * TIMES[textSize]}rem)`);
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}
