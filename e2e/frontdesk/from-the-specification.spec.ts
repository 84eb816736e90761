// Written from the specification alone: its texts, fields, calls and rules, with the server's answers given in the browser.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const doctors = [
  { _id: '64a1', doctorId: 'DOC001', name: 'Dr. Adams', specialization: 'Cardiology', email: 'a@x.org', img: '' },
  { _id: '64a2', doctorId: 'DOC002', name: 'Dr. Brown', specialization: 'Neurology', email: 'b@x.org', img: '' },
  { _id: '64a3', doctorId: 'DOC003', name: 'Dr. Clark', specialization: 'Neurology', email: 'c@x.org', img: '' },
];
const WORDS = 'My name is John Smith, I am 45 years old. I have a headache and dizziness. Call me at (555) 123-4567.';

async function answerCalls(page: Page, answers: { registerStatus?: number; doctorsStatus?: number } = {}) {
  const posts: { path: string; body: Record<string, unknown> }[] = [];
  await page.route('**/api/adminDashboard/all-doctors', (route) =>
    answers.doctorsStatus
      ? route.fulfill({ status: answers.doctorsStatus, json: {} })
      : route.fulfill({ json: { doctors } }),
  );
  await page.route('**/api/patients/register', async (route) => {
    posts.push({ path: 'register', body: route.request().postDataJSON() });
    await (answers.registerStatus
      ? route.fulfill({ status: answers.registerStatus, json: { message: 'no' } })
      : route.fulfill({ json: { patient: { _id: 'p-77' } } }));
  });
  await page.route('**/api/appointments/create-appointment', async (route) => {
    posts.push({ path: 'create-appointment', body: route.request().postDataJSON() });
    await route.fulfill({ json: {} });
  });
  return posts;
}

async function chooseDoctor(page: Page) {
  await page.goto('/frontdesk');
  await page.getByText('Doctors specializing in Neurology').click();
  await page.getByRole('button', { name: 'Select Doctor' }).first().click();
  await expect(page.getByRole('heading', { name: 'Patient Registration' })).toBeVisible();
}

async function fillForm(page: Page) {
  await page.getByRole('tab', { name: 'Form Registration' }).click();
  await page.getByLabel('Full Name').fill('Jane Doe');
  await page.getByLabel('Age', { exact: true }).fill('34');
  await page.getByLabel('female', { exact: true }).check();
  await page.getByLabel('Phone Number').fill('5559876543');
  await page.getByLabel('Symptoms').fill('fever, cough , ');
}

test('step 1: departments, doctors, and back', async ({ page }) => {
  await answerCalls(page);
  await page.goto('/frontdesk');
  await expect(page.getByText('Doctors specializing in Cardiology')).toBeVisible();
  await expect(page.getByText(/^Doctors specializing in/)).toHaveCount(2);
  await page.getByText('Doctors specializing in Neurology').click();
  await expect(page.getByRole('button', { name: 'Select Doctor' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Back to Departments' }).click();
  await expect(page.getByText('Doctors specializing in Cardiology')).toBeVisible();
});

test('doctors that cannot be loaded', async ({ page }) => {
  await answerCalls(page, { doctorsStatus: 500 });
  await page.goto('/frontdesk');
  await expect(page.getByText('Failed to load doctors').first()).toBeVisible();
});

test('the form tab registers and books', async ({ page }) => {
  const posts = await answerCalls(page);
  await chooseDoctor(page);
  await expect(page.getByRole('tab', { name: 'Voice Registration' })).toBeVisible();
  await fillForm(page);
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(page.getByText('Registration Successful', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Your information has been submitted and a prescription has been generated.'),
  ).toBeVisible();
  await expect(page.getByText('Registration Complete').first()).toBeVisible();
  expect(posts.map(({ path }) => path)).toEqual(['register', 'create-appointment']);
  expect(posts[0]?.body).toEqual({
    name: 'Jane Doe',
    age: 34,
    gender: 'female',
    phone: '5559876543',
    symptoms: ['fever', 'cough'],
    doctorId: '64a2',
  });
  const { date, ...booking } = posts[1]?.body ?? {};
  expect(booking).toEqual({ patientId: 'p-77', doctorId: '64a2', status: 'scheduled' });
  expect(new Date(String(date)).toISOString()).toBe(date);
});

test('a failed submission', async ({ page }) => {
  await answerCalls(page, { registerStatus: 500 });
  await chooseDoctor(page);
  await fillForm(page);
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(page.getByText('Submission Error').first()).toBeVisible();
  await expect(
    page.getByText('There was an error submitting your information. Please try again.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Jane Doe');
});

test('required fields and the age', async ({ page }) => {
  const posts = await answerCalls(page);
  await chooseDoctor(page);
  await fillForm(page);
  for (const age of ['-1', '121', '12.5', 'abc', '']) {
    await page.getByLabel('Age', { exact: true }).fill(age);
    await page.getByRole('button', { name: 'Submit Registration' }).click();
    await expect(page.getByText('There is a problem')).toBeVisible();
  }
  expect(posts).toEqual([]);
});

test('an accepted recommendation skips step 1 and fills locked fields', async ({ page }) => {
  const posts = await answerCalls(page);
  await page.goto(`/frontdesk?transcript=${encodeURIComponent(WORDS)}&suggestedDepartment=Neurology&autoSuggest=true`);
  await expect(
    page.getByText(
      "Great! You've been directed to the Neurology department based on our AI analysis of your symptoms.",
    ),
  ).toBeVisible();
  await expect(page.getByText('Dr. Brown').first()).toBeVisible();
  await expect(page.getByText('Voice Analyzed').first()).toBeVisible();
  await expect(page.getByText('AI suggests Neurology department based on your symptoms.').first()).toBeVisible();
  await expect(page.getByText(WORDS).first()).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('John Smith');
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('45');
  await expect(page.getByLabel('male', { exact: true })).toBeChecked();
  await expect(page.getByLabel('Phone Number')).toHaveValue(/555\D*123\D*4567/);
  await expect(page.getByLabel('Symptoms')).toHaveValue(/headache.*dizziness/);
  await expect(page.getByLabel('Full Name')).not.toBeEditable();
  await page.getByRole('button', { name: 'Edit Information' }).click();
  await page.getByLabel('Full Name').fill('John A. Smith');
  await page.getByRole('button', { name: 'Lock Form' }).click();
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  await expect(page.getByText('The prescription will be sent to the given phone number via SMS')).toBeVisible();
  expect(posts[0]?.body).toMatchObject({ name: 'John A. Smith', age: 45, gender: 'male', doctorId: '64a2' });
  await page.getByRole('button', { name: 'Register Another Patient' }).click();
  await expect(page.getByText('Doctors specializing in Cardiology')).toBeVisible();
});

test('a transcript without autoSuggest shows the banner with the suggestion', async ({ page }) => {
  await answerCalls(page);
  await page.goto(`/frontdesk?transcript=${encodeURIComponent(WORDS)}`);
  await expect(page.getByText('Voice Input Received')).toBeVisible();
  await page.getByText('Doctors specializing in Neurology').click();
  await page.getByRole('button', { name: 'Select Doctor' }).first().click();
  await expect(page.getByText('Voice Input Received')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('John Smith');
});

test('a transcript nothing can be extracted from', async ({ page }) => {
  await answerCalls(page);
  await page.goto('/frontdesk?transcript=la%20la%20la&suggestedDepartment=Neurology&autoSuggest=true');
  await expect(page.getByText('Processing Error').first()).toBeVisible();
  await expect(page.getByText('Could not extract information from the transcript.').first()).toBeVisible();
});
