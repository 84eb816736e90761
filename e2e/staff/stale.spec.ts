import type { Page } from '@playwright/test';
import { signInAsDoctor, visit } from '../support/people/doctors.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

/** Somebody comes back to the tab. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** Whether the browser would ask before it leaves the page. */
const asks = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

test('what a doctor changes in one tab stands in the administrator’s other tab at once', async ({ page }) => {
  await visit(page, { name: 'Stella Stale' });
  await signInAsAdmin(page);
  await signInAsDoctor(page);
  await page.goto('/admin/appointments?patient=Stella+Stale');
  const card = page.getByRole('list', { name: 'Appointments' }).getByRole('listitem');
  await expect(card.getByText('Scheduled', { exact: true })).toBeVisible();

  const doctor = await page.context().newPage();
  await doctor.goto('/doctor/appointments?patient=Stella+Stale');
  await doctor.getByRole('button', { name: /^Status/ }).click();
  await doctor.getByRole('menuitem', { name: /completed/i }).click();
  await expect(card.getByText('Completed', { exact: true })).toBeVisible();
});

test('who comes back to a list finds who came meanwhile; what is typed stays, and a failure says nothing', async ({
  page,
}) => {
  await visit(page, { name: 'Sybil Comeback' });
  await signInAsAdmin(page);
  await page.goto('/admin/patients?search=Comeback');
  await expect(page.getByText('1 patient', { exact: true })).toBeVisible();
  await visit(page, { name: 'Simon Comeback' });
  await comeBack(page);
  await expect(page.getByText('2 patients', { exact: true })).toBeVisible();

  await page.goto('/admin/doctors');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add Doctor' }).click();
  expect(await asks(page)).toBe(false);
  await dialog.getByLabel('Name').fill('Dr. Half Typed');
  expect(await asks(page)).toBe(true);
  await page.context().clearCookies();
  const asked = page.waitForResponse('**/all-doctors');
  await comeBack(page);
  await asked;
  await expect(dialog.getByLabel('Name')).toHaveValue('Dr. Half Typed');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  expect(await asks(page)).toBe(false);
});
