import type { Page } from '@playwright/test';
import { expectGoodAtEverySize, findStickingOut } from '../support/looks/every-size.ts';
import {
  fillForm,
  openForm,
  stubClinic,
  submit,
  tellInWriting,
  withTranscript,
  type StubbedClinic,
} from '../support/people/stubbed-clinic.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const WORDS = 'My name is John Smith, I have a headache and chest pain and I cannot breathe';

const STATES: Record<string, (page: Page, clinic: StubbedClinic) => Promise<unknown>> = {
  departments: async (page) => {
    await page.goto('/frontdesk');
    await page.getByText('Doctors specializing in Genetics').waitFor();
  },
  'first words, typed': async (page) => {
    await page.goto('/frontdesk');
    await page.getByRole('button', { name: 'Type it' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Write what brings you here').first().waitFor();
  },
  'first words, understood': async (page) => {
    await tellInWriting(page, WORDS);
    await page.getByRole('button', { name: 'Accept Recommendation' }).waitFor();
  },
  'first words, filled in': async (page) => {
    await tellInWriting(page, 'my baby is 6 months old and has a rash');
    await page.getByRole('button', { name: 'Accept Recommendation' }).click();
    await page.getByText('under 1 year').waitFor();
  },
  'no doctors at all': async (page, clinic) => {
    clinic.answer('doctors', { json: { doctors: [] } });
    await page.goto('/frontdesk');
    await page.getByText('No doctors are listed yet').waitFor();
  },
  'doctors failed': async (page, clinic) => {
    clinic.answer('doctors', { status: 500, json: {} });
    await page.goto('/frontdesk');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  },
  doctors: async (page) => {
    await page.goto('/frontdesk');
    await page.getByText('Doctors specializing in Cardiology').click();
    await page.getByRole('button', { name: 'Select Doctor' }).first().waitFor();
  },
  'words received': async (page) => {
    await page.goto(withTranscript(WORDS));
    await page.getByText('AI suggestion').waitFor();
  },
  'words heard': async (page) => {
    await page.goto(withTranscript(WORDS, 'Neurology'));
    await page.getByRole('button', { name: 'Edit Information' }).waitFor();
  },
  'fields open': async (page) => {
    await page.goto(withTranscript(WORDS, 'Neurology'));
    await page.getByRole('button', { name: 'Edit Information' }).click();
  },
  'microphone on its way': async (page) => {
    await page.route('**/voice-*.js', () => undefined);
    await page.goto('/frontdesk?doctorName=Dr.%20Michael%20Chen&specialty=Neurology');
    await page.getByRole('tab', { name: 'Voice Registration' }).waitFor();
    await expect(page.getByText('Click the microphone to start recording')).toBeHidden();
  },
  microphone: async (page) => {
    await page.goto('/frontdesk?doctorName=Dr.%20Michael%20Chen&specialty=Neurology');
    await page.getByText('Click the microphone to start recording').waitFor();
  },
  form: openForm,
  errors: async (page) => {
    await openForm(page);
    await submit(page);
    await page.getByText('There is a problem').waitFor();
  },
  refused: async (page, clinic) => {
    clinic.answer('register', { status: 422, json: { message: 'no' } });
    await openForm(page);
    await fillForm(page);
    await submit(page);
    await page.getByText('saved on this device').waitFor();
  },
  accepted: async (page) => {
    await openForm(page);
    await fillForm(page);
    await submit(page);
    await page.getByRole('heading', { name: 'Registration Successful' }).waitFor();
  },
  saved: async (page, clinic) => {
    clinic.answer('register', 'cut');
    await openForm(page);
    await fillForm(page);
    await submit(page);
    await page.getByRole('heading', { name: 'Saved on this device' }).waitFor();
  },
};

for (const [name, reach] of Object.entries(STATES)) {
  test(`${name}: at every size axe finds nothing, and nothing sticks out`, async ({ page }) => {
    await reach(page, await stubClinic(page));
    await expectGoodAtEverySize(page, name);
  });
}

test('with the largest letters on a telephone nothing sticks out of what the words lead to', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('frontdesk-display', 'largest plain'));
  await page.setViewportSize({ width: 360, height: 800 });
  await stubClinic(page);
  await tellInWriting(page, 'my knee hurts since I fell and I have a headache');
  await page.getByRole('button', { name: 'Choose Orthopedics instead' }).waitFor();
  expect(await findStickingOut(page)).toEqual({ sideways: 0, outside: [] });
});

test('at 400 % zoom a registration can be made from end to end', async ({ page }) => {
  await stubClinic(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/frontdesk');
  await page.getByText('Doctors specializing in Neurology').click();
  await page.getByRole('button', { name: 'Select Doctor' }).click();
  await page.getByRole('tab', { name: 'Form Registration' }).click();
  await fillForm(page);
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible();
});

test('touch targets are large enough: 48 px, and 56 px for the submit button', async ({ page }) => {
  await stubClinic(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await openForm(page);
  const targets = page
    .locator('main')
    .locator('button:visible, input[type=text], input[type=tel], textarea, .radio-choice:visible');
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(48);
  }
  const button = await page.getByRole('button', { name: 'Submit Registration' }).boundingBox();
  expect(button?.height).toBeGreaterThanOrEqual(56);
});
