import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/looks/accessible.ts';
import { choosePatient, signInToPrescribe } from '../support/people/prescribing.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const generate = (page: Page) => page.getByRole('button', { name: 'Generate AI Prescription' });
const report = (page: Page) => page.getByLabel('Medical Report Text');
const toast = (page: Page) => page.locator('#toasts');

test.beforeEach(async ({ page, product }) => {
  await signInToPrescribe(page, product);
});

test('without a patient both columns say so, and the URL names nobody', async ({ page }) => {
  await page.goto('/doctor/prescriptions');
  await expect(page.getByText('Select a patient to generate a prescription')).toBeVisible();
  await expect(page.getByText('Select a patient to view their history')).toBeVisible();
  await expectAccessible(page);
  const id = await choosePatient(page, 'Ines Quill');
  await expect(page.getByText('Ines Quill, 34 years, female')).toBeVisible();
  await expect(page.getByText('No prescription history found')).toBeVisible();
  expect(page.url()).not.toContain(id);
});

test('symptoms come from the patient, trimmed; Add and Enter add, the x removes, and both fields are asked for', async ({
  page,
}) => {
  await choosePatient(page, 'Olga Chips');
  const chips = page.getByRole('group', { name: 'Current Symptoms' }).getByRole('listitem');
  await expect(chips).toHaveText(['headache', 'fever']);
  const typed = page.getByLabel('Add a symptom');
  await typed.fill('  sore throat ');
  await typed.press('Enter');
  await typed.fill('cough');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await typed.fill('   ');
  await typed.press('Enter');
  await expect(chips).toHaveText(['headache', 'fever', 'sore throat', 'cough']);
  for (const symptom of ['headache', 'fever', 'sore throat', 'cough'])
    await page.getByRole('button', { name: `Remove ${symptom}` }).click();
  await report(page).fill('  ');
  await generate(page).click();
  await expect(toast(page)).toContainText('Please add at least one symptom');
  await typed.fill('cough');
  await typed.press('Enter');
  await generate(page).click();
  await expect(toast(page)).toContainText('Please provide medical report text');
  await expectAccessible(page);
});

test('a session that ends on the way leads to the login and back to everything typed', async ({ page, product }) => {
  const login = await signInToPrescribe(page, product);
  await choosePatient(page, 'Rita Return');
  await report(page).fill('34-year-old woman, 60 kg. Headache since yesterday. No allergies.');
  await product.sql('delete from sessions');
  await generate(page).click();
  await expect(page).toHaveURL(/\/doctor\/login/);
  await page.getByLabel('Email').fill(login.email);
  await page.getByLabel('Doctor ID').fill(login.doctorId);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: /^Log ?in$/i }).click();
  await expect(page).toHaveURL(/\/doctor\/prescriptions/);
  await expect(report(page)).toHaveValue('34-year-old woman, 60 kg. Headache since yesterday. No allergies.');
});
