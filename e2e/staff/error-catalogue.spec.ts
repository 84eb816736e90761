import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/looks/accessible.ts';
import { type AdminCall, FAILURES, type StubbedAdmin, stubAdmin } from '../support/people/stubbed-admin.ts';
import { expect, test as base } from '../support/test.ts';

/** What is said when something fails (ERR-…), row by row for the administrator, against a service with only the specification's calls. */
const test = base.extend<{ clinic: StubbedAdmin }>({
  clinic: async ({ page }, use) => {
    const clinic = await stubAdmin(page);
    await use(clinic);
    expect(clinic.unknown).toEqual([]);
  },
});
test.use({ serviceWorkers: 'block' });

const toast = (page: Page) => page.locator('#toasts');
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const inList = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function logIn(page: Page): Promise<void> {
  await page.goto('/login?role=admin');
  await page.getByLabel('Email').fill('admin@clinic.test');
  await page.getByLabel('Password').fill('whatever it is');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test('Login failure: the server’s message, else the words of the catalogue', async ({ page, clinic }) => {
  clinic.answer('login', { status: 400, json: { message: 'Invalid credentials' } });
  await logIn(page);
  await expect(toast(page)).toContainText('Invalid credentials');
  const again = page.getByRole('button', { name: 'Login', exact: true });
  for (const failure of Object.values(FAILURES)) {
    clinic.answer('login', failure);
    await again.click();
    await expect(toast(page)).toContainText('An error occurred during login');
    await expect(again).not.toHaveAttribute('aria-busy');
  }
  expect(clinic.sent('login')).toContain('{"email":"admin@clinic.test","password":"whatever it is"}');
});

test('Login success, Logout failure, Logout success', async ({ page, clinic }) => {
  await logIn(page);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(toast(page)).toContainText('Login successful! Welcome Admin');

  clinic.answer('logout', { status: 500, body: '' });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page)).toContainText('Logout Failed');
  await expect(toast(page)).toContainText('Something went wrong while logging out.');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  clinic.answer('logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(toast(page)).toContainText('Logged Out');
  await expect(toast(page)).toContainText('You have been logged out successfully.');
});

const LOADS: readonly { row: string; path: string; call: AdminCall; words: string; shown: string }[] = [
  { row: 'Load doctors', path: 'doctors', call: 'all-doctors', words: 'Failed to fetch doctors.', shown: 'Cara Diac' },
  { row: 'Patients', path: 'patients', call: 'view-patients', words: 'Could not fetch patients.', shown: 'Ann Other' },
  {
    row: 'Patients, on the dashboard',
    path: 'dashboard',
    call: 'view-patients',
    words: 'Failed to fetch patients data',
    shown: 'Ann Other',
  },
  {
    row: 'Appointments',
    path: 'appointments',
    call: 'appointments',
    words: 'Failed to fetch appointments',
    shown: 'Ann Other',
  },
];

for (const { row, path, call, words, shown } of LOADS) {
  test(`${row}: “${words}” as a toast and in the page, whatever has failed, and the way out of it`, async ({
    page,
    clinic,
  }) => {
    clinic.answer(call, FAILURES['the server fails']);
    await page.goto(`/admin/${path}`);
    await expect(main(page).getByText(words, { exact: true })).toBeVisible();
    await expect(toast(page)).toContainText(words);
    await expectAccessible(page);

    clinic.answer(call);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(inList(page, shown).first()).toBeVisible();
    await expect(main(page).getByText(words, { exact: true })).toBeHidden();

    for (const failure of [FAILURES['nobody answers'], FAILURES['a proxy answers with a page']]) {
      clinic.answer(call, failure);
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(main(page).getByText(words, { exact: true })).toBeVisible();
      // What was there stays.
      await expect(inList(page, shown).first()).toBeVisible();
      clinic.answer(call);
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(main(page).getByText(words, { exact: true })).toBeHidden();
    }
  });
}

for (const [what, json] of [
  ['an object', { patients: { p1: {} } }],
  ['nothing', {}],
  ['a page', '<!doctype html>'],
] as const) {
  test(`Patients: ${what} in place of an array is an “Invalid response format”`, async ({ page, clinic }) => {
    clinic.answer('view-patients', { json });
    await page.goto('/admin/patients');
    for (const words of ['Failed to fetch patients', 'Invalid response format']) {
      await expect(main(page).getByText(words, { exact: true })).toBeVisible();
      await expect(toast(page)).toContainText(words);
    }
  });
}

test('Doctor removal: failed, then done', async ({ page, clinic }) => {
  await page.goto('/admin/doctors?search=Diac');
  const remove = page.getByRole('button', { name: 'Remove Doctor Dr. Cara Diac' });
  for (const [tries, failure] of Object.values(FAILURES).entries()) {
    clinic.answer('deregister-doctor', failure);
    await remove.click();
    await expect.poll(() => clinic.sent('deregister-doctor').length).toBe(tries + 1);
    await expect(toast(page)).toContainText('Failed to remove doctor.');
    await expect(main(page).getByText('Failed to remove doctor.')).toBeVisible();
    await expect(inList(page, 'Dr. Cara Diac')).toBeVisible();
  }
  clinic.answer('deregister-doctor');
  await remove.click();
  await expect(toast(page)).toContainText('Doctor Removed');
  await expect(main(page).getByText('No doctors found.')).toBeVisible();
  expect(clinic.sent('deregister-doctor').at(-1)).toBe('{"doctorId":"CA-1"}');
});

test('Patients: deletion failed, then done: the dialog closes and the list is asked for again', async ({
  page,
  clinic,
}) => {
  await page.goto('/admin/patients?search=Ann');
  await page.getByRole('button', { name: 'Delete Ann Other' }).click();
  for (const [tries, failure] of Object.values(FAILURES).entries()) {
    clinic.answer('delete-patient', failure);
    await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => clinic.sent('delete-patient').length).toBe(tries + 1);
    await expect(toast(page)).toContainText('Failed to delete patient');
    await expect(dialog(page).getByText('Failed to delete patient')).toBeVisible();
  }
  clinic.answer('delete-patient');
  const asked = clinic.sent('view-patients').length;
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page)).toContainText('Patient deleted successfully');
  await expect(dialog(page)).toHaveCount(0);
  await expect(main(page).getByText('No patients found')).toBeVisible();
  expect(clinic.sent('view-patients').length).toBeGreaterThan(asked);
  // This service has no way to take it back.
  await expect(page.getByRole('region', { name: 'Undo' })).toHaveCount(0);
});

test('Patient history: loaded, none, failed', async ({ page, clinic }) => {
  await page.goto('/admin/patients');
  const open = page.getByRole('button', { name: 'View History Ann Other' });
  await open.click();
  await expect(toast(page)).toContainText('Patient history loaded successfully');
  const visit = dialog(page).getByRole('article');
  for (const words of [
    'Visit Date',
    'Completed',
    'Diagnosis',
    'fever',
    'Prescription',
    'Notes',
    'No additional notes',
  ]) {
    await expect(visit).toContainText(words);
  }
  await expect(visit.getByText('Unknown', { exact: true })).toHaveCount(2);
  await page.keyboard.press('Escape');

  for (const json of [{ prescriptions: [] }, { message: 'No prescriptions' }]) {
    clinic.answer('patient-history', { json });
    await open.click();
    await expect(toast(page)).toContainText('No prescription history found for this patient');
    await expect(dialog(page)).toContainText('No visit history available');
    await page.keyboard.press('Escape');
  }
  for (const failure of Object.values(FAILURES)) {
    clinic.answer('patient-history', failure);
    await open.click();
    await expect(toast(page)).toContainText('Failed to fetch patient history');
    await expect(dialog(page)).toContainText('Failed to fetch patient history');
    await page.keyboard.press('Escape');
  }
});

test('Appointments: deletion failed, then done: the list is asked for again', async ({ page, clinic }) => {
  await page.goto('/admin/appointments?patient=ann&status=scheduled');
  const bin = page.getByRole('button', { name: 'Delete the appointment of Ann Other' });
  for (const [tries, failure] of Object.values(FAILURES).entries()) {
    clinic.answer('delete-appointment', failure);
    await bin.click();
    await expect.poll(() => clinic.sent('delete-appointment').length).toBe(tries + 1);
    await expect(toast(page)).toContainText('Failed to delete appointment');
    await expect(inList(page, 'Ann Other')).toBeVisible();
  }
  clinic.answer('delete-appointment');
  await bin.click();
  await expect(toast(page)).toContainText('Appointment deleted successfully');
  await expect(main(page).getByText('No appointments found')).toBeVisible();
  await expect(main(page).getByText('Try adjusting your filters or check back later')).toBeVisible();
  // Only what is filtered by is asked for, and All is no filter (CALL-5).
  expect(clinic.sent('appointments')[0]).toBe('?patient=ann&status=scheduled');
});
