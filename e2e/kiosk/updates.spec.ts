import type { Page } from '@playwright/test';
import { FOR_PAIRED } from '../../src/app/service-worker/for-paired.ts';
import { RECORDINGS_CACHE } from '../../src/platform/recordings/cache-name.ts';
import { browserOptions } from '../support/browser.ts';
import { startDeployedSite, type DeployedSite } from '../support/product/deployed-site.ts';
import { becomeKiosk, fillAtKiosk, pairHere } from '../support/people/devices.ts';
import { readyForOffline } from '../support/people/front-desk.ts';
import { expect, test as base } from '../support/test.ts';

const test = base.extend<{ site: DeployedSite; baseURL: string }>({
  site: async ({ product }, use) => {
    const site = await startDeployedSite(product.url);
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
});
test.use({
  launchOptions: browserOptions(['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream']),
});

test.describe.configure({ timeout: 180_000 });

const lifeOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** Looks for a new build as the page does by itself every 15 minutes and whenever it is online again. */
async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  await expect.poll(isWaiting).toBe(true);
}

test('a new build waits for a half-filled registration and a recording at a kiosk, and is installed when nobody is there', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await becomeKiosk(page);
  await readyForOffline(page);
  await fillAtKiosk(page, 'Halfway There');
  const life = await page.evaluate(() => ((globalThis as { mark?: number }).mark = 1));
  await site.deploy('Touch to start', 'Touch here to start');
  await findUpdate(page);
  // Half of what a kiosk waits before it asks whether somebody is there: the rest is the machine’s.
  await page.clock.fastForward(30_000);
  await expect(page.getByLabel('Full Name')).toHaveValue('Halfway There');
  expect(await page.evaluate(() => (globalThis as { mark?: number }).mark)).toBe(life);
  await expect(page.getByText('A new version is ready.')).toBeHidden();

  // The patient goes on by speaking: the recording outlasts the time after which nobody would be here.
  await page.getByRole('tab', { name: 'Voice Registration' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByRole('button', { name: 'Stop recording' }).waitFor();
  await page.clock.fastForward(130_000);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('timer').filter({ hasText: '0:02' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: 'Form Registration' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Halfway There');
  await expect(page.getByLabel('Symptoms')).toHaveValue('quinsy, fever');
  expect(await page.evaluate(() => (globalThis as { mark?: number }).mark)).toBe(life);

  await page.getByRole('button', { name: 'Finish and clear' }).click();
  await page.clock.fastForward(100_000);
  await expect(page.getByRole('button', { name: 'Touch to start' })).toBeVisible();
  await page.clock.fastForward(30_000);
  // The new worker takes over, the page loads again and the kiosk starts anew: on a busy machine not in 15 seconds.
  await expect(page.getByRole('button', { name: 'Touch here to start' })).toBeVisible({ timeout: 60_000 });
  expect(await page.evaluate(() => (globalThis as { mark?: number }).mark)).toBeUndefined();

  // The page of the new build, too, is whole without a network: only paired devices keep what a kiosk shows.
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Touch here to start' })).toBeVisible();
});

test('a kiosk opens without a network from the moment it was paired; no other browser keeps what it shows', async ({
  page,
}) => {
  const keptForKiosks = () =>
    page.evaluate(async (files) => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().filter(({ url }) => new RegExp(files).test(url)).length;
    }, FOR_PAIRED.source);
  await page.goto('/device');
  await readyForOffline(page);
  expect(await keptForKiosks()).toBe(0);
  await pairHere(page);
  // What a kiosk shows, and what plays its recordings.
  await expect.poll(keptForKiosks).toBe(2);
  await page.evaluate(
    async (name) => (await caches.open(name)).put('/said.mp3', new Response('a sound')),
    RECORDINGS_CACHE,
  );
  await page.getByRole('button', { name: 'Remove the pairing' }).click();
  await page.getByRole('button', { name: 'Yes, remove the pairing' }).click();
  await expect.poll(keptForKiosks).toBe(0);
  await expect.poll(() => page.evaluate((name) => caches.has(name), RECORDINGS_CACHE)).toBe(false);
  await pairHere(page);
  await expect.poll(keptForKiosks).toBe(2);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Start the kiosk' }).click();
  await expect(page.getByRole('button', { name: 'Touch to start' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Touch to start' })).toBeVisible();
});

test('a recording in one tab holds up the new build in all; then each tab is loaded once', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/');
  await readyForOffline(page);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByRole('button', { name: 'Stop recording' }).waitFor();
  const other = await context.newPage();
  await other.goto('/doctors');
  const lives = [await lifeOf(page), await lifeOf(other)];
  await site.deploy('Our Expert Doctors', 'Our Expert Physicians');
  await findUpdate(other);

  await other.getByRole('button', { name: 'Reload' }).click();
  await expect(other.getByText(/Something is still being entered or sent in another tab/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible();
  expect([await lifeOf(page), await lifeOf(other)]).toEqual(lives);

  await page.getByRole('button', { name: 'Cancel' }).click();
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect(other.getByRole('heading', { name: 'Our Expert Physicians' })).toBeVisible();
  await expect.poll(() => lifeOf(page).catch(() => 0)).not.toBe(lives[0]);
});
