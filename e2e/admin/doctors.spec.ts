import type { Page } from '@playwright/test';
import { ADMIN } from '../support/product/product.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => signInAsAdmin(page));

/** One pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function type(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByRole('dialog').getByLabel(label).fill(value);
}

test('a doctor is added with a picture and hours, and logs in with the password set by the code', async ({ page }) => {
  test.slow();
  await page.goto('/admin/doctors');
  await page.getByRole('button', { name: 'Add Doctor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Doctor' });
  await dialog.getByRole('button', { name: 'Add Doctor' }).click();
  const summary = dialog.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter the name',
    'Enter the email',
    'Enter the specialization',
    'Enter a Doctor ID',
  ]);
  await type(page, { Name: 'Dr. Lea Novák', Email: 'lea@clinic.example', Specialization: 'Cardiology' });
  await dialog.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(dialog.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add hours on Monday' }).click();
  await dialog.getByRole('button', { name: 'Copy Monday to Tuesday–Friday' }).click();
  await expectAccessible(page);
  await type(page, { 'Doctor ID': 'DOC001' });
  await dialog.getByRole('button', { name: 'Add Doctor' }).click();
  await expect(summary.getByRole('link')).toHaveText('This Doctor ID is taken. Choose another one.');
  await type(page, { 'Doctor ID': 'CARD-7' });
  await dialog.getByRole('button', { name: 'Add Doctor' }).click();

  const added = page.getByRole('dialog', { name: 'Doctor added' });
  const code = (await added.locator('.font-mono').textContent()) ?? '';
  expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  await expectAccessible(page);
  await added.getByRole('button', { name: 'Done' }).click();
  await expect(card(page, 'Dr. Lea Novák')).toContainText('CARD-7');
  await expect(card(page, 'Dr. Lea Novák').locator('img')).toHaveAttribute('src', /^data:image\/(webp|png);base64,/);

  const password = 'seven quiet herons';
  expect((await page.request.post('/api/staff/set-password', { data: { code, password } })).ok()).toBe(true);
  const login = { email: 'lea@clinic.example', password, doctorId: 'CARD-7' };
  expect((await page.request.post('/api/doctorAuth/login', { data: login })).ok()).toBe(true);
});

test('a doctor is changed; leaving with changes asks first; a lost session keeps what was typed', async ({ page }) => {
  test.slow();
  await page.goto('/admin/doctors');
  await card(page, 'Dr. Priya Nair').getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Dr. Priya Nair' });
  await type(page, { Name: 'Dr. Priya Nair-Sen' });
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Discard what you typed?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();

  await page.route('**/api/adminDashboard/doctor/*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('The server could not be reached. What you typed stays here')).toBeVisible();
  await page.unroute('**/api/adminDashboard/doctor/*');

  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Please log in to continue.')).toBeVisible();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('What you had typed is still here.')).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Dr. Priya Nair-Sen');
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await expect(card(page, 'Dr. Priya Nair-Sen')).toBeVisible();
});

test('Remove Doctor acts at once and can be undone; a doctor removed in the meantime is reported', async ({ page }) => {
  await page.goto('/admin/doctors?search=tanaka');
  await card(page, 'Dr. Yuki Tanaka').getByRole('button', { name: 'Remove Doctor' }).click();
  await expect(page.locator('#toasts')).toContainText('Doctor Removed');
  await expect(page.getByText('No doctors found.')).toBeVisible();
  await page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Dr. Yuki Tanaka')).toBeVisible();

  await page.request.delete('/api/adminDashboard/deregister-doctor', { data: { doctorId: 'DOC012' } });
  await card(page, 'Dr. Yuki Tanaka').getByRole('button', { name: 'Remove Doctor' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Failed to remove doctor.')).toBeVisible();
  await expect(main.getByText('Somebody else has removed this doctor already.')).toBeVisible();
  await expect(card(page, 'Dr. Yuki Tanaka')).toHaveCount(0);
});

test('two administrators edit one doctor: the later one sees what the other saved, keeps what was typed, and decides', async ({
  page,
}) => {
  await page.goto('/admin/doctors');
  const listed = await page.request.get('/api/adminDashboard/all-doctors');
  const { doctors }: { doctors: { _id: string; doctorId: string; name: string }[] } = await listed.json();
  const { _id: id = '', name = '' } = doctors.at(-1) ?? {};
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${name}` });
  await type(page, { Name: `${name} Junior` });

  // Meanwhile somebody else saves.
  const path = `/api/adminDashboard/doctor/${id}`;
  const { doctor } = await (await page.request.get(path)).json();
  const { name: before, email, img, schedule } = doctor;
  expect(
    (
      await page.request.put(path, { data: { name: before, email, img, schedule, specialization: 'Dermatology' } })
    ).status(),
  ).toBe(200);

  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toContainText(/has changed this doctor in the meantime/);
  await expect(dialog).toContainText('Dermatology');
  await expect(dialog.getByLabel('Name')).toHaveValue(`${name} Junior`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use theirs instead' }).click();
  await expect(dialog.getByLabel('Specialization')).toHaveValue('Dermatology');
  await type(page, { Name: `${name} Senior` });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card(page, `${name} Senior`)).toContainText('Dermatology');
});
