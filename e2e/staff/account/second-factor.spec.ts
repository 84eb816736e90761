import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { DOCTOR, logInOnPage, OTHER_DOCTOR, visit } from '../../support/people/doctors.ts';
import { signInAsAdmin } from '../../support/people/staff.ts';
import { expectAccessible } from '../../support/looks/accessible.ts';
import { expectGoodAtEverySize } from '../../support/looks/every-size.ts';
import { ADMIN } from '../../support/product/product.ts';
import { expect, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'block' });

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test('an authenticator app is set up, and from then on opens the account with its code, or with a recovery code', async ({
  page,
}) => {
  test.slow();
  const [email, password] = ['factor@clinic.test', 'five patient otters'];
  await signInAsAdmin(page);
  const added = await page.request.post('/api/staff/admins', { data: { name: 'Fay Factor', email } });
  const { code } = await added.json();
  await page.request.post('/api/staff/set-password', { data: { code: code.code, password } });

  await page.goto('/login?role=admin');
  await logIn(page, email, password);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.goto('/admin/settings?view=password');
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' }).locator('svg')).toBeVisible();
  const secret = (await page.locator('main .font-mono').textContent()) ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await expectAccessible(page);
  await page.getByLabel('Code that the app shows now').fill('000000');
  await page.getByRole('button', { name: 'Finish set-up' }).click();
  await expect(page.getByText('That code is incorrect.')).toBeVisible();
  await page.getByLabel('Code that the app shows now').fill(app.generate());
  await page.getByRole('button', { name: 'Finish set-up' }).click();
  const codes = page.getByRole('region', { name: 'Your recovery codes' });
  await expect(codes).toBeFocused();
  const [first = '', second = ''] = await codes.getByRole('listitem').allTextContents();
  await expectGoodAtEverySize(page, 'recovery codes');
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(codes).toHaveCount(0);
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.goto('/login?role=admin');
  await logIn(page, email, password);
  await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(first.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByText('Login successful! Welcome Admin').first()).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.goto('/login?role=admin');
  await logIn(page, email, password);
  await page.getByLabel('Code from your authenticator app').fill(first);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('That code is incorrect or has already been used.')).toBeVisible();
  await page.getByLabel('Code from your authenticator app').fill(second);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('a passkey is added, named, opens the account without a password, and is removed', async ({ page, product }) => {
  test.slow();
  // Browsers have passkeys under a name only.
  const site = product.url.replace('127.0.0.1', 'localhost');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${site}/login?role=admin`);
  await logIn(page, ADMIN.email, ADMIN.password);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.goto(`${site}/admin/settings?view=password`);
  const part = page.getByRole('region', { name: 'Passkeys' });
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await part.getByLabel('Name of this passkey').fill('Front office');
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(part.getByText('Front office')).toBeVisible();
  await part.getByRole('button', { name: 'Rename Front office' }).click();
  await part.getByLabel('Name of this passkey').fill('Desk one');
  await part.getByRole('button', { name: 'Save' }).click();
  await expect(part.getByText('Desk one')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.goto(`${site}/login?role=doctor`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('This passkey does not open an account here.')).toBeVisible();
  await page.goto(`${site}/login?role=admin`);
  const sent = page.waitForRequest(`${site}/api/passkey-login`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  // Whoever has overheard it opens nothing with it.
  const data: unknown = (await sent).postDataJSON();
  expect((await page.request.post(`${site}/api/passkey-login`, { data })).status()).toBe(401);
  await page.goto(`${site}/admin/settings?view=password`);
  await part.getByRole('button', { name: 'Remove Desk one' }).click();
  await expect(part.getByText('No passkeys yet')).toBeVisible();
});

test('a list leaves the house only after the password was given again', async ({ page, product }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/patients');
  const button = page.getByRole('button', { name: 'Export' });
  await expect(button).toBeVisible();
  await product.sql(`update sessions set created_at = created_at - interval '1 hour', confirmed_at = null`);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Please enter your password again' });
  await dialog.getByLabel('Password').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('That is not correct.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Password').fill(ADMIN.password);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^patients-.*\.csv$/);
});

test('a record that a doctor does not need opens with a reason, which administrators read', async ({ page }) => {
  test.slow();
  await signInAsAdmin(page);
  const id = await visit(page, { name: 'Nora Needed', doctorId: OTHER_DOCTOR.doctorId });
  await page.goto('/admin/settings?view=security');
  await page.getByLabel('Their own patients and today’s board').check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Security settings saved').first()).toBeVisible();
  await expectGoodAtEverySize(page, 'security settings');
  try {
    await page.goto(`/doctor/patients/${id}`);
    await logInOnPage(page, DOCTOR);
    await expect(page.getByRole('heading', { name: 'This is not one of your patients' })).toBeVisible();
    await expect(page.getByText('Nora Needed')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open record' }).click();
    await expect(page.getByText('Say in a few words why')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Why do you need this record?').fill('Covering for a colleague');
    await page.getByRole('button', { name: 'Open record' }).click();
    await expect(page.getByRole('heading', { name: 'Nora Needed' })).toBeVisible();
    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: 'Look' }).click();
    const what = `${DOCTOR.name} opened the record of Nora Needed`;
    await expect(page.getByText('Reason: Covering for a colleague')).toBeVisible();
    await page.getByRole('button', { name: `Seen: ${what}` }).click();
    await expect(page.getByText('You have seen this')).toBeVisible();
  } finally {
    await page.request.put('/api/staff/security', { data: { needToKnow: false } });
  }
});
