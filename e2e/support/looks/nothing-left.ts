import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { everythingKept, keptDrafts } from './traces.ts';

/** Which of the words stand in the text. */
export function found(text: string, words: readonly string[]): string[] {
  return words.filter((word) => text.includes(word));
}

const start = (page: Page) => page.getByRole('button', { name: 'Touch to start' });

/** At "Touch to start" this browser knows none of the words. */
export async function expectNothingKept(page: Page, words: readonly string[]): Promise<void> {
  await expect(start(page)).toBeVisible();
  await expect.poll(() => keptDrafts(page)).toBe(0);
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  const left = [JSON.stringify(entries), await everythingKept(page)].join('\n');
  expect(found(left, words)).toEqual([]);
}

/** The same, and wherever Back leads from there. */
export async function expectNothingLeft(page: Page, words: readonly string[]): Promise<void> {
  await expectNothingKept(page, words);
  await page.goBack();
  await expect(start(page)).toBeVisible();
  const behind = await page.evaluate(() => JSON.stringify(history.state) + document.documentElement.outerHTML);
  expect(found(behind, [...words, 'General Medicine'])).toEqual([]);
}
