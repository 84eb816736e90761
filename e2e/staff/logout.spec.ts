import type { Request } from '@playwright/test';
import { logInOnPage, visit } from '../support/people/doctors.ts';
import { DOCTOR_PASSWORD } from '../support/product/product.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a call goes out as the specification has it, for whoever watches; logging out asks before it forgets, and nothing asks after it', async ({
  page,
}) => {
  await visit(page, { name: 'Lorna Leaving' });
  const calls: Request[] = [];
  page.on('request', (request) => calls.push(request));
  await page.goto('/login?role=doctor');
  await logInOnPage(page);
  await expect(page).toHaveURL(/\/doctor\/dashboard$/);
  const login = calls.find((call) => call.url().endsWith('/api/doctorAuth/login'));
  const { email, doctorId } = { email: 'sarah.johnson@frontdesk.local', doctorId: 'DOC001' };
  expect(login?.postDataJSON()).toEqual({ email, password: DOCTOR_PASSWORD, doctorId });

  const notes = page.getByLabel('Additional Notes');
  const logout = page.getByRole('button', { name: 'Logout', exact: true });
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
  await page.getByRole('button', { name: 'Create Prescription for Lorna Leaving' }).click();
  await notes.fill('Half a sentence');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await logout.click();
  await expect(question.getByRole('button', { name: 'Stay logged in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(notes).toHaveValue('Half a sentence');

  await logout.click();
  calls.length = 0;
  await question.getByRole('button', { name: 'Log out and discard' }).click();
  await expect(page).toHaveURL(/\/doctor\/login$/);
  await expect(page.locator('#toasts')).toContainText('You have been logged out successfully.');
  await page.waitForLoadState('networkidle');
  const paths = calls.map((call) => new URL(call.url()).pathname).filter((path) => /^\/api\/(doctor|pat)/.test(path));
  expect(paths).toEqual(['/api/doctorAuth/logout']);
});

test('what was typed into the settings is asked about from every view, and is not there for who logs in next', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin/settings?view=clinic');
  const name = page.getByLabel('Clinic name');
  await expect(name).not.toHaveValue('');
  await name.fill('Not to be kept');
  await page.getByRole('link', { name: 'Doctors', exact: true }).click();
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await page.getByRole('button', { name: 'Log out and discard' }).click();
  await expect(page).toHaveURL(/\/$/);
  await signInAsAdmin(page);
  await page.evaluate(() => history.pushState(null, '', '/admin/settings?view=clinic'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(name).not.toHaveValue('Not to be kept');
  await expect(page.getByText('Unsaved changes')).toBeHidden();
});
