import type { Locator, Page } from '@playwright/test';
import { ADMIN, startProduct } from '../support/product/product.ts';
import { becomeKiosk } from '../support/people/devices.ts';
import { registerByCall, signInAsAdmin } from '../support/people/staff.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => signInAsAdmin(page));
// The clinic is everybody's: the next journey finds it as it was.
test.afterEach(({ product }) => product.sql('delete from clinic_settings'));

const open = async (page: Page, view: string) => {
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: view }).click();
};

test('the clinic’s settings are changed, and what was typed survives failures, other views and a lost session', async ({
  page,
  product,
}) => {
  test.slow();
  await page.goto('/admin/settings');
  await page.getByLabel('Clinic name').fill('');
  await page.getByLabel('Country of phone numbers').fill('43');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText([
    'Enter the name of the clinic',
    'Enter a calling code like +43 or a country like US, or leave it empty',
  ]);
  await expectAccessible(page);
  await page.getByLabel('Clinic name').fill('Harbour Clinic');
  await page.getByLabel('Country of phone numbers').fill('+43');
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo');

  await page.route('**/api/clinic', (route) => route.abort());
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The server could not be reached. What you typed stays here')).toBeVisible();
  await page.unroute('**/api/clinic');

  await open(page, 'Sample data');
  await expect(page).toHaveURL(/view=samples/);
  await open(page, 'Clinic');
  await expect(page.getByLabel('Clinic name')).toHaveValue('Harbour Clinic');

  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Please log in to continue.')).toBeVisible();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('What you had typed is still here.')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.locator('#toasts')).toContainText('Settings saved');
  const [row] = await product.sql<{ values: unknown }>('select values from clinic_settings');
  expect(row?.values).toEqual({ name: 'Harbour Clinic', countryCode: '+43', timeZone: 'Asia/Tokyo' });

  // Every time on the staff's screens is Tokyo's from now on.
  await registerByCall(page, 'Tomo Reiter', 'T1ST-0201');
  await product.sql("update patients set received_at = '2026-03-05T20:04:00Z' where name = 'Tomo Reiter'");
  await page.goto('/admin/patients?search=Tomo');
  await expect(page.getByRole('listitem').filter({ hasText: 'Tomo Reiter' })).toContainText('Mar 6, 2026, 05:04');
});

test('the audit log says who did what, from where; its filters are in the URL', async ({ page }) => {
  await page.request.get('/api/adminDashboard/view-patients');
  await page.goto('/admin/settings?view=audit');
  const rows = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Patient list viewed' }).first()).toContainText(ADMIN.email);
  await expect(rows.filter({ hasText: 'Logged in' }).first()).toBeVisible();
  await expectAccessible(page);
  const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, width: 0 };
  await page.setViewportSize({ width: 1440, height: 900 });
  const from = await boxOf(page.getByLabel('From', { exact: true }));
  const to = await boxOf(page.getByLabel('To', { exact: true }));
  expect(from.x + from.width, 'no field lies over another').toBeLessThanOrEqual(to.x);
  await page.getByLabel('What').selectOption('Patient list viewed');
  await expect(page).toHaveURL(/action=patients-viewed/);
  await expect(rows.filter({ hasText: 'Logged in' })).toHaveCount(0);
  await page.getByLabel('From which device').selectOption('Chrome on Linux');
  await expect(page).toHaveURL(/device=Chrome/);
  await expect(rows.first()).toContainText('Chrome on Linux');
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('No entries found')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('What')).toHaveValue('patients-viewed');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows.filter({ hasText: 'Logged in' }).first()).toBeVisible();
});

test('text messages show their state, and a failed one is tried again', async ({ page }) => {
  const message = {
    _id: 'm1',
    phone: '••• 4567',
    state: 'failed',
    attempts: 5,
    lastError: 'The gateway did not answer.',
    gateway: 'twilio',
    createdAt: '2026-11-21T09:30:00.000Z',
    sentAt: null,
    doctorName: 'Dr. Emily Rodriguez',
    patientName: 'Rosa Bennett',
  };
  let state = 'failed';
  await page.route('**/api/messages?*', (route) =>
    route.fulfill({
      json: { messages: [{ ...message, state }], nextCursor: null, gatewayConfigured: state !== 'failed' },
    }),
  );
  await page.route('**/api/messages/m1/retry', (route) => {
    state = 'queued';
    return route.fulfill({ json: {} });
  });
  await page.goto('/admin/settings?view=messages');
  const row = page.getByRole('listitem').filter({ hasText: 'Rosa Bennett' });
  await expect(row).toContainText('The gateway did not answer.');
  await expect(row).toContainText('5 tries');
  await expect(page.getByText('No SMS gateway is configured')).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Try again' }).click();
  await expect(row).toContainText('Waiting');
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('a view that cannot be loaded says so and tries again', async ({ page }) => {
  await page.route('**/api/staff/sessions', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/admin/settings?view=sessions');
  await expect(page.getByRole('main').getByText('This could not be loaded.')).toBeVisible();
  await page.unroute('**/api/staff/sessions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
});

// A product of its own: the sample doctors go, too, whom the journeys after this one need.
test('all sample data is removed at once, after a confirmation that defaults to no', async ({ browser }) => {
  const product = await startProduct();
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  try {
    await signInAsAdmin(page);
    await page.goto('/admin/settings?view=samples');
    await page.getByRole('button', { name: 'Remove all sample data' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove all sample data?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Remove for good' }).click();
    await expect(page.getByText('No sample data')).toBeVisible();
    expect(await product.sql('select 1 from patients where sample')).toEqual([]);
  } finally {
    await context.close();
    await product.stop();
  }
});

test('an administrator offers a language, begins with it and says that it was reviewed; kiosks offer it until it is taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  const hall = await (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
  await becomeKiosk(hall);
  await page.goto('/admin/settings');
  const languages = page.getByRole('group', { name: 'Languages' });
  const german = languages.getByRole('checkbox', { name: 'Deutsch', exact: true });
  const save = async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.locator('#toasts')).toContainText('Settings saved');
    await page.locator('#toasts').getByRole('button', { name: 'Dismiss' }).first().click();
  };
  await expect(german).toBeEnabled();
  const notReviewed = languages.getByText('Not yet reviewed by a person');
  const before = await notReviewed.count();
  await german.check();
  await languages.getByLabel('Deutsch: a person has reviewed it').check();
  await expect(notReviewed).toHaveCount(before - 1);
  await languages.getByLabel('Visits begin in').selectOption('Deutsch');
  await save();
  await page.reload();
  await expect(languages.getByLabel('Deutsch: a person has reviewed it')).toBeChecked();
  await expect(languages.getByLabel('Visits begin in')).toHaveValue('de');

  await hall.reload();
  await expect(hall.locator('html')).toHaveAttribute('lang', 'de');
  await expect(hall.getByRole('button', { name: 'English', exact: true })).toBeVisible();

  await german.uncheck();
  await expect(languages.getByLabel('Visits begin in')).toHaveCount(0);
  await save();
  await hall.reload();
  await expect(hall.getByRole('button', { name: 'Touch to start' })).toBeVisible();
  await expect(hall.getByRole('button', { name: 'Deutsch', exact: true })).toHaveCount(0);
});
