import type { Request } from '@playwright/test';
import { stubClinic, withTranscript } from '../support/people/stubbed-clinic.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const WORDS = 'my name is Quentin Marlowe, I am 50 years old and I have chest pain';

test.beforeEach(async ({ page }) => {
  await stubClinic(page);
});

test('a patient’s words are removed from the URL, the history and every later request', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    // Pictures of the page itself are asked for before any script can run; scripts and calls come after.
    if (['script', 'fetch', 'xhr'].includes(request.resourceType())) requests.push(request);
  });
  await page.goto('/doctors');
  await page.goto(withTranscript(WORDS, 'Cardiology'));
  await expect(page.getByLabel('Full Name')).toHaveValue('Quentin Marlowe');
  expect(page.url()).toMatch(/\/frontdesk$/);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/Quentin|chest|Cardiology/);
  // What went over the wire, which is less than what the browser first meant to send.
  const referers = await Promise.all(requests.map(async (request) => (await request.allHeaders())['referer']));
  expect(referers.join(' ')).not.toMatch(/Quentin|transcript/);
  await page.goBack();
  await expect(page).toHaveURL(/\/doctors$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/frontdesk$/);
});

test('the URL is clean before the page has painted anything', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body?.textContent?.includes("You've been directed")) return;
      Object.assign(globalThis, { addressThen: location.search });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(withTranscript(WORDS, 'Cardiology'));
  await expect(page.getByLabel('Full Name')).toHaveValue('Quentin Marlowe');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'addressThen'))).toBe('');
});

test('a Book Appointment link preselects its doctor, stays in the URL and can be left', async ({ page }) => {
  await page.goto('/frontdesk?doctorName=Dr.%20Robert%20Miller&specialty=Cardiology');
  await expect(page.getByRole('heading', { name: 'Patient Registration' })).toBeVisible();
  await expect(page.getByText('Dr. Robert Miller', { exact: true })).toBeVisible();
  expect(page.url()).toContain('doctorName=Dr.%20Robert%20Miller&specialty=Cardiology');
  await page.getByRole('button', { name: 'Choose another doctor' }).click();
  await expect(page.getByText('Doctors specializing in Neurology')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Dr. Robert Miller', { exact: true })).toBeVisible();
});

test('a link to a doctor who is gone opens the department and says so', async ({ page }) => {
  await page.goto('/frontdesk?doctorName=Dr.%20Gone&specialty=Cardiology');
  await expect(page.getByText('Dr. Gone is no longer in the list. Please choose another doctor.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select Doctor' })).toHaveCount(2);
});

test('a suggested department without a doctor becomes General Medicine, and the banner says that', async ({ page }) => {
  await page.goto(withTranscript(WORDS, 'Astrology'));
  await expect(
    page.getByText(
      "Great! You've been directed to the General Medicine department based on our AI analysis of your symptoms.",
    ),
  ).toBeVisible();
  await expect(page.getByText('Dr. Tom Baker', { exact: true })).toBeVisible();
});

test('the device’s Back goes one step back and keeps what was typed', async ({ page }) => {
  await page.goto('/frontdesk');
  await page.getByRole('button', { name: /Cardiology/ }).click();
  await page.getByRole('button', { name: 'Select Doctor' }).first().click();
  await page.getByRole('tab', { name: 'Form Registration' }).click();
  await page.getByLabel('Full Name').fill('Jane Doe');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Choose a doctor' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Choose a department' })).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(page.getByLabel('Full Name')).toHaveValue('Jane Doe');
});
