import { expect, type Locator, type Page } from '@playwright/test';

/** Counts what a patient touches on the way to a ticket. Nothing may have to be scrolled into view for it. */
export function countTaps(page: Page) {
  let taps = 0;
  return {
    async tap(target: Locator): Promise<void> {
      await expect(target).toBeVisible();
      await expect.poll(() => isInSight(target), { message: 'it is seen without scrolling' }).toBe(true);
      await target.click();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      taps += 1;
    },
    /** The same where a long page is scrolled by hand. */
    async tapAnywhere(target: Locator): Promise<void> {
      await target.click();
      taps += 1;
    },
    taps: () => taps,
  };
}

/** All of it is within the window, and nothing lies over its middle. */
const isInSight = (target: Locator): Promise<boolean> =>
  target.evaluate((node) => {
    const { top, bottom, left, right } = node.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && (node.contains(over) || over?.contains(node) === true);
  });

/** The fields of the form that are not wholly seen: outside of the window, or under what stands at its foot. */
export function hiddenFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const foot = document.querySelector('.submit-area')?.getBoundingClientRect().top ?? innerHeight;
    return [...document.querySelectorAll<HTMLElement>('form :is(input, textarea)')]
      .filter((field) => field.checkVisibility())
      .filter((field) => {
        const { top, bottom } = field.getBoundingClientRect();
        return top < 0 || bottom > Math.min(foot, innerHeight);
      })
      .map((field) => field.id);
  });
}
