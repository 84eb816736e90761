import { ADMIN, DOCTOR_PASSWORD } from '../support/product/product.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('an admin logs in and out, in the words of the specification', async ({ page }) => {
  await page.goto('/login?role=admin');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByLabel('Doctor ID')).toHaveCount(0);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByText('Login successful! Welcome Admin').first()).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('You have been logged out successfully.').first()).toBeVisible();
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('without a role, and at /doctor/login, it is the doctor’s login', async ({ page, product }) => {
  for (const path of ['/login', '/doctor/login', '/login?role=nurse']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Doctor Login' })).toBeVisible();
    await expect(page.getByLabel('Doctor ID')).toBeVisible();
  }
  const [doctor] = await product.sql<{ email: string; code: string }>('select email, code from doctors limit 1');
  await page.getByLabel('Email').fill(doctor?.email ?? '');
  await page.getByLabel('Doctor ID').fill(doctor?.code ?? '');
  await page.getByLabel('Password').fill(DOCTOR_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/doctor\/dashboard$/);
  await expect(page.getByText('Login successful! Welcome Doctor').first()).toBeVisible();
});

test('an empty login is one summary that leads to the fields; what was typed stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter an email like name@hospital.org',
    'Enter your Doctor ID',
    'Enter your password',
  ]);
  await expect(page).toHaveTitle(/^Error: /);
  await summary.getByRole('link', { name: 'Enter your password' }).click();
  await page.keyboard.type('secret');
  await expect(page.getByLabel('Password')).toHaveValue('secret');
  await expect(page.getByLabel('Password')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('nobody');
});

test('a refusal shows the server’s message, as a toast and in the page', async ({ page }) => {
  await page.route('**/api/adminAuth/login', (route) =>
    route.fulfill({ status: 401, json: { message: 'Wrong email or password.' } }),
  );
  await page.goto('/login?role=admin');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('main').getByText('Wrong email or password.')).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveValue('wrong');
});

test('without a message, or without an answer, it is “An error occurred during login”', async ({ page }) => {
  await page.route('**/api/adminAuth/login', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/login?role=admin');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill('wrong');
  const submit = page.getByRole('button', { name: 'Login', exact: true });
  await submit.click();
  await expect(page.getByRole('main').getByText('An error occurred during login')).toBeVisible();
  await page.route('**/api/adminAuth/login', (route) => route.abort());
  await submit.click();
  await expect(page.getByText('The server could not be reached.')).toBeVisible();
});

test('while busy the button reads “Logging in...”', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/adminAuth/login', async (route) => {
    await promise;
    await route.fulfill({ status: 401, json: { message: 'no' } });
  });
  await page.goto('/login?role=admin');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill('x');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  resolve();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});

test('a page that needs a session leads to the login and back, and never to another site', async ({ page }) => {
  await page.goto('/admin/patients?gender=female');
  await expect(page.getByText('Please log in to continue.')).toBeVisible();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/patients\?gender=female$/);

  await page.goto('/login?role=admin&returnTo=//evil.example/admin');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/admin\/dashboard$/);
});

test('the password can be shown, help opens in place, and nothing violates accessibility', async ({ page }) => {
  await page.goto('/login?role=admin');
  await page.getByLabel('Password').fill('secret');
  for (const [isOn, said] of [
    [true, 'Caps Lock is on.'],
    [false, ''],
  ] as const) {
    // Playwright has no such key: the event says of itself what a keyboard would.
    await page.getByLabel('Password').evaluate((field, modifierCapsLock) => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock }));
    }, isOn);
    await expect(page.locator('#password-caps-lock')).toHaveText(said);
  }
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page.getByText('Ask another administrator')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?role=admin$/);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  await expectAccessible(page);
});
