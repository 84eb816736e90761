import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

const APP = /\/assets\/app-.*\.js$/;

/** Opens a page as its HTML alone; the app, which has been asked for and is held, comes once what this returns is called. */
export async function openWithoutApp(page: Page, path = '/'): Promise<() => void> {
  let letThrough = () => {};
  const waiting = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(APP, async (route) => {
    await waiting;
    await route.continue();
  });
  const isHeld = page.waitForRequest(APP);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByText('One moment…'))).toBeVisible();
  await isHeld;
  return letThrough;
}
