import type { Page } from '@playwright/test';
import { DOCTOR_PASSWORD } from '../product/product.ts';

/** Two of the sample doctors; each has own patients and appointments. */
export const DOCTOR = { email: 'sarah.johnson@frontdesk.local', doctorId: 'DOC001', name: 'Dr. Sarah Johnson' };
export const OTHER_DOCTOR = { email: 'michael.chen@frontdesk.local', doctorId: 'DOC002', name: 'Dr. Michael Chen' };

/** Gives the page's browser a doctor's session, without the way through the login screen. */
export async function signInAsDoctor(page: Page, { email, doctorId } = DOCTOR): Promise<void> {
  const data = { email, doctorId, password: DOCTOR_PASSWORD };
  const answer = await page.request.post('/api/doctorAuth/login', { data });
  if (!answer.ok()) throw new Error(`the doctor could not log in: ${answer.status()}`);
}

/** Fills in the doctor's login that stands on the page. */
export async function logInOnPage(page: Page, { email, doctorId } = DOCTOR): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Doctor ID').fill(doctorId);
  await page.getByLabel('Password', { exact: true }).fill(DOCTOR_PASSWORD);
  await page.keyboard.press('Enter');
}

type Visit = {
  readonly name: string;
  readonly age?: number;
  readonly urgent?: true;
  symptoms?: string[];
  readonly doctorId?: string;
};

/** Registers a patient with a doctor and books now, as a device does. @returns the patient's id. */
export async function visit(page: Page, over: Visit): Promise<string> {
  const { doctorId = DOCTOR.doctorId, ...person } = over;
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const registered = await page.request.post('/api/patients/register', {
    headers,
    data: { age: 44, gender: 'female', phone: '+43 660 7654321', symptoms: ['cough'], ...person, doctorId },
  });
  const { patient } = await registered.json();
  await page.request.post('/api/appointments/create-appointment', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { patientId: patient._id, doctorId, date: new Date().toISOString(), status: 'scheduled' },
  });
  return patient._id;
}
