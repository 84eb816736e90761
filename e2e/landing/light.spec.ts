import type { Page } from '@playwright/test';
import { startFaultProxy } from '../support/product/fault-proxy.ts';
import { fillRegistration, readyForOffline, submitRegistration, ticketOn } from '../support/people/front-desk.ts';
import { expectOne } from '../support/product/in-the-database.ts';
import { expect, test } from '../support/test.ts';

/** What the landing page does without until somebody needs it. */
const LATER = /\/assets\/(dexie|queue|outbox|voice|words)-/;

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const [, name] = LATER.exec(request.url()) ?? [];
    if (name) scripts.push(name);
  });
  return scripts;
}

test('who only looks at the landing page loads neither the queue nor the recorder; who goes on has both', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByText('Quick Links')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);

  await page.mouse.wheel(0, 400);
  await expect.poll(() => scripts).toContain('voice');
  expect(scripts).not.toContain('dexie');
  await page.getByRole('link', { name: 'Register Now' }).click();
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(['dexie', 'outbox', 'queue']));
});

test('the word of another tab starts the queue on the landing page', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByText('Quick Links')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  // As src/offline/queue/events.ts says it; the landing page may not listen yet when it is said first.
  await expect(async () => {
    await other.evaluate(() => new BroadcastChannel('frontdesk-outbox').postMessage('wake'));
    expect(scripts).toEqual(expect.arrayContaining(['dexie', 'outbox', 'queue']));
  }).toPass();
});

test('a device that knows it has no network is never said to be not verified', async ({ page }) => {
  await page.clock.install();
  // On a slow device the state is known late: what asks for it has not come yet.
  await page.route(/\/assets\/quiet-start-/, () => undefined);
  const notVerified = page.getByRole('banner').getByText('Not verified', { exact: true });
  await page.goto('/');
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(notVerified).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  let isPillThere = false;
  page.on('response', (response) => (isPillThere ||= response.url().includes('/assets/later-')));
  await page.reload();
  await expect(async () => {
    await page.clock.runFor(500);
    expect(isPillThere).toBe(true);
  }).toPass();
  for (let second = 0; second < 8; second += 1) {
    await page.clock.runFor(1000);
    await expect(notVerified).toBeHidden();
  }
});

test('what is unsent is sent from the landing page, too, after the browser was closed over it', async ({
  page,
  product,
}) => {
  // Without Background Sync, as in most browsers: the worker would send it by itself, whatever the page does.
  await page.context().addInitScript(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'));
  const proxy = await startFaultProxy(product.url);
  await fillRegistration(page, proxy.url, 'Lena Later');
  await readyForOffline(page);
  proxy.breakWith((path) => (path.startsWith('/api/') ? 'cut' : undefined));
  await submitRegistration(page);
  await expect(page.getByRole('heading', { name: 'Saved on this device. Not sent yet.' })).toBeVisible();
  const ticket = await ticketOn(page);
  const later = await page.context().newPage();
  await page.close();
  proxy.heal();
  await later.goto(proxy.url);
  await expectOne(product, 'Lena Later', ticket);
  await proxy.stop();
});
