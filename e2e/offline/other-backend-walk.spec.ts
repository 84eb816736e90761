import { expect, test } from '@playwright/test';
import { type BackendOfSection7, startBackendOfSection7 } from '../support/product/backend-of-section-7.ts';

let backend: BackendOfSection7;

test.use({ serviceWorkers: 'block' });
test.beforeEach(async ({ page }) => {
  backend = await startBackendOfSection7();
  const data = { name: 'Otto Other', age: 42, gender: 'male', phone: '2025550123', symptoms: ['fever', 'cough'] };
  const doctorId = 'GM-1';
  const { patient } = await (
    await page.request.post(`${backend.url}/api/patients/register`, { data: { ...data, doctorId } })
  ).json();
  await page.request.post(`${backend.url}/api/appointments/create-appointment`, {
    data: { patientId: patient._id, doctorId, date: new Date().toISOString(), status: 'scheduled' },
  });
});
test.afterEach(async () => {
  await backend.stop();
});

test('a backend with only the specification’s calls is asked for nothing else on any page of a patient and an administrator', async ({
  page,
}) => {
  for (const path of ['/', '/doctors', '/frontdesk?doctorName=Dr.%20Gene%20Ralist&specialty=General%20Medicine']) {
    await page.goto(`${backend.url}${path}`);
    await expect(
      page.getByText('Dr. Gene Ralist').or(page.getByText('Your Health Is Our Top Priority')).first(),
    ).toBeVisible();
  }
  await page.goto(`${backend.url}/login?role=admin`);
  await page.getByLabel('Email').fill('admin@clinic.test');
  await page.getByLabel('Password', { exact: true }).fill('secret words');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/admin\/dashboard/);
  // Two of its own and the four built-in ones; one of its own and the three built-in ones.
  await expect(page.getByText('Total Doctors').locator('..')).toContainText('6');
  await expect(page.getByText('Total Patients').locator('..')).toContainText('4');

  const menu = page.getByRole('navigation', { name: 'Admin views' });
  await menu.getByRole('link', { name: 'Doctors' }).click();
  const sample = page.getByRole('listitem').filter({ hasText: 'Dr. Sarah Johnson' });
  await sample.getByRole('button', { name: /Remove Doctor/ }).click();
  await expect(page.locator('#toasts')).toContainText('Doctor Removed');
  await expect(page.getByText('was removed from this device only')).toBeVisible();
  await expect(sample).toBeHidden();
  expect(backend.doctors).toHaveLength(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sample).toBeVisible();

  await menu.getByRole('link', { name: 'Patients' }).click();
  await expect(page.getByText('Otto Other')).toBeVisible();
  const samplePatient = page.getByRole('listitem').filter({ hasText: 'Robert Fields' });
  await samplePatient.getByRole('button', { name: /View History/ }).click();
  await expect(page.getByRole('dialog', { name: 'Patient History' })).toContainText('Bisoprolol');
  await page.keyboard.press('Escape');
  await menu.getByRole('link', { name: 'Appointments' }).click();
  await expect(page.getByText('Otto Other')).toBeVisible();
  await menu.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('This server has no settings')).toBeVisible();
  expect(backend.unknown).toEqual([]);
});

test('its doctor sees what get-all knows of the patient of an appointment, and is asked for nothing else', async ({
  page,
}) => {
  await page.goto(`${backend.url}/doctor/login`);
  await page.getByLabel('Email').fill('gene@clinic.test');
  await page.getByLabel('Doctor ID').fill('GM-1');
  await page.getByLabel('Password', { exact: true }).fill('secret words');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Otto Other' });
  await row
    .getByRole('button', { name: /Otto Other/ })
    .first()
    .click();
  const details = page.getByRole('tabpanel', { name: 'Patient Details' });
  await expect(details).toContainText('fever, cough');
  await expect(details).toContainText('This server does not store patient records');
  await expect(page.getByText('42 years, male').filter({ visible: true }).first()).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Doctor views' });
  await menu.getByRole('link', { name: 'Appointments' }).click();
  await page.getByRole('button', { name: /Create Prescription/ }).click();
  await expect(page.getByRole('heading', { name: 'AI Medical Prescription Generator' })).toBeVisible();
  for (const symptom of ['fever', 'cough']) await expect(page.getByText(symptom, { exact: true })).toBeVisible();
  await expect(page.getByText('42 years, male').filter({ visible: true }).first()).toBeVisible();
  await page.getByLabel('Medical Report Text').fill('A cold.');
  await page.getByRole('button', { name: 'Generate AI Prescription' }).click();
  await page.getByRole('button', { name: 'Save Prescription to Patient History' }).click();
  await page.getByRole('button', { name: 'Send via SMS +2025550123' }).click();
  await expect(page.getByRole('button', { name: 'SMS Sent!' })).toBeVisible();
  expect(backend.calls.find(({ path }) => path.endsWith('send-sms'))?.body).toEqual({
    phone: '+2025550123',
    prescriptionId: backend.prescriptions[0]?.['_id'],
  });
  await menu.getByRole('link', { name: 'Patients' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Otto Other' })).toBeVisible();
  await menu.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('gene@clinic.test').first()).toBeVisible();
  expect(backend.unknown).toEqual([]);
});

test('one bad row costs no other row, and the page says that it is missing', async ({ page }) => {
  backend.doctors.push({ _id: 'd3', doctorId: 'XX-1', name: 'Dr. No Field' });
  backend.patients.push({ name: 'Nobody' });
  await page.request.post(`${backend.url}/api/adminAuth/login`, { data: {} });
  for (const [path, shown, missing] of [
    ['/admin/doctors', 'Dr. Gene Ralist', 'One entry could not be read'],
    // The list of patients, and the doctors it can be filtered by.
    ['/admin/patients', 'Otto Other', '2 entries could not be read'],
  ] as const) {
    await page.goto(`${backend.url}${path}`);
    await expect(page.getByText(shown).first()).toBeVisible();
    await expect(page.getByText(missing)).toBeVisible();
  }
});
