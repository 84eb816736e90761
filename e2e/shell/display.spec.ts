import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/looks/accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const letters = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Text size and contrast' }).click();
  await page.getByRole('button', { name, exact: true }).click();
  await page.keyboard.press('Escape');
}

test('letters grow to twice their size without a word leaving the page, and the choice stays on every page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 1280 });
  await page.goto('/');
  const plain = await letters(page);
  await choose(page, 'A++, very large text');
  expect(await letters(page)).toBe(plain * 2);
  for (const path of ['/', '/frontdesk', '/doctors', '/login?role=doctor']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await letters(page), path).toBe(plain * 2);
    expect(await sideways(page), path).toBeLessThanOrEqual(0);
  }
  await choose(page, 'A, normal text');
  expect(await letters(page)).toBe(plain);
});

/** How far the switches reach over the words of the page; nothing where they stand in the header. */
const wordsUnderSwitches = (page: Page) =>
  page.getByRole('group', { name: 'Display', exact: true }).evaluate((switches) => {
    const { left } = switches.getBoundingClientRect();
    if (getComputedStyle(switches).position !== 'fixed') return [];
    const texts = document.createTreeWalker(document.querySelector('#main') ?? document.body, NodeFilter.SHOW_TEXT);
    const under: string[] = [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const isSeen = currentNode.parentElement?.closest('.sr-only') === null;
      if (isSeen && range.getBoundingClientRect().right > left) under.push(currentNode.nodeValue ?? '');
    }
    return under;
  });

test('the switches for letters and contrast lie on no words of the page', async ({ page }) => {
  for (const path of ['/', '/doctors', '/frontdesk', '/login?role=doctor']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Text size and contrast' }).waitFor();
    for (const [width, height] of [
      [320, 256],
      [360, 800],
      [800, 1280],
      [1220, 800],
      [1280, 800],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await wordsUnderSwitches(page), `${path} at ${width} x ${height}`).toEqual([]);
    }
  }
});

test('High contrast is a plain ground, black words and a line around every sheet', async ({ page }) => {
  await page.goto('/');
  await choose(page, 'High contrast');
  await expect(page.locator('body > .sky')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expectAccessible(page);
});

for (const [name, media] of [
  ['prefers-contrast: more', { contrast: 'more' }],
  ['forced colours', { forcedColors: 'active' }],
] as const) {
  test(`${name}: nothing moves behind the words, and axe finds nothing`, async ({ page }) => {
    await page.emulateMedia(media);
    for (const path of ['/', '/frontdesk', '/login?role=admin']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('body > .sky')).toBeHidden();
      await expectAccessible(page);
    }
  });
}
