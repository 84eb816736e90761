import { registerByCall, signInAsAdmin } from '../support/people/staff.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => signInAsAdmin(page));

test('by keyboard a patient is found by ticket, opened, corrected, and the correction taken back', async ({ page }) => {
  await registerByCall(page, 'Petra Mispelt', 'T1ST-0777');
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: 'Find a patient, a doctor or a view' });
  await expect(search).toBeFocused();
  await page.keyboard.type('0777');
  await expect(page.getByRole('option', { name: /Petra Mispelt/u })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Petra Mispelt' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/patients\/[0-9a-f-]{36}$/u);
  await expect(page.getByText('No allergies recorded')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who viewed this and what was changed' })).toContainText(
    'Patient’s page viewed',
  );
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Correct details' }).press('Enter');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await name.fill('Petra Misspelt');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Petra Misspelt' })).toBeVisible();
  await expect(page.getByText('Name was Petra Mispelt')).toBeVisible();

  await page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Petra Mispelt' })).toBeVisible();

  // Of one visit the doctor and the time; the ticket stays.
  const visit = page.getByRole('region', { name: 'Visit history' }).getByRole('article').first();
  await visit.getByRole('button', { name: /^Correct visit of/u }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Correct a visit of Petra Mispelt' });
  await dialog.getByLabel('Date').fill('2031-03-04');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Enter both a date and a time, or neither.');
  await dialog.getByLabel('Time').fill('14:20');
  await dialog.getByLabel('Doctor').selectOption('Dr. Michael Chen');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(visit).toContainText('Mar 4, 2031, 14:20');
  await expect(visit).toContainText('Dr. Michael Chen');
  await page
    .getByRole('region', { name: 'Undo: Visit corrected: Petra Mispelt' })
    .getByRole('button', { name: 'Undo' })
    .press('Enter');
  await expect(visit).not.toContainText('Mar 4, 2031');
});

test('Ctrl-K opens the search from a field, a slash is a letter there; Escape closes; parts of a name in any order', async ({
  page,
}) => {
  await registerByCall(page, 'María Ángeles López', 'T1ST-0778');
  await page.goto('/admin/patients');
  const field = page.getByRole('searchbox').first();
  await field.fill('');
  await field.press('/');
  await expect(field).toHaveValue('/');
  await field.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Find a patient, a doctor or a view' });
  await expect(search).toBeFocused();
  await search.fill('lopez maria');
  await expect(page.getByRole('option', { name: /María Ángeles López/u })).toBeVisible();
  await expect(page).not.toHaveURL(/lopez/u);
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();

  await page.keyboard.press('Control+k');
  await search.fill('settings');
  await expect(page.getByRole('option', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/settings/u);
});
