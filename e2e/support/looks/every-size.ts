import type { Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { expect } from '../test.ts';

/**
 * Telephone, tablet, wall screen, desks; and 1280 px wide at 400 % zoom. Axe, which takes most of the time, looks at one
 * size of each layout.
 */
const SIZES = [
  { width: 320, height: 256, axe: false },
  { width: 360, height: 800, axe: true },
  { width: 390, height: 844, axe: false },
  { width: 800, height: 1280, axe: true },
  { width: 1080, height: 1920, axe: true },
  { width: 1280, height: 800, axe: false },
  { width: 1440, height: 900, axe: true },
] as const;

/** Nothing sticks out sideways, and no word leaves its card, at the size the page has. */
export async function findStickingOut(page: Page): Promise<{ sideways: number; outside: (string | null)[] }> {
  return {
    sideways: await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)),
    outside: await wordsOutside(page),
  };
}

/** Words that are wider than the card, the button or the entry they belong to. */
const wordsOutside = (page: Page) =>
  page.locator('body').evaluate((body) =>
    [...body.querySelectorAll('main :is(.rounded-card, li, button, a)')].flatMap((box) => {
      const edge = box.getBoundingClientRect();
      return [
        ...box.querySelectorAll(':is(h1, h2, h3, p, a, span, button):not([class*="sr-only"], [class*="sr-only"] *)'),
      ].flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const words = range.getBoundingClientRect();
        const isOutside = words.width > 1 && (words.right > edge.right + 1 || words.left < edge.left - 1);
        return isOutside && !node.querySelector('[class*="sr-only"]') ? [node.textContent] : [];
      });
    }),
  );

/**
 * Brings the page as it stands through every size: nothing sticks out sideways, and axe finds nothing in any layout.
 * @param part what is new in this state, where all else was looked at in another
 */
export async function expectGoodAtEverySize(page: Page, name: string, part = 'html'): Promise<void> {
  const before = page.viewportSize();
  for (const { width, height, axe } of SIZES) {
    await page.setViewportSize({ width, height });
    const found = {
      ...(await findStickingOut(page)),
      axe: axe ? await axeFindings(page, part) : [],
    };
    expect.soft(found, `${name} at ${width} x ${height}`).toEqual({ sideways: 0, outside: [], axe: [] });
  }
  if (before) await page.setViewportSize(before);
}
