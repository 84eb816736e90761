import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { axeFindings } from './axe.ts';

/** No violation that axe can find on the page, or in a part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await axeFindings(page, part), page.url()).toEqual([]);
}

/** Nothing sticks out sideways from a telephone to a desk. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [320, 360, 800, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
