import type { Page } from '@playwright/test';
import { ADMIN } from '../support/product/product.ts';
import { registerByCall, signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => signInAsAdmin(page));

const dialog = (page: Page) => page.getByRole('dialog');

/** The session is over: one is led to the login, and logs in again. */
async function logInAgain(page: Page): Promise<void> {
  await expect(page.getByText('Please log in to continue.')).toBeVisible();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test('a new doctor, a new administrator and a new device outlive the session in which they were typed', async ({
  page,
}) => {
  test.slow();
  for (const { address, opener, typed, send } of [
    {
      address: '/admin/doctors?search=cardio',
      opener: 'Add Doctor',
      typed: { Name: 'Dr. Lost Session', Email: 'lost@clinic.example' },
      send: 'Add Doctor',
    },
    {
      address: '/admin/settings?view=staff',
      opener: 'Add account',
      typed: { Name: 'Lost Admin', Email: 'lost-admin@clinic.example' },
      send: 'Add account',
    },
    {
      address: '/admin/settings?view=devices',
      opener: 'Add a device',
      typed: { Name: 'Lost Tablet', 'Ticket prefix': 'Z9', PIN: '246810' },
      send: 'Create code',
    },
  ]) {
    await page.goto(address);
    await page.getByRole('main').getByRole('button', { name: opener }).click();
    for (const [label, value] of Object.entries(typed)) await dialog(page).getByLabel(label).fill(value);
    if (opener === 'Add Doctor') {
      await dialog(page).getByLabel('Specialization').fill('Cardiology');
      await dialog(page).getByLabel('Doctor ID').fill('LOST-1');
    }
    await page.context().clearCookies();
    await dialog(page).getByRole('button', { name: send }).click();
    await logInAgain(page);
    await expect(page).toHaveURL((url) => url.href.endsWith(address));
    await expect(dialog(page).getByText('What you had typed is still here.')).toBeVisible();
    for (const [label, value] of Object.entries(typed)) {
      await expect(dialog(page).getByLabel(label)).toHaveValue(value);
    }
    await dialog(page).getByRole('button', { name: send }).click();
    // Told once, and with it that it is done.
    await expect(dialog(page).locator('.font-mono')).toBeVisible();
  }
});

test('two tabs of one administrator stay right: what one deletes, takes back or ends, the other shows', async ({
  page,
}) => {
  await registerByCall(page, 'Tabea Twotabs', 'T1ST-0501');
  await registerByCall(page, 'Tabor Twotabs', 'T1ST-0502');
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/admin/patients?search=Twotabs');
    await expect(tab.getByText('2 patients', { exact: true })).toBeVisible();
  }
  await other.getByRole('button', { name: 'Delete Tabea Twotabs' }).click();
  await page.getByRole('button', { name: 'Delete Tabea Twotabs' }).click();
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  for (const tab of [page, other]) await expect(tab.getByText('1 patient', { exact: true })).toBeAttached();
  // Whoever was about to do the same keeps the dialog, and is told.
  await dialog(other).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog(other)).toContainText('Somebody else has deleted this patient already.');
  await dialog(other).getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' }).click();
  for (const tab of [page, other]) await expect(tab.getByText('2 patients', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await logInAgain(other);
  await expect(other).toHaveURL(/\/admin\/patients\?search=Twotabs$/);
  await expect(other.getByText('2 patients', { exact: true })).toBeVisible();
});

test('Back leads through the views with their filters as they were left', async ({ page }) => {
  await page.goto('/admin/patients?search=Robert&gender=male');
  await expect(page.getByRole('listitem').filter({ hasText: 'Robert Fields' })).toBeVisible();
  await page.getByRole('link', { name: 'Appointments', exact: true }).click();
  await page.getByLabel('Status', { exact: true }).selectOption('Scheduled');
  await expect(page).toHaveURL(/status=scheduled/);
  await page.getByRole('link', { name: 'Doctors', exact: true }).click();
  await page.getByLabel('Search doctors').fill('okafor');
  await expect(page).toHaveURL(/search=okafor/);
  await page.goBack();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('scheduled');
  await page.goBack();
  await expect(page.getByLabel('Search patients')).toHaveValue('Robert');
  await expect(page.getByLabel('Filter by gender')).toHaveValue('male');
  await page.goForward();
  await page.goForward();
  await expect(page.getByLabel('Search doctors')).toHaveValue('okafor');
  await expect(page.getByText('1 doctor', { exact: true })).toBeVisible();
});
