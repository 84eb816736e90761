import { expectAccessible } from '../support/looks/accessible.ts';
import { countTaps, hiddenFields } from '../support/looks/taps.ts';
import { becomeKiosk } from '../support/people/devices.ts';
import { readyForOffline } from '../support/people/front-desk.ts';
import { fallSilent, giveMicrophone } from '../support/people/microphone.ts';
import { stubSpeechService } from '../support/product/speech-service.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 180_000 });

const SAID =
  'My name is Maria Garcia. I am thirty eight years old, female. I have a headache and nausea. My phone number is 415 726 3905.';

test('a kiosk by voice: four touches from the start to the ticket, and nothing to scroll', async ({ page }) => {
  await stubSpeechService(page, [{ json: { id: 'job-1', status: 'completed', text: SAID } }]);
  await becomeKiosk(page);
  const { tap, taps } = countTaps(page);
  await tap(page.getByRole('button', { name: 'Touch to start' }));
  await expect(page.getByRole('heading', { name: 'What brings you here today?' })).toBeFocused();
  await expectAccessible(page);
  await giveMicrophone(page);
  await tap(page.getByRole('button', { name: 'Start recording' }));
  await page.getByRole('timer').filter({ hasText: '0:02' }).waitFor();
  await fallSilent(page);

  const accept = page.getByRole('button', { name: 'Accept Recommendation' });
  await expect(page.getByText('Based on your symptoms, we suggest the Neurology department.')).toBeVisible();
  await expectAccessible(page);
  await tap(accept);
  await expect(page.getByLabel('Full Name')).toHaveValue('Maria Garcia');
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('38');
  await expect(page.getByLabel('Symptoms')).toHaveValue('headache, nausea');
  await expect(page.getByText('Neurology', { exact: true })).toBeVisible();
  expect(await hiddenFields(page)).toEqual([]);
  await expectAccessible(page);
  await tap(page.getByRole('button', { name: 'Submit Registration' }));
  await expect(page.getByText('Your ticket number', { exact: true })).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(4);
});

test('without a network the first words are typed, read on this device, and kept until it is back', async ({
  page,
  context,
}) => {
  await becomeKiosk(page);
  await readyForOffline(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Touch to start' }).click();
  await page.getByRole('button', { name: 'Type it' }).click();
  await page.getByLabel('Your own words').fill('My name is Otto Early, I am a 50 years old man and I have back pain');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Because you wrote: back')).toBeVisible();
  await page.getByRole('button', { name: 'Accept Recommendation' }).click();
  await expect(page.getByRole('radio', { name: 'male', exact: true })).toBeChecked();
  expect(await hiddenFields(page)).toEqual([]);
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(page.getByRole('heading', { name: 'Saved on this device. Not sent yet.' })).toBeVisible();
});

test('warning signs in the first words take the whole screen at once; after them the words lead on', async ({
  page,
}) => {
  await becomeKiosk(page);
  await page.getByRole('button', { name: 'Touch to start' }).click();
  await page.getByRole('button', { name: 'Type it' }).click();
  await page.getByLabel('Your own words').fill('crushing chest pain and I cannot breathe');
  // While somebody types, the field stays, with the warning beside it.
  await expect(page.getByText('Please tell a member of staff now', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Your own words')).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Please tell a member of staff now' })).toBeVisible();
  await expect(page.getByText('crushing')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue with the registration' }).click();
  await expect(page.getByText('we suggest the Cardiology department')).toBeVisible();
});
