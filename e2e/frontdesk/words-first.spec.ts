import { countTaps, hiddenFields } from '../support/looks/taps.ts';
import { giveMicrophone } from '../support/people/microphone.ts';
import { stubClinic, submit, tellInWriting } from '../support/people/stubbed-clinic.ts';
import { stubSpeechService } from '../support/product/speech-service.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const SAID = 'My name is Maria Garcia. I am 38 years old, female. I have a headache. My phone is 415 726 3905.';
const ticket = /^Ticket number for \w+$/;

test('by voice: four touches from /frontdesk to the ticket', async ({ page }) => {
  const clinic = await stubClinic(page);
  await stubSpeechService(page, [{ json: { id: 'job-1', status: 'completed', text: SAID } }]);
  await page.goto('/frontdesk');
  await giveMicrophone(page);
  const { tap, taps } = countTaps(page);
  await tap(page.getByRole('button', { name: 'Speak', exact: true }));
  await page.getByRole('timer').filter({ hasText: '0:02' }).waitFor();
  await tap(page.getByRole('button', { name: 'Stop recording' }));
  await tap(page.getByRole('button', { name: 'Accept Recommendation' }));
  expect(await hiddenFields(page)).toEqual([]);
  await tap(page.getByRole('button', { name: 'Submit Registration' }));
  await expect(page.getByText(ticket)).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(4);
  expect(clinic.sent[0]?.body).toMatchObject({ name: 'Maria Garcia', age: 38, gender: 'female', doctorId: 'doctor-2' });
  await page.goBack();
  await expect(page.getByRole('main')).not.toContainText(/Maria Garcia|headache/);
});

test('by the form: eight touches from /frontdesk to the ticket, every field seen at once', async ({ page }) => {
  await stubClinic(page);
  await page.goto('/frontdesk');
  const { tap, tapAnywhere, taps } = countTaps(page);
  await tapAnywhere(page.getByText('Doctors specializing in Neurology'));
  await tap(page.getByRole('button', { name: 'Select Doctor' }));
  await tap(page.getByRole('tab', { name: 'Form Registration' }));
  for (const [field, value] of [
    ['Full Name', 'Jane Doe'],
    ['Age', '34'],
    ['Symptoms', 'fever, cough'],
  ] as const) {
    await tap(page.getByLabel(field, { exact: true }));
    await page.keyboard.type(value);
  }
  await tap(page.getByRole('radio', { name: 'female', exact: true }));
  expect(await hiddenFields(page)).toEqual([]);
  await tap(page.getByRole('button', { name: 'Submit Registration' }));
  await expect(page.getByText(ticket)).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(8);
});

test('typed first words fill the form that is sent, and none of them stands in the address or after the visit', async ({
  page,
}) => {
  const clinic = await stubClinic(page);
  await tellInWriting(page, 'my baby girl is 6 months old and has a rash');
  await page.getByRole('button', { name: 'Accept Recommendation' }).click();
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('0');
  await expect(page.getByText('under 1 year')).toBeVisible();
  expect(page.url()).not.toMatch(/baby|rash|\?/);
  await page.getByLabel('Full Name').fill('Mia Doe');
  await submit(page);
  await expect(page.getByText(ticket)).toBeVisible();
  expect(clinic.sent[0]?.body).toMatchObject({ name: 'Mia Doe', age: 0, symptoms: ['rash'], doctorId: 'doctor-6' });
  await page.getByRole('button', { name: 'Register Another Patient' }).click();
  await page.getByRole('button', { name: 'Type it' }).click();
  await expect(page.getByLabel('Your own words')).toHaveValue('');
});

test('on the check page the suggestion has its button, and says when it agrees', async ({ page }) => {
  await stubClinic(page);
  await stubSpeechService(page, [{ json: { id: 'job-1', status: 'completed', text: SAID } }]);
  await page.goto('/frontdesk?doctorName=Dr.%20Sarah%20Johnson&specialty=Cardiology');
  await giveMicrophone(page);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByRole('timer').filter({ hasText: '0:02' }).waitFor();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Change to Neurology' }).click();
  await expect(page.getByText('You are registering with Dr. Michael Chen, Neurology.').last()).toBeVisible();
  await expect(page.getByText('Your words fit Neurology.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change to Neurology' })).toHaveCount(0);
});
