import { DOCTOR, signInAsDoctor, visit } from '../support/people/doctors.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 800 } });

test('names and symptoms without a place to break leave no staff screen wider than the phone', async ({ page }) => {
  const word = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2);
  // Whom few others see, so that the name stands on the first page of each list.
  const doctor = { ...DOCTOR, email: 'hannah.lindqvist@frontdesk.local', doctorId: 'DOC009' };
  await visit(page, { name: word, symptoms: [word], doctorId: doctor.doctorId });
  await signInAsAdmin(page);
  await signInAsDoctor(page, doctor);
  for (const address of [
    '/admin/dashboard',
    '/admin/appointments?patient=Llanfair',
    '/admin/patients?search=Llanfair',
    '/doctor/dashboard',
    '/doctor/appointments',
    '/doctor/patients',
  ]) {
    await page.goto(address);
    await expect(page.getByText(word).first()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360);
  }
});
