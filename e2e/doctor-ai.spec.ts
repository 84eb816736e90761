import type { Page } from '@playwright/test';
import { choosePatient, expectAccessible, signInToPrescribe } from './support/prescribing.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'block' });

const generate = (page: Page) => page.getByRole('button', { name: 'Generate AI Prescription' });
const report = (page: Page) => page.getByLabel('Medical Report Text');
const toast = (page: Page) => page.locator('#toasts');

/** The AI service behind the call answers like this, until something else is said. */
async function answerWith(
  page: Page,
  answer: { status?: number; body?: string; json?: unknown } | 'nothing',
): Promise<void> {
  await page.unroute('**/process_case/');
  await page.route('**/process_case/', (route) => {
    if (answer === 'nothing') return route.abort('connectionrefused');
    const { status = 200, body, json } = answer;
    return route.fulfill({ status, ...(json === undefined ? { body: body ?? '' } : { json }) });
  });
}

test.beforeEach(async ({ page, product }) => {
  await signInToPrescribe(page, product);
});

test('without a patient both columns say so, and the address names nobody', async ({ page }) => {
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

test('every way in which the AI can fail has its words, and nothing typed is lost', async ({ page }) => {
  await choosePatient(page, 'Pia Faults');
  await report(page).fill('34-year-old woman, headache since yesterday.');
  const cases: [Parameters<typeof answerWith>[1], string][] = [
    [{ status: 500, json: { message: 'secret' } }, 'Server error - please check your backend logs.'],
    [
      { status: 502, json: { message: 'The AI service cannot be reached.' } },
      'Error: The AI service cannot be reached.',
    ],
    [{ status: 404, body: 'gone' }, 'Failed to generate prescription. Please ensure your FastAPI server is running.'],
    ['nothing', 'Failed to generate prescription. Please ensure your FastAPI server is running.'],
    [{ json: { status: 'error', message: 'The model is loading' } }, 'The model is loading'],
    [{ json: { status: 'error' } }, 'Failed to generate prescription'],
  ];
  for (const [answer, words] of cases) {
    await answerWith(page, answer);
    await generate(page).click();
    await expect(toast(page).getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
    await expect(report(page)).toHaveValue('34-year-old woman, headache since yesterday.');
  }
  await expectAccessible(page);
});

test('a slow AI shows how long it has really taken', async ({ page }) => {
  await choosePatient(page, 'Sara Slow');
  await report(page).fill('34-year-old woman, headache.');
  await page.clock.install();
  await page.route('**/process_case/', () => undefined);
  await generate(page).click();
  const busy = page.getByRole('button', { name: 'Processing with AI... (This may take 30-60 seconds)' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(12_200);
  await expect(page.getByText('12 seconds so far')).toBeVisible();
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
