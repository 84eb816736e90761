import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { browserOptions } from '../support/browser.ts';
import { startFaultProxy } from '../support/product/fault-proxy.ts';
import { fillRegistration, readyForOffline, submitRegistration, ticketOn } from '../support/people/front-desk.ts';
import { expectOne } from '../support/product/in-the-database.ts';
import { startProduct } from '../support/product/product.ts';
import { expect, test } from '../support/test.ts';

const SAVED = 'Saved on this device. Not sent yet.';

test('the tab closed while nothing could be sent: the next one sends it, once', async ({ product, context }) => {
  const page = await context.newPage();
  await fillRegistration(page, product.url, 'Tilda Tab');
  await readyForOffline(page);
  await context.setOffline(true);
  await submitRegistration(page);
  await expect(page.getByRole('heading', { name: SAVED })).toBeVisible();
  const ticket = await ticketOn(page);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(product.url);
  await expectOne(product, 'Tilda Tab', ticket);
});

test.describe('where no worker keeps the code', () => {
  test.use({ serviceWorkers: 'block' });

  test('a landing page that could not fetch what sends does it when the network is back', async ({
    product,
    context,
  }) => {
    const page = await context.newPage();
    await fillRegistration(page, product.url, 'Lara Late');
    await context.route('**/api/**', (route) => route.abort());
    await submitRegistration(page);
    await expect(page.getByRole('heading', { name: SAVED })).toBeVisible();
    const ticket = await ticketOn(page);
    await page.close();
    await context.unrouteAll();

    const next = await context.newPage();
    const refused = next.waitForEvent('requestfailed', (request) => /outbox-[^/]*\.js$/.test(request.url()));
    await next.route(/\/assets\/outbox-[^/]*\.js$/, (route) => route.abort());
    await next.goto(product.url);
    await refused;
    await next.unrouteAll();
    await context.setOffline(true);
    await context.setOffline(false);
    await expectOne(product, 'Lara Late', ticket);
  });
});

test('the tab closed with the request in flight', async ({ product, context }) => {
  const proxy = await startFaultProxy(product.url);
  const page = await context.newPage();
  await fillRegistration(page, proxy.url, 'Flo Flight');
  const closed = new Promise<void>((resolve) => {
    proxy.whenLost(async () => {
      await page.close();
      resolve();
    });
  });
  proxy.breakWith((path) => (path === '/api/patients/register' ? 'lose' : undefined));
  await submitRegistration(page);
  await closed;
  proxy.heal();
  const next = await context.newPage();
  await next.goto(proxy.url);
  await expect
    .poll(() => product.sql<{ ticket: string }>('select ticket from patients where name = $1', ['Flo Flight']))
    .toHaveLength(1);
  const [patient] = await product.sql<{ ticket: string }>('select ticket from patients where name = $1', [
    'Flo Flight',
  ]);
  await expectOne(product, 'Flo Flight', patient?.ticket ?? '');
  await proxy.stop();
});

test('the browser killed with the registration unsent: the next start sends it, once', async ({ product }) => {
  const profile = await mkdtemp(join(tmpdir(), 'frontdesk-profile-'));
  const proxy = await startFaultProxy(product.url);
  const start = () => chromium.launchPersistentContext(profile, browserOptions());
  const first = await start();
  const page = await first.newPage();
  await fillRegistration(page, proxy.url, 'Kim Killed');
  proxy.breakWith((path) => (path.startsWith('/api/patients/') ? 'cut' : undefined));
  await submitRegistration(page);
  await expect(page.getByRole('heading', { name: SAVED })).toBeVisible();
  const ticket = await ticketOn(page);
  await killBrowser(first, profile);
  proxy.heal();
  const second = await start();
  await (await second.newPage()).goto(proxy.url);
  await expectOne(product, 'Kim Killed', ticket);
  await second.close();
  await proxy.stop();
  await rm(profile, { recursive: true, force: true });
});

test('a page out of the back/forward cache sends what it has kept, and shows nobody’s visit', async ({ product }) => {
  const browser = await chromium.launch({
    ...browserOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const proxy = await startFaultProxy(product.url);
  // Without a worker: what is sent is sent by the page.
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { cameBack: persisted }));
  });
  await fillRegistration(page, proxy.url, 'Bea Back');
  proxy.breakWith((path) => (path.startsWith('/api/') ? 'cut' : undefined));
  await submitRegistration(page);
  await expect(page.getByRole('heading', { name: SAVED })).toBeVisible();
  const ticket = await ticketOn(page);
  await page.goto('data:text/html,<h1>Elsewhere</h1>');
  proxy.heal();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'cameBack'))).toBe(true);
  await expectOne(product, 'Bea Back', ticket);
  await expect(page.getByRole('heading', { name: 'Choose a department' })).toBeVisible();
  await browser.close();
  await proxy.stop();
});

test('the server killed between commit and answer', async ({ page }) => {
  test.setTimeout(120_000);
  const product = await startProduct();
  const proxy = await startFaultProxy(product.url);
  await fillRegistration(page, proxy.url, 'Sven Server');
  proxy.whenLost(() => product.kill());
  proxy.breakWith((path) => (path === '/api/patients/register' ? 'lose' : undefined));
  await submitRegistration(page);
  await expect(page.getByRole('heading', { name: SAVED })).toBeVisible();
  const ticket = await ticketOn(page);
  proxy.whenLost(async () => undefined);
  proxy.heal();
  await product.start();
  await expectOne(product, 'Sven Server', ticket);
  await proxy.stop();
  await product.stop();
});

test('two tabs full of unsent visits: each becomes one patient and one appointment', async ({ product, context }) => {
  test.setTimeout(120_000);
  const proxy = await startFaultProxy(product.url);
  const pages = [await context.newPage(), await context.newPage()];
  proxy.breakWith((path) => (path.startsWith('/api/patients/') ? 'cut' : undefined));
  const tickets = new Map<string, string>();
  for (const [index, page] of pages.entries()) {
    for (const round of [1, 2]) {
      const name = `Twin ${index} ${round}`;
      await fillRegistration(page, proxy.url, name);
      await submitRegistration(page);
      await expect(page.getByRole('heading', { name: SAVED })).toBeVisible();
      tickets.set(name, await ticketOn(page));
    }
  }
  proxy.heal();
  // Both hear of it in the same moment, instead of each at the end of its own pause.
  for (const page of pages) await page.evaluate(() => dispatchEvent(new Event('online')));
  for (const [name, ticket] of tickets) await expectOne(product, name, ticket);
  expect(new Set(tickets.values()).size).toBe(4);
  await proxy.stop();
});

test('nothing of the patient can be read in what the browser keeps', async ({ product, page, context }) => {
  await fillRegistration(page, product.url, 'Wilhelmina Unmistakable');
  await readyForOffline(page);
  await context.setOffline(true);
  await submitRegistration(page);
  await expect(page.getByRole('heading', { name: SAVED })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const found: string[] = [location.href, document.title, JSON.stringify([localStorage, sessionStorage])];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
      });
      for (const table of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(table).objectStore(table).getAll();
          request.addEventListener('success', () => resolve(request.result));
        });
        const asText = (_: string, value: unknown) =>
          value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value;
        found.push(JSON.stringify(rows, asText));
      }
      database.close();
    }
    for (const cache of await caches.keys()) {
      for (const request of await (await caches.open(cache)).keys()) found.push(request.url);
    }
    return found.join('\n');
  });
  expect(kept).toContain('register-patient');
  expect(kept).not.toMatch(/Wilhelmina|Unmistakable/);
  expect(kept).not.toMatch(/\/api\/|\/v2\//);
});

/** SIGKILL to the whole browser, as a power cut would end it. */
async function killBrowser(context: BrowserContext, profile: string): Promise<void> {
  const gone = new Promise<void>((resolve) => context.once('close', () => resolve()));
  process.kill(await mainProcessOf(profile), 'SIGKILL');
  await gone;
}

/** Chromium's profile lock is a link to `host-pid` of the main process. */
async function mainProcessOf(profile: string): Promise<number> {
  return Number((await readlink(join(profile, 'SingletonLock'))).split('-').at(-1));
}
