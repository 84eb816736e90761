import type { Page } from '@playwright/test';
import { ADMIN, DOCTOR_PASSWORD } from '../support/product/product.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => signInAsAdmin(page));

const row = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });

test('an administrator is added with the keyboard alone, sets a password by the code, and is removed', async ({
  page,
}) => {
  test.slow();
  await page.goto('/admin/settings?view=staff');
  await page.getByRole('button', { name: 'Add account' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add account' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Ada Berg');
  // One of the two faults is left: that is announced, too.
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type(ADMIN.email);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Somebody already has an account with this email').first()).toBeVisible();
  await dialog.getByLabel('Email').fill('ada@clinic.test');
  await page.keyboard.press('Enter');
  const code = (await dialog.locator('.font-mono').textContent()) ?? '';
  await expect(dialog.getByRole('region', { name: 'One-time code for Ada Berg' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Ada Berg')).toContainText('Has not logged in yet');

  await page.goto('/login?role=admin');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await page.getByRole('button', { name: 'I have a code' }).click();
  await page.getByLabel('One-time code').fill('AAAA-AAAA-AAAA');
  await page.getByLabel('New password', { exact: true }).fill('four patient otters');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(
    page.getByRole('link', { name: 'That code is incorrect, has already been used or has expired.' }),
  ).toBeVisible();
  await page.getByLabel('One-time code').fill(code);
  await page.getByLabel('New password', { exact: true }).fill('Password1');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('link', { name: 'among the first that are tried' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('New password', { exact: true }).clear();
  // By keys: the faults that stand above must not take the focus from the field.
  await page.getByLabel('New password', { exact: true }).pressSequentially('four patient otters');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your password is set. Log in with it now.')).toBeVisible();

  await page.goto('/admin/settings?view=staff');
  await expect(row(page, 'Ada Berg')).not.toContainText('Has not logged in yet');
  await row(page, 'Ada Berg').getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Ada Berg?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(row(page, 'Ada Berg')).toHaveCount(0);
});

test('an account that somebody else has removed is reported as gone', async ({ page }) => {
  const added = await page.request.post('/api/staff/admins', { data: { name: 'Bo Lind', email: 'bo@clinic.test' } });
  const { admin } = await added.json();
  await page.goto('/admin/settings?view=staff');
  await row(page, 'Bo Lind').getByRole('button', { name: 'Remove' }).click();
  await page.request.delete(`/api/staff/admins/${admin._id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog').getByText('Somebody else has removed this account already.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, 'Bo Lind')).toHaveCount(0);
});

test('a doctor’s session on another device is seen and ended', async ({ page, playwright, product }) => {
  const elsewhere = await playwright.request.newContext({
    baseURL: product.url,
    userAgent: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  const [doctor] = await product.sql<{ email: string; code: string }>(
    "select email, code from doctors where code = 'DOC003'",
  );
  const data = { email: doctor?.email, doctorId: doctor?.code, password: DOCTOR_PASSWORD };
  expect((await elsewhere.post('/api/doctorAuth/login', { data })).ok()).toBe(true);
  await page.goto('/admin/settings?view=sessions');
  await expect(row(page, 'This browser').getByRole('button')).toHaveCount(0);
  const theirs = row(page, 'Dr. Emily Rodriguez');
  await expect(theirs).toContainText('Safari on iPad');
  await expectAccessible(page);
  await theirs.getByRole('button', { name: 'End session' }).click();
  await expect(theirs).toHaveCount(0);
  expect((await elsewhere.get('/api/doctorAuth/doctor-info')).status()).toBe(401);
  await elsewhere.dispose();
});

test('one’s own password is changed, and only with the current one', async ({ page }) => {
  const added = await page.request.post('/api/staff/admins', { data: { name: 'Cy Moor', email: 'cy@clinic.test' } });
  const { code } = await added.json();
  const password = 'nine purple kettles';
  await page.request.post('/api/staff/set-password', { data: { code: code.code, password } });
  await page.request.post('/api/adminAuth/login', { data: { email: 'cy@clinic.test', password } });
  await page.goto('/admin/settings?view=password');
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill('ten green kettles');
  const change = page.getByRole('button', { name: 'Change password' });
  await change.click();
  await expect(page.getByRole('link', { name: 'The current password is incorrect.' })).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('ten green kettles');
  await expectAccessible(page);
  await page.getByLabel('Current password').fill(password);
  await change.click();
  await expect(page.locator('#toasts')).toContainText('Password changed');
  const again = await page.request.post('/api/adminAuth/login', {
    data: { email: 'cy@clinic.test', password: 'ten green kettles' },
  });
  expect(again.ok()).toBe(true);
});
