import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { browserHearing } from '../support/browser.ts';
import { ADMIN } from '../support/product/product.ts';
import { expect, test } from '../support/test.ts';

// The clip says: "Hello, my name is Maria Garcia. I am thirty eight years old, female. I have a headache and nausea.
// My phone number is four one five, seven two six, three nine zero five."
const CLIP = fileURLToPath(new URL('../clips/headache-and-nausea.wav', import.meta.url));
const CLIP_SECONDS = 12;

test.use({ launchOptions: browserHearing(CLIP), permissions: ['microphone'] });
test.describe.configure({ timeout: 150_000 });

type Stored = { id: string; name: string; age: number; gender: string; phone: string; ticket: string };

async function chooseNeurologist(page: Page): Promise<void> {
  await page.goto('/frontdesk');
  await page.getByRole('button', { name: /Neurology/ }).click();
  await page
    .getByRole('button', { name: /Select Doctor/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Patient Registration' })).toBeVisible();
}

async function speak(page: Page): Promise<void> {
  await page.getByRole('button', { name: /start recording/i }).click();
  await expect(page.getByText('Recording... Click to stop')).toBeVisible();
  // The elapsed time on screen is the state to wait for: the clip has been played once it passes its length.
  await expect(page.getByRole('timer')).toHaveText(new RegExp(`0:(1[${CLIP_SECONDS % 10}-9]|[2-5]\\d)`), {
    timeout: 40_000,
  });
  await page.getByRole('button', { name: /stop/i }).click();
}

test('a spoken registration becomes a patient with an appointment, which an admin sees', async ({ page, product }) => {
  await chooseNeurologist(page);
  await speak(page);

  await expect(page.getByLabel('Full Name')).toHaveValue('Maria Garcia', { timeout: 60_000 });
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('38');
  await expect(page.getByRole('radio', { name: 'female', exact: true })).toBeChecked();
  await expect(page.getByLabel(/Phone Number/)).toHaveValue(/415\D*726\D*3905/);
  await expect(page.getByLabel('Symptoms')).toHaveValue(/headache.*nausea/);
  await expect(page.getByText('Turned into text by this hospital’s own server.', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
  await expect(page.getByText('The prescription will be sent to the given phone number via SMS')).toBeVisible();

  const patients = await product.sql<Stored>('select * from patients where name = $1', ['Maria Garcia']);
  expect(patients).toHaveLength(1);
  expect(patients[0]).toMatchObject({ age: 38, gender: 'female' });
  const booked = await product.sql<{ status: string; ticket: string }>(
    'select status, ticket from appointments where patient_id = $1',
    [patients[0]?.id],
  );
  expect(booked).toEqual([{ status: 'scheduled', ticket: patients[0]?.ticket }]);
  await expect(page.getByText(booked[0]?.ticket ?? 'no ticket')).toBeVisible();

  await page.goto('/login?role=admin');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await page.getByRole('link', { name: 'Patients' }).click();
  await expect(page.getByText('Maria Garcia')).toBeVisible();
  await page.getByRole('link', { name: 'Appointments' }).click();
  await expect(page.getByRole('heading', { name: 'Maria Garcia' })).toBeVisible();
});
