import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

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

test('High contrast is a plain ground, black words and a line around every sheet', async ({ page }) => {
  await page.goto('/');
  await choose(page, 'High contrast');
  await expect(page.locator('body > .sky')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
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
      expect((await new AxeBuilder({ page }).analyze()).violations, path).toEqual([]);
    }
  });
}
