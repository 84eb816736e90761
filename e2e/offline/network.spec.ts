import { type FaultProxy, startFaultProxy } from '../support/product/fault-proxy.ts';
import { fillRegistration, readyForOffline, submitRegistration, ticketOn } from '../support/people/front-desk.ts';
import { expectOne } from '../support/product/in-the-database.ts';
import { expect, test } from '../support/test.ts';

let proxy: FaultProxy;

test.beforeEach(async ({ product }) => {
  proxy = await startFaultProxy(product.url);
});

test.afterEach(async () => {
  await proxy.stop();
});

const isWrite = (path: string) => path.startsWith('/api/patients/') || path.startsWith('/api/appointments/');

test('a registration while online is accepted at once', async ({ page, product }) => {
  await fillRegistration(page, proxy.url, 'Olive Online');
  await submitRegistration(page);
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible();
  await expectOne(product, 'Olive Online', await ticketOn(page));
});

test('the network cut before Submit: a ticket at once, and one patient and one appointment after it returns', async ({
  page,
  product,
  context,
}) => {
  await fillRegistration(page, proxy.url, 'Bert Before');
  await context.setOffline(true);
  await submitRegistration(page);
  await expect(page.getByRole('heading', { name: 'Saved on this device. Not sent yet.' })).toBeVisible();
  const ticket = await ticketOn(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible();
  await expectOne(product, 'Bert Before', ticket);
  expect(await ticketOn(page)).toBe(ticket);
});

test('the connection breaks before the server hears of the registration', async ({ page, product }) => {
  await fillRegistration(page, proxy.url, 'Cora Cut');
  proxy.breakWith((path) => (isWrite(path) ? 'cut' : undefined));
  await submitRegistration(page);
  await expect(page.getByRole('heading', { name: 'Saved on this device. Not sent yet.' })).toBeVisible();
  const ticket = await ticketOn(page);
  proxy.heal();
  await expectOne(product, 'Cora Cut', ticket);
});

for (const lost of ['/api/patients/register', '/api/appointments/create-appointment']) {
  test(`the answer of ${lost} is lost after the server has committed`, async ({ page, product }) => {
    const name = `Lost ${lost.length}`;
    await fillRegistration(page, proxy.url, name);
    proxy.breakWith((path) => (path === lost ? 'lose' : undefined));
    await submitRegistration(page);
    await expect(page.getByRole('heading', { name: 'Saved on this device. Not sent yet.' })).toBeVisible();
    const ticket = await ticketOn(page);
    proxy.heal();
    await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible();
    await expectOne(product, name, ticket);
    expect(proxy.seen.filter((path) => path === lost).length).toBeGreaterThan(1);
  });
}

test('the network cut after Submit leaves the success page and one of each', async ({ page, product, context }) => {
  await fillRegistration(page, proxy.url, 'Ada After');
  await submitRegistration(page);
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible();
  await context.setOffline(true);
  const ticket = await ticketOn(page);
  await context.setOffline(false);
  await expectOne(product, 'Ada After', ticket);
});

test('a refusal keeps the form; Submit again unchanged makes one patient, not two', async ({ page, product }) => {
  await fillRegistration(page, proxy.url, 'Ruth Refused');
  let refusals = 0;
  await page.route('**/api/patients/register', async (route) => {
    refusals += 1;
    if (refusals > 1) return route.continue();
    await route.fetch();
    await route.fulfill({ status: 400, json: { message: 'Not now.' } });
  });
  await submitRegistration(page);
  await expect(page.getByText('Submission Error').first()).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ruth Refused');
  await submitRegistration(page);
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible();
  await expectOne(product, 'Ruth Refused', await ticketOn(page));
});

test('a refused visit that is accepted while it is being changed says that the change was not sent', async ({
  page,
  product,
}) => {
  await fillRegistration(page, proxy.url, 'Late Edit');
  let free = () => undefined as void;
  const freed = new Promise<void>((resolve) => (free = resolve));
  let first = true;
  await page.route('**/api/patients/register', async (route) => {
    if (first) {
      first = false;
      await route.fulfill({ status: 503, json: { message: 'Not now.' } });
      return;
    }
    await freed;
    await route.continue();
  });
  await submitRegistration(page);
  await expect(page.getByText('Submission Error').first()).toBeVisible();
  await page.getByLabel('Full Name').fill('Late Edit Changed');
  free();
  await expect(page.getByText('Changes you made after the first attempt were not sent.')).toBeVisible();
  await expectOne(product, 'Late Edit', await ticketOn(page));
});

test('every route opens without a network after one visit', async ({ page, context }) => {
  await page.goto(`${proxy.url}/`);
  await readyForOffline(page);
  await context.setOffline(true);
  const routes = [
    '/',
    '/services',
    '/doctors',
    '/frontdesk',
    '/frontdesk?transcript=I%20have%20a%20fever&suggestedDepartment=General%20Medicine&autoSuggest=true',
    '/frontdesk?doctorName=Dr.%20Who&specialty=Cardiology',
    '/login?role=admin',
    '/login?role=doctor',
    '/doctor/login',
    '/doctor/dashboard',
    '/admin/dashboard',
    '/admin/settings?view=audit',
    '/device',
    '/nowhere',
  ];
  for (const route of routes) {
    await page.goto(`${proxy.url}${route}`);
    await expect(page.locator('h1').first(), route).toBeVisible();
  }
  await page.reload();
  await expect(page.locator('h1').first()).toBeVisible();
});

test('every file is kept once, and all of them weigh no more than a device is asked for', async ({ page }) => {
  await page.goto('/');
  await readyForOffline(page);
  const kept = await page.evaluate(async () => {
    const files: { url: string; text: string }[] = [];
    for (const name of (await caches.keys()).filter((each) => !each.includes('-speech-') && !each.endsWith('-seen'))) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        files.push({ url, text: (await (await cache.match(url))?.text()) ?? '' });
    }
    return files;
  });
  const large = kept.filter(({ text }) => text.length > 1_000);
  expect(new Set(large.map(({ text }) => text)).size).toBe(large.length);
  const sizes = await Promise.all(
    kept.map(async ({ url }) => {
      const answer = await page.request.head(url, { headers: { 'accept-encoding': 'gzip' } });
      return Number(answer.headers()['content-length']);
    }),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(735_000);
});

test('a device that has only seen the landing page has the doctors, too', async ({ page, context }) => {
  await page.goto(`${proxy.url}/`);
  await readyForOffline(page);
  // Not opened before it is there: that would make an empty one.
  const isListKept = () =>
    page.evaluate(async () => {
      const known = await indexedDB.databases();
      if (!known.some(({ name }) => name === 'frontdesk-cache')) return false;
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('frontdesk-cache');
        request.addEventListener('success', () => resolve(request.result));
      });
      const count = database.transaction('directory').objectStore('directory').count();
      await new Promise((resolve) => count.addEventListener('success', resolve));
      database.close();
      return count.result === 1;
    });
  await expect.poll(isListKept).toBe(true);
  await context.setOffline(true);
  await page.goto(`${proxy.url}/frontdesk`);
  await page.getByRole('button', { name: /General Medicine/ }).click();
  await expect(page.getByRole('button', { name: /Select Doctor/ }).first()).toBeVisible();
  await expect(page.getByText(/Doctor list from/)).toBeVisible();
  await page.goto(`${proxy.url}/doctors`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('doctors and departments are there without a network, with their age', async ({ page, context }) => {
  await page.goto(`${proxy.url}/frontdesk`);
  await expect(page.getByRole('button', { name: /General Medicine/ })).toBeVisible();
  await readyForOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: /General Medicine/ })).toBeVisible();
  await expect(page.getByText(/Doctor list from/)).toBeVisible();
});
