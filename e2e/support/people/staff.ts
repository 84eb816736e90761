import type { Page } from '@playwright/test';
import { ADMIN } from '../product/product.ts';

/** Gives the page's browser an administrator's session, without the way through the login screen. */
export async function signInAsAdmin(page: Page): Promise<void> {
  const answer = await page.request.post('/api/adminAuth/login', { data: ADMIN });
  if (!answer.ok()) throw new Error(`the administrator could not log in: ${answer.status()}`);
}

/** Registers and books a patient as a device does, with the first doctor or the given one; gives the ticket back. */
export async function registerByCall(
  page: Page,
  name: string,
  ticket: string,
  wanted?: string,
  code = '',
): Promise<string> {
  const { doctors } = await (await page.request.get('/api/adminDashboard/all-doctors')).json();
  const doctorId = wanted ?? doctors[0].doctorId;
  const registered = await page.request.post('/api/patients/register', {
    headers: { 'idempotency-key': crypto.randomUUID(), 'frontdesk-ticket': ticket },
    data: { name, age: 44, gender: 'other', phone: '', symptoms: ['cough'], doctorId },
  });
  const { patient } = await registered.json();
  await page.request.post('/api/appointments/create-appointment', {
    headers: { 'idempotency-key': crypto.randomUUID(), 'frontdesk-ticket': ticket, 'frontdesk-check-in': code },
    data: { patientId: patient._id, doctorId, date: new Date().toISOString(), status: 'scheduled' },
  });
  return ticket;
}
