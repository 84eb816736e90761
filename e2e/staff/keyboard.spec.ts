import type { Page } from '@playwright/test';
import { tabTo } from '../support/looks/keyboard.ts';
import { ADMIN } from '../support/product/product.ts';
import { registerByCall } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** From a view's heading, where its address leaves the focus, back into the sidebar and on to another view. */
async function turnTo(page: Page, view: string): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: view, exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, view)).toBeFocused();
}

test('an administrator’s whole work goes with the keyboard alone, and the focus is always where one goes on', async ({
  page,
}) => {
  test.slow();
  await registerByCall(page, 'Keya Boardman', 'T1ST-0401');
  const dialog = page.getByRole('dialog');
  const toasts = page.locator('#toasts');

  await test.step('logs in', async () => {
    await page.goto('/login?role=admin');
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(ADMIN.email);
    await tabTo(page, page.getByLabel('Password'));
    await page.keyboard.type(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Dashboard')).toBeFocused();
  });

  const bin = page.getByRole('button', { name: 'Delete Keya Boardman' });
  const history = page.getByRole('button', { name: 'View History Keya Boardman' });

  await test.step('finds a patient by search and filter', async () => {
    await turnTo(page, 'Patients');
    await tabTo(page, page.getByLabel('Search patients'));
    await page.keyboard.type('keya board');
    await expect(page).toHaveURL(/search=keya/);
    await tabTo(page, page.getByLabel('Filter by gender'));
    await page.keyboard.type('Other');
    await expect(page).toHaveURL(/gender=other/);
    await expect(page.getByLabel('Filter by gender')).toBeFocused();
  });

  await test.step('reads the history and comes back to its button', async () => {
    await tabTo(page, history);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await tabTo(page, dialog.getByRole('region', { name: 'Visit history' }), 'Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(history).toBeFocused();
  });

  await test.step('deletes after a question, and takes it back', async () => {
    await tabTo(page, bin, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bin).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Delete', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' })).toBeFocused();
    await expect(page.getByText('No patients found')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(bin).toBeVisible();
    await expect(heading(page, 'Patients')).toBeFocused();
  });

  await test.step('adds a doctor', async () => {
    await turnTo(page, 'Doctors');
    const add = page.getByRole('main').getByRole('button', { name: 'Add Doctor' });
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    await tabTo(page, dialog.getByRole('link', { name: 'Enter the name' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Dr. Kay Board');
    await tabTo(page, dialog.getByLabel('Email'));
    await page.keyboard.type('kay@clinic.example');
    await tabTo(page, dialog.getByLabel('Specialization'));
    await page.keyboard.type('Cardiology');
    await tabTo(page, dialog.getByLabel('Doctor ID'));
    await page.keyboard.type('KEY-1');
    await tabTo(page, dialog.getByRole('button', { name: 'Add hours on Monday' }));
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Add Doctor' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('region', { name: 'One-time code for Dr. Kay Board' })).toBeFocused();
    await tabTo(page, dialog.getByRole('button', { name: 'Done' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(add).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: 'Dr. Kay Board' })).toContainText('KEY-1');
  });

  await test.step('moves a status', async () => {
    await turnTo(page, 'Appointments');
    await tabTo(page, page.getByLabel('Patient name'));
    await page.keyboard.type('Keya');
    const status = page.getByRole('button', { name: 'Status of the appointment of Keya Boardman' });
    await expect(status).toHaveCount(1);
    await tabTo(page, status);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Mark as completed' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toasts).toContainText('Appointment marked as completed');
    await expect(status).toBeFocused();
  });

  await test.step('looks into the settings', async () => {
    await turnTo(page, 'Settings');
    const views = page.getByRole('navigation', { name: 'Settings' });
    await tabTo(page, views.getByRole('link', { name: 'Audit log' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
    await tabTo(page, page.getByLabel('What'));
    await page.keyboard.type('Visit history');
    await expect(page).toHaveURL(/action=/);
    const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
    await expect(entries.filter({ hasText: 'Patient: Keya Boardman' }).first()).toBeVisible();

    await tabTo(page, views.getByRole('link', { name: 'Staff accounts' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const add = page.getByRole('main').getByRole('button', { name: 'Add account' });
    await expect(add).toBeVisible();
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(add).toBeFocused();
  });

  await test.step('logs out', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Logout' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await expect(toasts).toContainText('You have been logged out successfully.');
  });
});

test('the drawer of a telephone keeps the focus, and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.request.post('/api/adminAuth/login', { data: ADMIN });
  await page.goto('/admin/patients');
  await expect(heading(page, 'Patients')).toBeVisible();
  const opener = page.getByRole('button', { name: 'Open menu' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Logout' }));
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Appointments', exact: true }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Appointments')).toBeFocused();
});
