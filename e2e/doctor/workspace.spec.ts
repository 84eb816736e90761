import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks/accessible.ts';
import { DOCTOR, logInOnPage, OTHER_DOCTOR, signInAsDoctor, visit } from '../support/people/doctors.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const VIEWS = ['Appointments', 'Patients', 'Prescriptions', 'Settings', 'Dashboard'];
const record = (page: Page) => page.getByRole('tabpanel', { name: 'Patient Details' });
const open = (page: Page, name: string) => page.getByRole('button', { name: `Open ${name}`, exact: true });

test('without a session there is the login and the way back; the path selects the view; after logout it is the login again', async ({
  page,
}) => {
  await page.goto('/doctor/patients?gender=female');
  await expect(page).toHaveURL(/\/doctor\/login\?returnTo=/);
  await logInOnPage(page);
  await expect(page).toHaveURL(/\/doctor\/patients\?gender=female$/);
  await expect(page.locator('#toasts')).toContainText('Login successful! Welcome Doctor');

  await page.goto('/doctor');
  await expect(page).toHaveURL(/\/doctor\/dashboard$/);
  await expect(page.getByText(DOCTOR.name)).toBeVisible();
  for (const name of VIEWS) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/doctor/${name.toLowerCase()}$`));
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/doctor\/login$/);
  await expect(page.locator('#toasts')).toContainText('Logged Out');
  await expect(page.locator('#toasts')).toContainText('You have been logged out successfully.');
  await page.goto('/doctor/settings');
  await expect(page).toHaveURL(/\/doctor\/login\?returnTo=/);
});

test('an administrator who comes here is asked to log in as a doctor', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/doctor/settings');
  await expect(page).toHaveURL(/\/doctor\/login\?returnTo=%2Fdoctor%2Fsettings/);
});

test('a logout that fails says so and stays', async ({ page }) => {
  await signInAsDoctor(page);
  await page.route('**/api/doctorAuth/logout', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/doctor/settings');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.locator('#toasts')).toContainText('Logout Failed');
  await expect(page.locator('#toasts')).toContainText('Something went wrong while logging out.');
  await expect(page).toHaveURL(/\/doctor\/settings$/);
});

test('the dashboard shows today of this doctor only, what is next, and a patient whose record is saved', async ({
  page,
  product,
}) => {
  await signInAsDoctor(page);
  const patientId = await visit(page, { name: 'Nadia Winter', age: 61, symptoms: ['palpitation', 'fatigue'] });
  await visit(page, { name: 'Somebody Else', doctorId: OTHER_DOCTOR.doctorId });
  await page.goto('/doctor/dashboard');

  const card = (label: string) => page.getByRole('heading', { name: label, exact: true }).first().locator('..');
  const [counted] = await product.sql<{ patients: string }>(
    'select count(*) as patients from patients where deleted_at is null',
  );
  await expect(card('Total Patients')).toContainText(counted?.patients ?? 'none');
  await expect(card('Next Appointment')).toContainText(/\d\d:\d\d/);
  const today = page.getByRole('list', { name: "Today's Appointments" });
  // Journeys before this one may have ended some: they are folded away, and counted.
  const over = page.getByRole('button', { name: /^Show \d+ finished$/ });
  if (await over.isVisible()) await over.click();
  await expect(async () => {
    const count = await today.getByRole('listitem').count();
    await expect(card("Today's Appointments")).toContainText(String(count), { timeout: 500 });
  }).toPass();
  await expect(today).toContainText('Robert Fields');
  await expect(today).toContainText('Upcoming');
  await expect(today).not.toContainText('Somebody Else');
  await expect(page.getByText('Select a patient to view details')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await open(page, 'Nadia Winter').click();
  await expect(page.getByRole('heading', { name: 'Nadia Winter', level: 2 })).toBeFocused();
  await expect(record(page).getByLabel('Symptoms')).toHaveValue('palpitation, fatigue');
  await record(page).getByLabel('Medical History').fill('Atrial fibrillation since 2020');
  await record(page).getByLabel('Allergies').fill('penicillin, latex');
  await record(page).getByLabel('Weight').fill('900');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(record(page).getByLabel('Weight')).toBeFocused();
  await expect(page.getByText('Enter a weight from 0.2 to 700 kg')).toBeVisible();
  await expectAccessible(page);
  await record(page).getByLabel('Weight').fill('63,5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);

  const [kept] = await product.sql(
    'select medical_history, allergies, weight_kg from patient_records where patient_id = $1',
    [patientId],
  );
  expect(kept).toEqual({
    medical_history: 'Atrial fibrillation since 2020',
    allergies: ['penicillin', 'latex'],
    weight_kg: 63.5,
  });
  await page.getByRole('button', { name: 'Back to List' }).click();
  await expect(open(page, 'Nadia Winter')).toBeFocused();
  await page.reload();
  await open(page, 'Nadia Winter').click();
  await expect(record(page).getByLabel('Allergies')).toHaveValue('penicillin, latex');
  await expect(page.getByText(`Saved by ${DOCTOR.name}`)).toBeVisible();
  expect(page.url()).not.toContain(patientId);
});

test('nothing typed is lost by a failing save, another view, or a session that ends meanwhile', async ({ page }) => {
  await signInAsDoctor(page);
  await visit(page, { name: 'Olive Stone' });
  // The look for calls for help would find out about the session first.
  const quiet = () => page.route('**/api/alerts', (route) => route.fulfill({ json: { alerts: [] } }));
  await quiet();
  await page.goto('/doctor/dashboard');
  await open(page, 'Olive Stone').click();
  await record(page).getByLabel('Notes').fill('Lives on the fourth floor');

  await page.route('**/api/patients/record/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything you typed is still here. Try again.')).toBeVisible();
  await page.unrouteAll();
  await quiet();
  await page.getByRole('link', { name: 'Appointments', exact: true }).click();
  // The view's own load would find out, too.
  const loaded = page.waitForResponse('**/api/doctorDashboard/appointments*');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(record(page).getByLabel('Notes')).toHaveValue('Lives on the fourth floor');
  await loaded;

  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/doctor\/login\?returnTo=/);
  await logInOnPage(page);
  await expect(page).toHaveURL(/\/doctor\/dashboard$/);
  await expect(record(page).getByLabel('Notes')).toHaveValue('Lives on the fourth floor');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();

  // Another doctor at the same screen finds nothing of it.
  await record(page).getByLabel('Notes').fill('not for everybody');
  await page.context().clearCookies();
  // What is loaded after a save may have found out first, and the page is covered then.
  await page.getByRole('button', { name: 'Save', includeHidden: true }).dispatchEvent('click');
  await logInOnPage(page, OTHER_DOCTOR);
  await expect(page.getByText(OTHER_DOCTOR.name)).toBeVisible();
  await expect(page.getByText('Select a patient to view details')).toBeVisible();
  await expect(page.getByText('Olive Stone')).toBeHidden();
});

test('two doctors edit one record: the later one sees both versions and decides', async ({ page, product }) => {
  await signInAsDoctor(page);
  const id = await visit(page, { name: 'Paula Twice' });
  await page.goto('/doctor/dashboard');
  await open(page, 'Paula Twice').click();
  await record(page).getByLabel('Diagnosis').fill('mine');
  const [other] = await product.sql<{ id: string }>('select id from doctors where code = $1', [OTHER_DOCTOR.doctorId]);
  await product.sql(
    `insert into patient_records (patient_id, symptoms, medical_history, diagnosis, medications, notes, allergies, updated_at, updated_by)
     values ($1, '', '', 'theirs', '', '', '{}', now(), $2)`,
    [id, other?.id],
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${OTHER_DOCTOR.name} has changed this record in the meantime`)).toBeVisible();
  await expect(page.getByText('theirs', { exact: true })).toBeVisible();
  await expect(record(page).getByLabel('Diagnosis')).toHaveValue('mine');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();
  expect(await product.sql('select diagnosis from patient_records where patient_id = $1', [id])).toEqual([
    { diagnosis: 'mine' },
  ]);
});

test('with the keyboard only: a patient is opened, the tabs are changed, the record is saved', async ({ page }) => {
  await signInAsDoctor(page);
  await visit(page, { name: 'Quill Keys' });
  await page.goto('/doctor/dashboard');
  await open(page, 'Quill Keys').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Quill Keys', level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Patient Details' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Prescription' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(record(page).getByLabel('Symptoms')).toHaveValue('cough');
  await page.keyboard.press('Tab');
  await expect(record(page).getByLabel('Symptoms')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' at night');
  for (let stop = 0; stop < 7; stop += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();
  await expect(record(page).getByLabel('Symptoms')).toHaveValue('cough at night');
});

test('the doctor’s failures, in the words of the catalogue, each gone after Try again', async ({ page }) => {
  await signInAsDoctor(page);
  for (const [call, words] of [
    ['**/api/doctorAuth/doctor-info', 'Failed to load doctor information'],
    ['**/api/doctorDashboard/appointments*', 'Failed to load appointments'],
    ['**/api/patients/get-all*', 'Could not fetch patients.'],
  ] as const) {
    for (const down of [false, true]) {
      await page.route(call, (route) => (down ? route.abort() : route.fulfill({ status: 500, body: '' })));
      await page.goto('/doctor/dashboard');
      const alert = page.getByRole('main').getByText(words);
      await expect(alert).toBeVisible();
      await expect(page.locator('#toasts')).toContainText(words);
      if (down) await expect(page.getByText('The server could not be reached.').first()).toBeVisible();
      await page.unroute(call);
      // The list follows the day by itself, too, and may be there before anybody presses.
      const again = page.getByRole('button', { name: 'Try again' }).first();
      await Promise.race([again.click(), alert.waitFor({ state: 'hidden' })]);
      await expect(alert).toBeHidden();
    }
  }
});

test('an appointment without a patient: its prescription is refused in words, and it still can be looked at', async ({
  page,
}) => {
  await signInAsDoctor(page);
  const appointmentTime = new Date().toISOString();
  await page.route('**/api/doctorDashboard/appointments*', (route) =>
    route.fulfill({
      json: { appointments: [{ _id: 'a1', appointmentTime, status: 'no-show', patientName: 'Bare Row' }] },
    }),
  );
  await page.goto('/doctor/dashboard');
  await page.getByRole('button', { name: 'Create Prescription for Bare Row' }).click();
  await expect(page.locator('#toasts')).toContainText('Patient information is missing or invalid');
  await expect(page.getByRole('main').getByText('Patient information is missing or invalid')).toBeVisible();
  await open(page, 'Bare Row').click();
  await expect(page.getByText('None recorded').first()).toBeVisible();
});

test('settings are the doctor’s profile, read-only; the menu of a small screen has every view', async ({ page }) => {
  await signInAsDoctor(page);
  await page.goto('/doctor/settings');
  const profile = page.getByRole('main').locator('dl');
  await expect(profile).toContainText(DOCTOR.name);
  await expect(profile).toContainText('Cardiology');
  await expect(profile).toContainText(DOCTOR.email);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole('link', { name: 'Patients', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const name of VIEWS) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Patients', exact: true }).click();
  await expect(page).toHaveURL(/\/doctor\/patients$/);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
});
