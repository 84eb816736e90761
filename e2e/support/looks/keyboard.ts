import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** No view of ours has more stops between two things than this. */
const MOST_STOPS = 80;

/**
 * Goes from stop to stop until the focus is where it is wanted; each stop on the way is in sight and shows that it has
 * the focus.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const { isThere, place, isSeen } = await target.evaluate((wanted) => {
      const holder = document.activeElement ?? document.body;
      const { top, bottom } = holder.getBoundingClientRect();
      // A choice shows it around its words, too.
      const hasRing = [holder, holder.closest('.radio-choice') ?? holder].some((each) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(each);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      return {
        isThere: holder === wanted,
        place: holder.outerHTML.slice(0, 160),
        // Between the last stop and the first the browser's own bars have the focus.
        isSeen: holder === document.body || (hasRing && bottom > 0 && top < innerHeight),
      };
    });
    expect(isSeen, `the focus can be seen on ${place}`).toBe(true);
    if (isThere) return;
  }
  throw new Error(`${key} does not lead to ${String(target)}`);
}
