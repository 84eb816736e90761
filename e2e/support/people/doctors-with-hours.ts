import type { Page } from '@playwright/test';
import { WEEKDAYS } from '../../../shared/contract/doctor/doctor-schedule.ts';
import { ADMIN } from '../product/product.ts';

type DoctorWithHours = { readonly id: string; readonly name: string; readonly department: string };

let made = 0;

/**
 * Doctors of a department of their own, who see patients on every day of the week round the clock (or have no hours), and
 * the way to take them out again.
 */
export async function doctorsWithHours(page: Page, wish: { hours: boolean } = { hours: true }, count = 1) {
  const admin = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!admin) throw new Error('the page has no browser');
  await admin.request.post('/api/adminAuth/login', { data: ADMIN });
  made += 1;
  const department = `Hall ${process.pid} ${made}`;
  const hours = WEEKDAYS.map((day) => ({ day, from: '00:00', to: '23:59' }));
  const doctors: DoctorWithHours[] = [];
  for (let one = 0; one < count; one += 1) {
    const doctorId = `HALL-${process.pid}-${made}-${one}`;
    const name = `Dr. Hall ${made} ${'ABC'[one]}`;
    const email = `${doctorId.toLowerCase()}@frontdesk.local`;
    const schedule = wish.hours ? { slotMinutes: 20, hours } : null;
    const data = { doctorId, name, specialization: department, email, img: null, schedule };
    const answer = await admin.request.post('/api/adminDashboard/register-doctor', { data });
    if (!answer.ok()) throw new Error(`no doctor was made: ${await answer.text()}`);
    const { doctor }: { doctor: { _id: string } } = await answer.json();
    doctors.push({ id: doctor._id, name, department });
  }
  const remove = async () => {
    for (const { id } of doctors)
      await admin.request.delete('/api/adminDashboard/deregister-doctor', { data: { doctorId: id } });
    await admin.close();
  };
  return { department, doctors, remove };
}
