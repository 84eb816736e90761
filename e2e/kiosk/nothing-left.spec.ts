import type { Page } from '@playwright/test';
import { browserOptions } from '../support/browser.ts';
import { becomeKiosk, fillAtKiosk, toDepartments } from '../support/people/devices.ts';
import { openForm, readyForOffline } from '../support/people/front-desk.ts';
import { stubSpeechService, watchMicrophone } from '../support/product/speech-service.ts';
import { expect, test } from '../support/test.ts';
import { expectNothingLeft, found } from '../support/looks/nothing-left.ts';
import { everythingKept, inTheHeap, keptDrafts } from '../support/looks/traces.ts';

test.describe.configure({ timeout: 180_000 });
test.use({
  launchOptions: browserOptions(['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream']),
  permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
});

const NAME = 'Xanthelma Quillfeather';
const SAID = `My name is ${NAME}, I am a 42 years old woman, I have a headache and zyxquors. My phone is 066 076 5432.`;
/** None of them stands in the app's own files, which are looked through as well: its engine knows many words. */
const WORDS = ['Xanthelma', 'Quillfeather', '7654321', '0660765432', 'zyxquors'];

const start = (page: Page) => page.getByRole('button', { name: 'Touch to start' });

async function speak(page: Page): Promise<void> {
  await start(page).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByRole('timer').filter({ hasText: '0:02' }).waitFor();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Accept Recommendation' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(NAME);
}

async function type(page: Page): Promise<void> {
  await fillAtKiosk(page, NAME);
  await page.getByLabel('Symptoms').fill('zyxquors, fever');
  // Somebody who wants to keep the words for later: the next person could paste them.
  await page.getByLabel('Full Name').press('ControlOrMeta+a');
  await page.getByLabel('Full Name').press('ControlOrMeta+c');
}

async function walkAway(page: Page): Promise<void> {
  await page.clock.fastForward(1000);
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await page.clock.fastForward(61_000);
  await page.getByRole('alertdialog', { name: 'Are you still there?' }).waitFor();
  await page.clock.fastForward(31_000);
}

async function sendAndWalkAway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await page.getByText(/^[A-H]\d-\d{4}$/).waitFor();
  await page.clock.fastForward(31_000);
}

const VISITS = [
  { begin: speak, end: walkAway, online: true },
  { begin: type, end: walkAway, online: false },
  { begin: speak, end: sendAndWalkAway, online: true },
  { begin: type, end: sendAndWalkAway, online: false },
];

test('half way and all the way, spoken and typed, with and without a network: nothing is left for the next person', async ({
  page,
  context,
}, info) => {
  await stubSpeechService(page, [{ json: { id: 'job-1', status: 'completed', text: SAID } }]);
  const microphone = await watchMicrophone(page);
  await page.clock.install();
  await becomeKiosk(page);
  await readyForOffline(page);
  for (const [index, { begin, end, online }] of VISITS.entries()) {
    await context.setOffline(!online);
    await begin(page);
    // The search itself can find: as long as the patient is here.
    if (index === 0) expect(found(await everythingKept(page), WORDS)).toContain('Quillfeather');
    await end(page);
    await expectNothingLeft(page, WORDS);
    expect(await microphone.openTracks()).toBe(0);
  }
  info.annotations.push({ type: 'heap', description: JSON.stringify(await inTheHeap(page, WORDS.slice(0, 3))) });

  await context.setOffline(false);
  await toDepartments(page);
  await expect(page.getByRole('heading', { name: 'Choose a department' })).toBeVisible();
  await openForm(page);
  for (const field of ['Full Name', 'Age', 'Phone Number', 'Symptoms'])
    await expect(page.getByLabel(field)).toHaveValue('');
  await page.getByLabel('Full Name').press('ControlOrMeta+v');
  await expect(page.getByLabel('Full Name')).not.toHaveValue(/Quill/);
});
