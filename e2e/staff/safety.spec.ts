import { expectAccessible, expectNoSidewaysScroll } from '../support/looks/accessible.ts';
import { signInAsDoctor, visit } from '../support/people/doctors.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('allergies and warning signs stand in every head, and who is urgent stands first in every list', async ({
  page,
  product,
}) => {
  await signInAsDoctor(page);
  const id = await visit(page, { name: 'Ursula Gent', symptoms: ['chest pain', 'sweating'], urgent: true });
  await visit(page, { name: 'Calm Later', symptoms: ['cough'] });
  const strip = page.getByRole('region', { name: 'Allergies and warning signs' });

  await page.goto('/doctor/dashboard');
  const today = page.getByRole('list', { name: "Today's Appointments" });
  const todays = today.getByRole('listitem');
  await expect(todays.filter({ hasText: 'Ursula Gent' })).toContainText('Urgent: Chest pain');
  // Other journeys have urgent patients of their own here: what counts is that she stands before whoever can wait.
  const place = async (name: string) => (await todays.allTextContents()).findIndex((text) => text.includes(name));
  expect(await place('Ursula Gent')).toBeLessThan(await place('Calm Later'));
  await expect(page.getByRole('heading', { name: 'Next Appointment' }).locator('..')).not.toContainText('Calm Later');
  await page.getByRole('button', { name: 'Open Calm Later' }).click();
  await expect(strip).toHaveText('No allergies recorded');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to List' }).click();
  await page.getByRole('button', { name: 'Open Ursula Gent' }).click();
  await page.getByLabel('Allergies', { exact: true }).fill('penicillin, latex');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // Written below, it stands in the head at once.
  await expect(strip).toContainText('Urgent: Chest pain');
  await expect(strip).toContainText('Allergies: penicillin, latex');
  await page.getByRole('tab', { name: 'Prescription' }).click();
  await page.getByLabel('Additional Notes').scrollIntoViewIfNeeded();
  await expect(strip).toBeInViewport();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto('/doctor/appointments');
  await expect(page.getByRole('list', { name: 'Appointments' }).getByRole('listitem').first()).toContainText('Urgent');
  await page.getByRole('button', { name: 'Create Prescription for Ursula Gent' }).click();
  await expect(page.getByRole('heading', { name: 'AI Medical Prescription Generator' })).toBeVisible();
  await expect(strip).toContainText('Allergies: penicillin, latex');
  await expectAccessible(page);

  await page.goto('/doctor/patients');
  // Other journeys have urgent patients of their own here: what counts is that she stands before whoever can wait.
  const names = page.getByRole('list', { name: 'Patients' }).getByRole('listitem');
  const standsAt = async (name: string) => (await names.allTextContents()).findIndex((text) => text.includes(name));
  await expect.poll(() => standsAt('Ursula Gent')).toBeGreaterThanOrEqual(0);
  expect(await standsAt('Ursula Gent')).toBeLessThan(await standsAt('Calm Later'));
  await page.getByRole('button', { name: 'View History of Ursula Gent' }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Allergies and warning signs' })).toContainText(
    'penicillin',
  );
  await expect(page.getByRole('dialog')).toContainText('Appointment');
  await expectAccessible(page);

  await signInAsAdmin(page);
  for (const [path, list] of [
    ['/admin/patients', 'Patients'],
    ['/admin/appointments', 'Appointments'],
  ] as const) {
    await page.goto(path);
    const rows = page.getByRole('list', { name: list }).getByRole('listitem');
    await expect(rows.filter({ hasText: 'Ursula Gent' })).toBeVisible();
    const shown = await rows.allInnerTexts();
    const rank = (name: string) => shown.findIndex((row) => row.includes(name));
    expect(rank('Ursula Gent')).toBeLessThan(rank('Calm Later'));
  }
  const undo = (name: string) => page.getByRole('region', { name: `Undo: Appointment deleted: ${name}` });
  await page.getByRole('button', { name: 'Delete the appointment of Ursula Gent' }).click();
  // The bar comes above the list, and rows move under a press that is on its way.
  await expect(undo('Ursula Gent')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Appointments' })).not.toContainText('Ursula Gent');
  await page.getByRole('button', { name: 'Delete the appointment of Calm Later' }).click();
  await expect(undo('Calm Later')).toBeVisible();
  await undo('Ursula Gent').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('list', { name: 'Appointments' })).toContainText('Ursula Gent');
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  await expect(page.getByRole('list', { name: 'Recently deleted appointments' })).toContainText('Calm Later');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore the appointment of Calm Later' }).click();
  await expect(page.getByText('No appointment was deleted in the last 30 days')).toBeVisible();
  const [row] = await product.sql('select deleted_at from appointments where patient_id = $1', [id]);
  expect(row).toEqual({ deleted_at: null });
});
