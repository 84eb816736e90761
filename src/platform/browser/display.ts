import { create } from 'zustand';

/** The text size: 100, 150 and 200 % of the page's own size. */
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

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
