import { expectAccessible, expectNoSidewaysScroll } from '../support/looks/accessible.ts';
import { signInAsDoctor, visit } from '../support/people/doctors.ts';
import { registerByCall, signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('two records of one person are compared, merged and parted again; the old ticket and the old address lead to the one', async ({
  page,
}) => {
  await signInAsDoctor(page);
  const stays = await visit(page, { name: 'Merle Twofold' });
  const goes = await visit(page, { name: 'Merle Twofolt', symptoms: ['chest pain'], urgent: true });
  const record = { symptoms: '', medicalHistory: '', diagnosis: '', medications: '', notes: '', weightKg: null };
  await page.request.put(`/api/patients/record/${goes}`, {
    data: { ...record, allergies: ['penicillin'], updatedAt: null },
  });
  await signInAsAdmin(page);
  await page.goto(`/admin/patients/${stays}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Merle Twofold');
  await expect(page.getByText('This may be the same person as Merle Twofolt')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Compare with Merle Twofolt' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Merge two records' });
  await expect(dialog.getByText('Different')).toHaveCount(1);
  await expect(dialog).toContainText('penicillin');
  await expect(dialog).toContainText('this patient stays urgent');
  await dialog.getByRole('radio', { name: 'Merle Twofolt (Merged into it)' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).press('Enter');

  await expect(heading).toHaveText('Merle Twofolt');
  const strip = page.getByRole('region', { name: 'Allergies and warning signs' });
  await expect(strip).toContainText('penicillin');
  await expect(strip).toContainText('Urgent: Chest pain');
  await expect(page.getByRole('region', { name: 'Visit history' }).getByRole('article')).toHaveCount(2);
  await expect(page.getByText('Also registered as Merle Twofolt')).toBeVisible();
  await expect(page.getByText('Name was Merle Twofold')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Undo at once, and once more from the page, later.
  await page
    .getByRole('region', { name: 'Undo: Merle Twofolt merged into Merle Twofolt' })
    .getByRole('button', { name: 'Undo' })
    .press('Enter');
  await expect(heading).toHaveText('Merle Twofold');
  await expect(strip).toHaveText('No allergies recorded');
  await page.getByRole('button', { name: 'Compare with Merle Twofolt' }).click();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  // The frame of a dialog has no size of its own, and what has none counts as hidden.
  await expect(dialog).toHaveCount(0);
  await page.goto(`/admin/patients/${goes}`);
  await expect(page).toHaveURL(new RegExp(`/admin/patients/${stays}$`, 'u'));
  await page.getByRole('button', { name: 'Undo merge with Merle Twofolt' }).click();
  await expect(page.locator('#toasts')).toContainText('The two records are separate again');
  await page.goto(`/admin/patients/${goes}`);
  await expect(heading).toHaveText('Merle Twofolt');
});

test('the other record is found by its ticket, and what somebody changed meanwhile is shown before anything is merged', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await registerByCall(page, 'Xenia Alpha', 'T1ST-0881');
  await registerByCall(page, 'Yvonne Beta', 'T1ST-0882');
  const idOf = async (search: string) => {
    const answer = await page.request.get(`/api/search?search=${search}`);
    const { patients }: { patients: { _id: string }[] } = await answer.json();
    return patients[0]?._id ?? '';
  };
  await page.goto(`/admin/patients/${await idOf('T1ST-0881')}`);
  await page.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  await page.getByRole('combobox', { name: 'Find the other record of this person' }).fill('0882');
  await expect(page.getByRole('option', { name: /Yvonne Beta/u })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Merge two records' });
  await expect(dialog.getByRole('radio', { name: /^Yvonne Beta/u })).toBeVisible();
  await page.request.patch(`/api/patients/${await idOf('T1ST-0882')}`, {
    data: { now: { name: 'Yvonne Gamma' }, seen: { name: 'Yvonne Beta' } },
  });
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog).toContainText('Somebody has changed one of the records');
  await expect(dialog.getByRole('radio', { name: /^Yvonne Gamma/u })).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Find a patient, a doctor or a view' }).fill('T1ST-0882');
  await expect(page.getByRole('option', { name: /Xenia Alpha/u })).toBeVisible();
});
