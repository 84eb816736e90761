import type { Page } from '@playwright/test';
import { startFaultProxy } from './support/fault-proxy.ts';
import { fillRegistration, readyForOffline, submitRegistration, ticketOn } from './support/front-desk.ts';
import { expectOne } from './support/in-the-database.ts';
import { expect, test } from './support/test.ts';

/** What the landing page does without until somebody needs it. */
const LATER = /\/assets\/(dexie|queue|outbox|voice|-landing-voice|words)-/;

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
