import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a page as its HTML alone; the app comes once what this returns is called. */
export async function openWithoutApp(page: Page, path = '/'): Promise<() => void> {
  let letThrough = () => {};
  const waiting = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/app-.*\.js$/, async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByText('One moment…'))).toBeVisible();
  return letThrough;
}
