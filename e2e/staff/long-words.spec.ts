import { signInAsDoctor, visit } from '../support/people/doctors.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 800 } });

test('names and symptoms without a place to break leave no staff screen wider than the phone', async ({ page }) => {
  const word = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2);
  await visit(page, { name: word, symptoms: [word] });
  await signInAsAdmin(page);
  await signInAsDoctor(page);
  for (const address of [
    '/admin/dashboard',
    '/admin/appointments',
    '/admin/patients',
    '/doctor/dashboard',
    '/doctor/appointments',
    '/doctor/patients',
  ]) {
    await page.goto(address);
    await expect(page.getByText(word).first()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360);
  }
});
