import { ADMIN, DOCTOR_PASSWORD } from '../support/product/product.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { choosePatient, signInToPrescribe } from '../support/people/prescribing.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a doctor’s page signs nothing as the doctor who has logged in in a second window, and keeps the words', async ({
  page,
  product,
}) => {
  const first = await signInToPrescribe(page, product, 'DOC001');
  const patientId = await choosePatient(page, 'Wendy Window');
  await page
    .getByLabel('Medical Report Text')
    .fill('34-year-old woman, 60 kg. Headache since yesterday. No allergies.');
  await page.getByRole('button', { name: 'Generate AI Prescription' }).click();
  await page.getByLabel('Assessment').fill('Tension-type headache');
  const [other] = await product.sql<{ name: string }>("select name from doctors where code = 'DOC002'");
  await signInToPrescribe(page, product, 'DOC002');

  const save = page.getByRole('button', { name: 'Save Prescription to Patient History' });
  await save.click();
  const notice = page.getByRole('alert').filter({ hasText: `${other?.name} has logged in on this browser` });
  await expect(notice).toBeVisible();
  await expect(page.locator('#toasts')).toContainText('Failed to save prescription to backend.');
  await expect(page.getByLabel('Assessment')).toHaveValue('Tension-type headache');
  expect(await product.sql('select id from prescriptions where patient_id = $1', [patientId])).toEqual([]);
  await expectAccessible(page);

  await notice.getByRole('button', { name: 'Log in again' }).click();
  await page.getByLabel('Email').fill(first.email);
  await page.getByLabel('Doctor ID').fill(first.doctorId);
  await page.getByLabel('Password', { exact: true }).fill(DOCTOR_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByLabel('Assessment')).toHaveValue('Tension-type headache');
  await expect(notice).toBeHidden();
  await save.click();
  await expect(page.getByText('Signed by Dr. Sarah Johnson').first()).toBeVisible();
});

test('a password that an administrator has reset is asked about, told to the others, and stands in the history', async ({
  page,
  product,
}) => {
  const password = 'eleven grey pelicans';
  const post = (path: string, data: object) => page.request.post(path, { data });
  const codeOf = async (path: string, data: object) => (await (await post(path, data)).json()).code.code;
  const { email, doctorId } = await signInToPrescribe(page, product, 'DOC001');
  const patientId = await choosePatient(page, 'Rita Reset');
  await post('/api/adminAuth/login', ADMIN);
  const secondEmail = `second-${crypto.randomUUID()}@clinic.test`;
  const second = await codeOf('/api/staff/admins', { name: 'Second Admin', email: secondEmail });
  await post('/api/staff/set-password', { code: second, password });
  const code = await codeOf('/api/staff/one-time-code', { role: 'doctor', accountId: 'DOC001' });
  await post('/api/staff/set-password', { code, password });
  await post('/api/doctorAuth/login', { email, doctorId, password });
  await post('/api/prescription/generate', { patientId, notes: 'Rest.' });

  await page.goto('/doctor/prescriptions');
  await page.getByLabel('Patient').selectOption({ label: 'Rita Reset (34 years, female)' });
  await expect(page.getByText(/^Signed after .* had reset the doctor’s password/)).toBeVisible();
  await expect(page.getByText('Was this arranged with you?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, that was arranged with me' }).click();
  await expect(page.getByText('Was this arranged with you?')).toBeHidden();

  await post('/api/adminAuth/login', { email: secondEmail, password });
  await page.goto('/admin/dashboard');
  // Other journeys' resets are told here, too.
  const told = page.locator('[data-alert]');
  const ofDoctor = told.filter({ hasText: 'has reset the password of Dr. Sarah Johnson' }).first();
  const own = told.filter({ hasText: 'has reset your own password' });
  await expect(ofDoctor).toBeVisible();
  await expect(own).toBeVisible();
  await expectAccessible(page);
  await own.getByRole('button', { name: 'I have seen this' }).click();
  await expect(own).toHaveCount(0);
  await expect(ofDoctor).toBeVisible();
});
