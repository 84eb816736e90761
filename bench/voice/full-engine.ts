import type { Page } from '@playwright/test';

const LOOK_EVERY_MS = 500;

/** Opens the registration page until the device keeps the whole full engine. */
export async function fetchFullEngine(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/frontdesk`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // A second visit does not wait half a minute before the download.
  await page.reload();
  // Polled from here, because waitForFunction takes the promise of an answer for the answer.
  while (!(await page.evaluate(isFullEngineHere))) await page.waitForTimeout(LOOK_EVERY_MS);
}

/** In the page. */
async function isFullEngineHere(): Promise<boolean> {
  const cacheName = (await caches.keys()).find((name) => name.includes('-speech-full-'));
  return cacheName !== undefined && (await (await caches.open(cacheName)).match('/speech/kept-2.json')) !== undefined;
}
