import { registerByCall, signInAsAdmin } from '../support/people/staff.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => signInAsAdmin(page));

const VIEWS = ['dashboard', 'appointments', 'doctors', 'patients', 'settings'] as const;

test('/admin is the dashboard, each view has its own URL, and the sidebar links to it', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByText('Admin User')).toBeVisible();
  await expect(page.getByText('Administrator')).toBeVisible();
  for (const name of ['Appointments', 'Doctors', 'Patients', 'Settings', 'Dashboard']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/${name.toLowerCase()}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
});

test('the dashboard counts what is there, and shows the five most recent of each', async ({ page, product }) => {
  await registerByCall(page, 'Ines Duarte', 'T1ST-0001');
  await page.goto('/admin/dashboard');
  const [counts] = await product.sql<{ doctors: string; patients: string; active: string }>(
    `select (select count(*) from doctors) as doctors, (select count(*) from patients) as patients,
            (select count(*) from appointments where status = 'scheduled') as active`,
  );
  const card = (label: string) => page.getByRole('heading', { name: label }).locator('..');
  await expect(card('Total Doctors')).toContainText(counts?.doctors ?? 'none');
  await expect(card('Total Patients')).toContainText(counts?.patients ?? 'none');
  await expect(card('Active Appointments')).toContainText(counts?.active ?? 'none');
  const recent = card('Recent Patients').getByRole('listitem');
  await expect(recent).toHaveCount(5);
  await expect(recent.first()).toContainText('Ines Duarte');
  await expect(recent.first()).toContainText('T1ST-0001');
  await expect(card('Recent Doctors').getByRole('listitem')).toHaveCount(5);
});

test('a new registration appears in the lists of patients and appointments, with its ticket', async ({ page }) => {
  await registerByCall(page, 'Noor Haddad', 'T1ST-0002');
  await page.goto('/admin/patients');
  const patient = page.getByRole('listitem').filter({ hasText: 'Noor Haddad' });
  await expect(patient).toContainText('T1ST-0002');
  await expect(patient).toContainText('44 years, Other');
  await expect(patient).toContainText('cough');
  await expect(patient).toContainText('Received');

  await page.goto('/admin/appointments?patient=noor');
  const appointment = page.getByRole('listitem').filter({ hasText: 'Noor Haddad' });
  await expect(appointment).toContainText('T1ST-0002');
  await expect(appointment).toContainText('Scheduled');
});

test('appointment filters are in the URL, query the server again, and can find nothing', async ({ page }) => {
  await registerByCall(page, 'Olga Brandt', 'T1ST-0003');
  await page.goto('/admin/appointments');
  await page.getByLabel('Patient name').fill('OLGA BRANDT');
  await expect(page).toHaveURL(/patient=OLGA(\+|%20)BRANDT/);
  await expect(page.getByRole('list', { name: 'Appointments' }).getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Status', { exact: true }).selectOption('Cancelled');
  await expect(page).toHaveURL(/status=cancelled/);
  await expect(page.getByText('No appointments found')).toBeVisible();
  await expect(page.getByText('Try adjusting your filters or check back later')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Patient name')).toHaveValue('OLGA BRANDT');
  await page.getByLabel('Status', { exact: true }).selectOption('All Appointments');
  await expect(page.getByText('1 appointment', { exact: true })).toBeVisible();
});

test('earlier rows stay while a filter is loading', async ({ page }) => {
  await page.goto('/admin/appointments');
  const rows = page.getByRole('list', { name: 'Appointments' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/appointments/admin/appointments?*', async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByLabel('Status', { exact: true }).selectOption('Cancelled');
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeVisible();
  await expect(rows.first()).toBeVisible();
  resolve();
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeHidden();
  await expect(rows.getByText('Scheduled', { exact: true })).toHaveCount(0);
});

test('patients are searched and filtered; an empty result says so', async ({ page }) => {
  await page.goto('/admin/patients');
  const rows = page.getByRole('list', { name: 'Patients' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await page.getByLabel('Filter by gender').selectOption('Female');
  await expect(page).toHaveURL(/gender=female/);
  await expect(rows.filter({ hasText: ', Male' })).toHaveCount(0);
  await page.getByLabel('Search patients').fill('nobody of this name');
  await expect(page.getByText('No patients found')).toBeVisible();
});

test('a patient with nothing filled in has a text for every missing field', async ({ page }) => {
  await page.route('**/api/adminDashboard/view-patients', (route) =>
    route.fulfill({ json: { patients: [{ _id: 'p1', name: 'Blank Page' }] } }),
  );
  await page.goto('/admin/patients');
  const card = page.getByRole('listitem').filter({ hasText: 'Blank Page' });
  await expect(card.getByText('Not Assigned')).toHaveCount(2);
  await expect(card.getByText('None')).toBeVisible();
});

test('on a small screen the sidebar is a drawer that Escape closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole('link', { name: 'Patients', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/patients$/);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
});

for (const view of VIEWS) {
  test(`${view}: no accessibility violation, and no sideways scrolling from 320 to 1920 px`, async ({ page }) => {
    await page.goto(`/admin/${view}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
    for (const width of [320, 360, 768, 800, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}

test('a patient is deleted only after a confirmation that defaults to no', async ({ page, product }) => {
  await registerByCall(page, 'Pavel Sokol', 'T1ST-0099');
  await page.goto('/admin/patients?search=Pavel');
  const card = page.getByRole('listitem').filter({ hasText: 'Pavel Sokol' });
  await card.getByRole('button', { name: 'Delete Pavel Sokol' }).click();

  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(dialog).toContainText(
    'This action cannot be undone. This will permanently delete the patient record and all associated data.',
  );
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(card).toBeVisible();

  await card.getByRole('button', { name: 'Delete Pavel Sokol' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.locator('#toasts')).toContainText('Patient deleted successfully');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('No patients found')).toBeVisible();
  const kept = await product.sql('select 1 from patients where name = $1 and deleted_at is null', ['Pavel Sokol']);
  expect(kept).toEqual([]);
});
