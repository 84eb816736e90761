import type { Page } from '@playwright/test';
import { readyForOffline } from '../support/people/front-desk.ts';
import { expect, test } from '../support/test.ts';

const PAGES = [
  { path: '/', title: 'Your Health Is Our Top Priority' },
  { path: '/frontdesk', title: 'Choose a department' },
  { path: '/doctors', title: 'Our Expert Doctors' },
];

/** The letters and the whole style sheet hold, and nothing of the page is text any more. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('style[media="not all"], link[media="not all"], .rest')).toHaveCount(0);
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
}

for (const { path, title } of PAGES) {
  test(`${path} without a network: the app takes it over, and then all its styles hold`, async ({ page, context }) => {
    await page.goto(path);
    await readyForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('#root')).not.toHaveAttribute('data-page');
    await expect(page.locator('#root')).not.toHaveAttribute('data-look');
    await expectWhole(page);
  });

  test(`${path} from this device, but without its app: words, buttons and styles are there`, async ({ page }) => {
    await page.goto(path);
    await readyForOffline(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) if (request.url.includes('/assets/app-')) await cache.delete(request);
      }
    });
    await page.route(/\/assets\/app-/, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectWhole(page);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Open the menu' })).toBeVisible();
    await expect(page.locator('#root'), 'no app has come').toHaveAttribute('data-page', path);
  });
}

test('the departments kept on this device are in the frame in which the app takes the page over', async ({
  page,
  context,
}) => {
  await page.goto('/frontdesk');
  await expect(page.getByRole('button', { name: /^Cardiology/ })).toBeVisible();
  await readyForOffline(page);
  await context.setOffline(true);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root');
      const watched = new MutationObserver(() => {
        if (!root || 'look' in root.dataset) return;
        Object.assign(globalThis, { departmentsThen: document.querySelectorAll('.department-list button').length });
      });
      if (root) watched.observe(root, { attributeFilter: ['data-look'] });
    });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Cardiology/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'departmentsThen'))).toBeGreaterThan(0);
});
