import { pairingCode } from '../support/people/devices.ts';
import { startFaultProxy } from '../support/product/fault-proxy.ts';
import { fillRegistration, readyForOffline, submitRegistration, ticketOn } from '../support/people/front-desk.ts';
import { expectOne } from '../support/product/in-the-database.ts';
import { expect, test } from '../support/test.ts';

const SAVED = 'Saved on this device. Not sent yet.';

test('with every page closed, the worker of a paired device sends it when the browser finds the network, once', async ({
  product,
  context,
}) => {
  const proxy = await startFaultProxy(product.url);
  const page = await context.newPage();
  await page.goto(`${proxy.url}/device`);
  const { code, prefix } = await pairingCode(page, { kind: 'desk', name: 'South desk' });
  await page.getByLabel('Pairing code').fill(code);
  await page.getByRole('button', { name: 'Pair this device' }).click();
  await page.getByRole('heading', { name: /This device is/ }).waitFor();
  await fillRegistration(page, proxy.url, 'Bea Background');
  await readyForOffline(page);
  proxy.breakWith((path) => (path.startsWith('/api/') ? 'cut' : undefined));
  await submitRegistration(page);
  await expect(page.getByRole('heading', { name: SAVED })).toBeVisible();
  const asked = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const sync: { getTags: () => Promise<string[]> } = Reflect.get(registration, 'sync');
      return sync.getTags();
    });
  await expect.poll(asked).toContain('frontdesk-outbox');

  // A file of the same origin without the app: the way to its worker, and nothing that sends.
  const view = await context.newPage();
  await view.goto(`${proxy.url}/icons.svg`);
  const devtools = await context.newCDPSession(view);
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await known;
  const paired = await page.evaluate(() => localStorage.getItem('frontdesk-device') ?? '');
  await page.close();
  // What the page sent with its last breath is cut before this is: from here on there is only the worker.
  await fetch(`${proxy.url}/api/health`).catch(() => undefined);
  const credentials: unknown[] = [];
  proxy.breakWith((path, headers) => {
    if (path === '/api/patients/register') credentials.push(headers['frontdesk-device']);
    return undefined;
  });
  const tag = { origin: proxy.url, registrationId, tag: 'frontdesk-outbox', lastChance: false };
  await devtools.send('ServiceWorker.dispatchSyncEvent', tag);
  await expectOne(product, 'Bea Background', `${prefix}-0001`);
  expect(credentials).toEqual([JSON.parse(paired).credential]);
  // The next page finds nothing to send.
  const calls = proxy.seen.filter((path) => path === '/api/patients/register').length;
  const next = await context.newPage();
  await next.goto(`${proxy.url}/admin/unsent`);
  await expect(next.getByText('Everything has been sent')).toBeVisible();
  expect(proxy.seen.filter((path) => path === '/api/patients/register')).toHaveLength(calls);
  await proxy.stop();
});

test('a full disk and no network are said, what was typed stays, and lets the patient try again', async ({
  page,
  product,
  context,
}) => {
  // Before anything is stored: Chromium remembers for a while how much room it has found.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: product.url, quotaSize: 1 });
  await fillRegistration(page, product.url, 'Fulvia Full');
  await context.setOffline(true);
  await submitRegistration(page);
  await expect(page.getByText('This device has no room left')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Fulvia Full');
  await expect(page.getByLabel('Symptoms')).toHaveValue('fever, cough');
  expect(await product.sql('select 1 from patients where name = $1', ['Fulvia Full'])).toEqual([]);
  await context.setOffline(false);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: product.url });
  await submitRegistration(page);
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible();
  await expectOne(product, 'Fulvia Full', await ticketOn(page));
});

test('a browser that lets a page keep nothing sends straight to the server, says so, and says when it could not', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('This browser keeps nothing.', 'InvalidStateError');
    };
  });
  await fillRegistration(page, product.url, 'Nora Nothing');
  await submitRegistration(page);
  await expect(page.getByText('could not save a copy')).toBeVisible();
  await expectOne(product, 'Nora Nothing', await ticketOn(page));
  await page.getByRole('button', { name: 'Register Another Patient' }).click();
  await fillRegistration(page, product.url, 'Noel Nothing');
  await page.context().setOffline(true);
  await submitRegistration(page);
  await expect(page.getByText('This device cannot save the registration, and it could not be sent.')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Noel Nothing');
  expect(await product.sql('select 1 from patients where name = $1', ['Noel Nothing'])).toEqual([]);
});

test('a tab frozen while it sends holds up nothing: another one takes over, and nothing is sent twice', async ({
  product,
  context,
}) => {
  test.setTimeout(120_000);
  const proxy = await startFaultProxy(product.url);
  const frozen = await context.newPage();
  await fillRegistration(frozen, proxy.url, 'Fay Frozen');
  const lost = new Promise<void>((resolve) => proxy.whenLost(async () => resolve()));
  proxy.breakWith((path) => (path === '/api/patients/register' ? 'lose' : undefined));
  await submitRegistration(frozen);
  await lost;
  const devtools = await context.newCDPSession(frozen);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  proxy.heal();
  const page = await context.newPage();
  await fillRegistration(page, proxy.url, 'Otto Other');
  await submitRegistration(page);
  await expect(page.getByText(/Registration Successful|Not sent yet/).first()).toBeVisible();
  const ticket = await ticketOn(page);
  await expect
    .poll(() => product.sql('select 1 from patients where name in ($1, $2)', ['Fay Frozen', 'Otto Other']), {
      timeout: 60_000,
    })
    .toHaveLength(2);
  await expectOne(product, 'Otto Other', ticket);
  const [patient] = await product.sql<{ ticket: string }>('select ticket from patients where name = $1', [
    'Fay Frozen',
  ]);
  await expectOne(product, 'Fay Frozen', patient?.ticket ?? '');
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await expectOne(product, 'Fay Frozen', patient?.ticket ?? '');
  await proxy.stop();
});
