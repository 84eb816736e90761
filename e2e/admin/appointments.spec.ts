import type { Page } from '@playwright/test';
import { ADMIN } from '../support/product/product.ts';
import { registerByCall, signInAsAdmin } from '../support/people/staff.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => signInAsAdmin(page));

const cardOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Appointments' }).getByRole('listitem').filter({ hasText: name });
/** Opens the menu of somebody's appointment and takes one of its moves. */
async function move(page: Page, name: string, how: string): Promise<void> {
  await page.getByRole('button', { name: `Status of the appointment of ${name}` }).click();
  await page.getByRole('menuitem', { name: how }).click();
}
const toasts = (page: Page) => page.locator('#toasts');

test('a status moves on from its menu, and back only with a reason, with the keyboard only', async ({ page }) => {
  await registerByCall(page, 'Mila Moves', 'T1ST-0201');
  await page.goto('/admin/appointments?patient=Mila');
  const card = cardOf(page, 'Mila Moves');
  await expect(card).toContainText('Scheduled');
  const menu = card.getByRole('button', { name: 'Status of the appointment of Mila Moves' });
  await menu.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem')).toHaveText(['Mark as completed', 'Mark as cancelled']);
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Appointment marked as completed');
  await expect(card).toContainText('Completed');
  await expect(menu).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Schedule again...']);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Schedule this appointment again?' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByRole('button', { name: 'Schedule again' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Enter a reason');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Pressed on the wrong row');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(card).toContainText('Scheduled');
  await expect(card).toContainText('Pressed on the wrong row');
  await expect(menu).toBeFocused();
  await move(page, 'Mila Moves', 'Mark as cancelled');
  await expect(card).toContainText('Cancelled');
  await page
    .getByRole('region', { name: 'Undo: Marked as cancelled: Mila Moves' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(card).toContainText('Scheduled');
});

test('a reason being typed when the session ended is still there after the login', async ({ page, product }) => {
  await registerByCall(page, 'Kira Kept', 'T1ST-0207');
  await product.sql(
    "update appointments set status = 'completed' where patient_id = (select id from patients where name = 'Kira Kept')",
  );
  await page.goto('/admin/appointments?patient=Kira&status=completed');
  await move(page, 'Kira Kept', 'Schedule again...');
  const dialog = page.getByRole('dialog', { name: 'Schedule this appointment again?' });
  await dialog.getByLabel('Reason').fill('She came back at noon');
  await product.sql('delete from sessions');
  await dialog.getByRole('button', { name: 'Schedule again' }).click();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/appointments\?.*status=completed/);
  await expect(dialog.getByLabel('Reason')).toHaveValue('She came back at noon');
  await dialog.getByRole('button', { name: 'Schedule again' }).click();
  await expect(toasts(page)).toContainText('Appointment scheduled again');
  await expect(page.getByText('No appointments found')).toBeVisible();
});

test('an appointment that somebody else has changed in the meantime is not changed twice', async ({
  page,
  product,
}) => {
  await registerByCall(page, 'Otto Overtaken', 'T1ST-0202');
  await page.goto('/admin/appointments?patient=Otto');
  const card = cardOf(page, 'Otto Overtaken');
  await expect(card).toContainText('Scheduled');
  // Somebody else is quicker by the time the request takes, so that the live list cannot say so first.
  await page.route('**/api/appointments/status/*', async (route) => {
    await product.sql(
      "update appointments set status = 'cancelled' where patient_id = (select id from patients where name = 'Otto Overtaken')",
    );
    await route.continue();
  });
  await move(page, 'Otto Overtaken', 'Mark as completed');
  await expect(toasts(page)).toContainText('Somebody else has changed this appointment.');
  await expect(card).toContainText('Cancelled');
});

test('an appointment is deleted at once and comes back by Undo; a second administrator is told it is gone', async ({
  page,
  product,
}) => {
  await registerByCall(page, 'Dita Deleted', 'T1ST-0203');
  await page.goto('/admin/appointments?patient=Dita');
  const card = cardOf(page, 'Dita Deleted');
  await card.getByRole('button', { name: 'Delete the appointment of Dita Deleted' }).click();
  await expect(toasts(page)).toContainText('Appointment deleted successfully');
  await expect(page.getByText('No appointments found')).toBeVisible();
  await page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await expect(toasts(page)).toContainText('Appointment restored');

  // The other one is quicker by a moment: the list does not know yet.
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'DELETE')
      await product.sql(
        "update appointments set deleted_at = now() where patient_id = (select id from patients where name = 'Dita Deleted')",
      );
    await route.continue();
  });
  await card.getByRole('button', { name: 'Delete the appointment of Dita Deleted' }).click();
  await expect(toasts(page)).toContainText('Failed to delete appointment');
  await expect(page.getByText('No appointments found')).toBeVisible();
});

test('filters accept any script and survive a reload', async ({ page }) => {
  const cases = [
    ['50%_', 'Ørjan 50%_Łuk'],
    ["o'h", "O'Hara \\ <i>"],
    ['\\ <i', "O'Hara \\ <i>"],
    ['🌻', 'Sunny 🌻 Day'],
    ['देवी', 'सीता देवी'],
    ['سارة', 'سارة أحمد'],
  ] as const;
  for (const name of new Set(cases.map(([, registered]) => registered))) await registerByCall(page, name, 'T1ST-0204');
  await page.goto('/admin/appointments');
  const rows = page.getByRole('list', { name: 'Appointments' }).getByRole('listitem');
  for (const [typed, name] of cases) {
    await page.getByLabel('Patient name').fill(typed);
    await page.waitForURL((url) => url.searchParams.get('patient') === typed);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(name);
  }
  await page.reload();
  await expect(page.getByLabel('Patient name')).toHaveValue('سارة');
  await expect(rows).toContainText('سارة أحمد');
  await page.getByLabel('Patient name').fill('%%');
  await expect(page.getByText('No appointments found')).toBeVisible();
});

test('when the server is down, the rows stay and a message says so; a late booking shows when it arrived', async ({
  page,
  product,
}) => {
  await registerByCall(page, 'Late Larsen', 'T1ST-0206');
  await product.sql(
    `update appointments set appointment_time = received_at - interval '2 hours'
     where patient_id = (select id from patients where name = 'Late Larsen')`,
  );
  await page.goto('/admin/appointments?patient=Larsen');
  const card = cardOf(page, 'Late Larsen');
  await expect(card).toContainText('Received');
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('main').getByText('Failed to fetch appointments')).toBeVisible();
  await expect(card).toBeVisible();
  await move(page, 'Late Larsen', 'Mark as completed');
  await expect(toasts(page)).toContainText('Failed to change the status');
  await card.getByRole('button', { name: 'Delete the appointment of Late Larsen' }).click();
  await expect(toasts(page)).toContainText('Failed to delete appointment');
});
