import { registerByCall, signInAsAdmin } from '../support/people/staff.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => signInAsAdmin(page));

test('three charts are described in a sentence and a table', async ({ page, product }) => {
  await registerByCall(page, 'Paula Plotted', 'T1ST-0301');
  await page.goto('/admin/dashboard');
  const days = page.getByRole('table', { name: 'Appointments per day' });
  await expect(days.getByRole('row')).toHaveCount(15);
  const [today] = await product.sql<{ count: string }>(
    `select count(*) from appointments join patients on patients.id = patient_id
     where coalesce(slot_starts_at, case when appointments.origin = 'sample' then appointment_time else appointments.received_at end)
       >= date_trunc('day', now())
       and appointments.deleted_at is null and patients.deleted_at is null`,
  );
  await expect(days.getByRole('row').last()).toContainText(today?.count ?? 'none');
  await expect(page.getByRole('table', { name: 'Registrations by department' })).toBeAttached();
  await expect(page.getByRole('table', { name: 'Waiting by hour' })).toBeAttached();
  await expect(page.getByText(/waiting today, the most at \d\d:00 with \d+\./)).toBeVisible();
  await expectAccessible(page);
});

test('another backend has no charts, and its whole lists are counted with the built-in samples', async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('frontdesk-backend-is-ours'));
  await page.route('**/api/health', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/api/adminDashboard/view-patients', (route) =>
    route.fulfill({
      json: { patients: Array.from({ length: 7 }, (_unused, n) => ({ _id: `p${n}`, name: `P ${n}` })) },
    }),
  );
  await page.goto('/admin/dashboard');
  const card = page.getByRole('heading', { name: 'Total Patients' }).locator('..');
  await expect(card).toContainText('10');
  await expect(page.getByRole('heading', { name: 'Recent Patients' }).locator('..').getByRole('listitem')).toHaveCount(
    5,
  );
  await expect(page.getByRole('table')).toHaveCount(0);
});
