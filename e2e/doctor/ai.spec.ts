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

test('the draft made at registration waits, not checked, until the doctor opens it; another is thrown away', async ({
  page,
}) => {
  const made = page.locator('[data-alert]', { hasText: 'Draft made at registration · not checked' });
  await choosePatient(page, 'Dora Draft');
  await expect(made).toContainText('Paracetamol', { timeout: 30_000 });
  await expectAccessible(page);
  await made.getByRole('button', { name: 'Open the draft and check it' }).click();
  await expect(page.getByRole('heading', { name: 'Draft to check' })).toBeFocused();
  await expect(page.getByText('AI-generated and informational only')).toBeVisible();
  await expect(made).toBeHidden();
  await choosePatient(page, 'Dora Discard');
  await made.getByRole('button', { name: 'Discard' }).click({ timeout: 30_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.locator('#toasts')).toContainText('Draft discarded');
  await expect(made).toBeHidden();
});
