import { expectAccessible, expectNoSidewaysScroll } from '../support/looks/accessible.ts';
import { logInOnPage, OTHER_DOCTOR, signInAsDoctor, visit } from '../support/people/doctors.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => signInAsDoctor(page));

const CALL = '**/api/appointments/doctor/appointments*';

test('doctors see their own appointments, filter them, and open a patient’s prescriptions', async ({ page }) => {
  const patientId = await visit(page, { name: 'Rosa Linden', symptoms: ['chest pain'] });
  await visit(page, { name: 'Rosa Elsewhere', doctorId: OTHER_DOCTOR.doctorId });
  await page.goto('/doctor/appointments');
  const rows = page.getByRole('list', { name: 'Appointments' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Robert Fields' })).toContainText('Upcoming');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByLabel('Patient name').fill('ROSA');
  await expect(page.getByText('1 appointment', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Rosa Linden');
  await expect(rows).toContainText('Scheduled');
  await expect(rows).toContainText(/\d\d:\d\d/);
  await page.getByLabel('Status', { exact: true }).selectOption('Cancelled');
  await expect(page.getByText('No appointments found')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Status', { exact: true }).selectOption('Scheduled');
  await rows.getByRole('button', { name: 'Create Prescription for Rosa Linden' }).click();
  await expect(page).toHaveURL(/\/doctor\/prescriptions$/);
  expect(page.url()).not.toContain(patientId);
});

test('Delete acts at once and can be undone; a deletion that fails keeps the row', async ({ page, product }) => {
  await visit(page, { name: 'Sven Undo' });
  await page.goto('/doctor/appointments?patient=Sven');
  const row = page.getByRole('listitem').filter({ hasText: 'Sven Undo' });
  const remove = row.getByRole('button', { name: 'Delete the appointment of Sven Undo' });

  await page.route('**/api/appointments/delete-appointment/*', (route) => route.fulfill({ status: 500, body: '' }));
  await remove.click();
  await expect(page.locator('#toasts')).toContainText('Failed to delete appointment');
  await expect(row).toBeVisible();
  await page.unrouteAll();

  await remove.click();
  await expect(page.locator('#toasts')).toContainText('Appointment deleted successfully');
  await expect(row).toBeHidden();
  const deleted = () =>
    product.sql(
      `select 1 from appointments join patients on patients.id = patient_id
       where name = 'Sven Undo' and appointments.deleted_at is not null`,
    );
  expect(await deleted()).toHaveLength(1);
  await page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  expect(await deleted()).toHaveLength(0);
});

test('a doctor completes an appointment from its menu, and reopens it only with a reason', async ({
  page,
  product,
}) => {
  await visit(page, { name: 'Tom Marlow' });
  await page.goto('/doctor/appointments?patient=Marlow');
  const row = page.getByRole('listitem').filter({ hasText: 'Tom Marlow' });
  await row.getByRole('button', { name: 'Status of the appointment of Tom Marlow' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Mark as completed', 'Mark as cancelled']);
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Mark as completed' }).click();
  await expect(row).toContainText('Completed');

  await row.getByRole('button', { name: 'Status of the appointment of Tom Marlow' }).click();
  await page.getByRole('menuitem', { name: 'Schedule again...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule this appointment again?' });
  await dialog.getByRole('button', { name: 'Schedule again' }).click();
  await expect(dialog.getByText('Enter a reason')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('Wrong patient marked');

  // The session is over: the reason waits for the login.
  await product.sql('delete from sessions');
  await dialog.getByRole('button', { name: 'Schedule again' }).click();
  await expect(page).toHaveURL(/\/doctor\/login/);
  await logInOnPage(page);
  await expect(dialog.getByLabel('Reason')).toHaveValue('Wrong patient marked');
  await dialog.getByRole('button', { name: 'Schedule again' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Scheduled');
  expect(await product.sql("select 1 from appointments where status_reason = 'Wrong patient marked'")).toHaveLength(1);
});

test('statuses have their labels, and a patient without an id cannot get a prescription', async ({ page }) => {
  const at = '2026-03-05T09:30:00Z';
  const one = (_id: string, status: string, patient: unknown = { _id: 'p', name: `Of ${_id}` }) => ({
    _id,
    status,
    patient,
    appointmentTime: at,
  });
  await page.route(CALL, (route) =>
    route.fulfill({
      json: {
        appointments: [
          one('a', 'scheduled'),
          one('b', 'Completed'),
          one('c', 'cancelled'),
          one('d', 'no-show'),
          one('e', 'scheduled', { name: 'No Id' }),
        ],
      },
    }),
  );
  await page.goto('/doctor/appointments');
  const badge = (name: string, word: string) =>
    page.getByRole('listitem').filter({ hasText: name }).getByText(word, { exact: true });
  const ground = (name: string, word: string) =>
    badge(name, word).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground('Of a', 'Scheduled')).toBe('rgb(217, 234, 252)');
  expect(await ground('Of b', 'Completed')).toBe('rgb(216, 242, 226)');
  expect(await ground('Of c', 'Cancelled')).toBe('rgb(251, 224, 222)');
  expect(await ground('Of d', 'no-show')).toBe('rgb(230, 235, 240)');
  await page.getByRole('button', { name: 'Create Prescription for No Id' }).click();
  await expect(page.locator('#toasts')).toContainText('Patient information is missing or invalid');
  await expect(page.getByRole('main').getByText('Patient information is missing or invalid')).toBeVisible();
  await expect(page).toHaveURL(/\/doctor\/appointments$/);
});

test('a list that cannot be loaded says so, inline and as a toast, and loads with Refresh', async ({ page }) => {
  await page.route(CALL, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/doctor/appointments');
  await expect(page.getByRole('main').getByText('Failed to fetch appointments')).toBeVisible();
  await expect(page.locator('#toasts')).toContainText('Failed to fetch appointments');
  await page.unroute(CALL);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Robert Fields' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Failed to fetch appointments')).toBeHidden();
});
