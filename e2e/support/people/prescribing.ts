import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { DOCTOR_PASSWORD, type Product } from '../product/product.ts';

/** Gives the page's browser a sample doctor's session. @returns the login as the screen wants it. */
export async function signInToPrescribe(page: Page, product: Product, doctorId = 'DOC001') {
  const [doctor] = await product.sql<{ email: string }>('select email from doctors where code = $1', [doctorId]);
  const login = { email: doctor?.email ?? '', password: DOCTOR_PASSWORD, doctorId };
  const answer = await page.request.post('/api/doctorAuth/login', { data: login });
  if (!answer.ok()) throw new Error(`the doctor could not log in: ${answer.status()}`);
  return login;
}

/** Registers and books a patient with the doctor, then chooses them on the prescriptions screen. */
export async function choosePatient(
  page: Page,
  name: string,
  { phone = '+1 202 555 0199', doctorId = 'DOC001' } = {},
): Promise<string> {
  const registered = await page.request.post('/api/patients/register', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { name, age: 34, gender: 'female', phone, symptoms: [' headache ', 'fever'], doctorId },
  });
  const { patient } = await registered.json();
  await page.request.post('/api/appointments/create-appointment', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { patientId: patient._id, doctorId, date: new Date().toISOString(), status: 'scheduled' },
  });
  await page.goto('/doctor/prescriptions');
  await page.getByLabel('Patient').selectOption({ label: `${name} (34 years, female)` });
  await expect(page.getByRole('heading', { name: 'AI Medical Prescription Generator' })).toBeVisible();
  // What the record has is filled in before anybody types.
  await expect(page.getByLabel('Medical Report Text')).not.toHaveValue('');
  return patient._id;
}
