import { AxeBuilder } from '@axe-core/playwright';
import { registerByCall, signInAsAdmin } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => signInAsAdmin(page));

test('a deleted patient comes back by Undo, with the keyboard only, and the bar waits while it has the focus', async ({
  page,
}) => {
  await page.clock.install();
  await registerByCall(page, 'Pilar Undone', 'T1ST-0101');
  await page.goto('/admin/patients?search=Pilar');
  const card = page.getByRole('listitem').filter({ hasText: 'Pilar Undone' });
  await card.getByRole('button', { name: 'Delete Pilar Undone' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#toasts')).toContainText('Patient deleted successfully');
  await expect(page.getByText('No patients found')).toBeVisible();

  const undo = page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.clock.runFor(15_000);
  await expect(undo).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(card).toBeVisible();
  await expect(page.getByRole('region', { name: 'Undo' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await card.getByRole('button', { name: 'Delete Pilar Undone' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(undo).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(10_500);
  await expect(undo).toBeHidden();
});

test('a patient’s history opens in a scroll area 400 px high, with a word for everything missing', async ({ page }) => {
  await page.goto('/admin/patients?search=Robert');
  await page.getByRole('button', { name: 'View History Robert Fields' }).click();
  const dialog = page.getByRole('dialog', { name: 'Patient History' });
  await expect(page.locator('#toasts')).toContainText('Patient history loaded successfully');
  const visits = dialog.getByRole('region', { name: 'Visit history' });
  expect((await visits.boundingBox())?.height).toBe(400);
  await expect(visits.getByRole('article').first()).toContainText('Visit Date');
  await expect(visits.getByRole('article').first()).toContainText('Completed');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.route('**/patient-history/*', (route) =>
    route.fulfill({ json: { prescriptions: [{ medicines: [{ name: 'Aspirin', dosage: '100 mg' }] }, 'odd'] } }),
  );
  await page.getByRole('button', { name: 'View History Robert Fields' }).click();
  const bare = dialog.getByRole('article');
  await expect(bare).toHaveCount(1);
  for (const word of ['Completed', 'Aspirin, 100 mg', 'No additional notes']) await expect(bare).toContainText(word);
  await expect(bare.getByText('Unknown', { exact: true })).toHaveCount(2);
});

test('a history that is empty, or cannot be had, says so', async ({ page }) => {
  await registerByCall(page, 'Quinn Nohistory', 'T1ST-0102');
  await page.goto('/admin/patients?search=Quinn');
  const open = page.getByRole('button', { name: 'View History Quinn Nohistory' });
  await open.click();
  await expect(page.locator('#toasts')).toContainText('No prescription history found for this patient');
  await expect(page.getByRole('dialog')).toContainText('No visit history available');
  await page.getByRole('button', { name: 'Close' }).click();

  await page.route('**/patient-history/*', (route) => route.fulfill({ status: 500, body: '' }));
  await open.click();
  await expect(page.locator('#toasts')).toContainText('Failed to fetch patient history');
  await expect(page.getByRole('dialog')).toContainText('Failed to fetch patient history');
});
