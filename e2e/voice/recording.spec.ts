import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { browserHearing } from '../support/browser.ts';
import { stubSpeechService, watchMicrophone } from '../support/product/speech-service.ts';
import { expect, test } from '../support/test.ts';

// The clip says: "I have chest pain and palpitations since this morning."
const CLIP = fileURLToPath(new URL('../clips/chest-pain.wav', import.meta.url));
const WORDS = 'I have chest pain and palpitations since this morning.';
const HEADER_BYTES = 44;
const BYTES_PER_SECOND = 32_000;

test.use({ launchOptions: browserHearing(CLIP), permissions: ['microphone'], serviceWorkers: 'block' });

async function record(page: Page, untilSecond: number): Promise<void> {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('Recording... Click to stop')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(new RegExp(`0:0[${untilSecond}-9]`));
}

test('press, speak, press: a WAV goes out, its words come back with a recommendation', async ({ page }) => {
  const microphone = await watchMicrophone(page);
  const service = await stubSpeechService(page, [
    { json: { id: 'job-1', status: 'processing' } },
    { json: { id: 'job-1', status: 'completed', text: WORDS } },
  ]);
  const health = page.waitForResponse('**/api/health');
  await page.goto('/');
  await expect(page.getByText('Click the microphone to start recording')).toBeVisible();
  await health;
  // The server loads its engine while somebody speaks, not while they wait.
  const prepared = page.waitForResponse('**/api/speech/prepare');
  await record(page, 3);
  expect((await prepared).status()).toBe(202);
  await page.getByRole('button', { name: 'Stop recording' }).click();

  await expect(page.getByText('AI is analyzing your voice...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Working on your recording' })).toBeDisabled();
  await expect.poll(microphone.openTracks).toBe(0);
  await expect(page.getByText('We heard:')).toBeVisible();
  await expect(page.getByText(WORDS, { exact: true })).toBeVisible();
  await expect(page.getByText('Based on your symptoms, we suggest the Cardiology department.')).toBeVisible();

  const [wav] = service.uploads;
  expect(wav?.subarray(0, 4).toString()).toBe('RIFF');
  expect([wav?.readUInt16LE(22), wav?.readUInt32LE(24), wav?.readUInt16LE(34)]).toEqual([1, 16_000, 16]);
  expect(((wav?.length ?? 0) - HEADER_BYTES) / BYTES_PER_SECOND).toBeGreaterThan(3);
  const [first = 0, second = 0] = service.askedAtMs;
  expect(second - first).toBeGreaterThanOrEqual(2950);
});

test('what was recorded is the voice, not silence or noise', async ({ page }) => {
  const service = await stubSpeechService(page, [{ json: { id: 'job-1', status: 'completed', text: WORDS } }]);
  await page.goto('/');
  await record(page, 2);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('We heard:')).toBeVisible();
  const samples = new Int16Array(Uint8Array.from(service.uploads[0]?.subarray(HEADER_BYTES) ?? []).buffer);
  expect(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeGreaterThan(3000);
});

test('Cancel discards: nothing is sent and the microphone is let go', async ({ page }) => {
  const microphone = await watchMicrophone(page);
  const service = await stubSpeechService(page, [{ json: { id: 'job-1', status: 'processing' } }]);
  await page.goto('/');
  await record(page, 1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Click the microphone to start recording')).toBeVisible();
  expect(await microphone.openTracks()).toBe(0);

  await record(page, 1);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Click the microphone to start recording')).toBeVisible();
  expect(await microphone.openTracks()).toBe(0);
  expect(service.uploads).toEqual([]);
});

test('waiting for the words can be cancelled at any time', async ({ page }) => {
  await stubSpeechService(page, [{ json: { id: 'job-1', status: 'processing' } }]);
  await page.goto('/');
  await record(page, 1);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('AI is analyzing your voice...')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Click the microphone to start recording')).toBeVisible();
});

test('leaving the page lets go of the microphone', async ({ page }) => {
  const microphone = await watchMicrophone(page);
  await page.goto('/');
  await record(page, 1);
  expect(await microphone.openTracks()).toBe(1);
  await page.getByRole('button', { name: 'Type instead' }).click();
  await expect(page).toHaveURL(/\/frontdesk/);
  expect(await microphone.openTracks()).toBe(0);
});

test.describe('failures of the speech service', () => {
  const TOAST = 'There was an error processing your recording. Please try again.';

  test('a job that ends in an error is a Processing Error with a way on', async ({ page }) => {
    await stubSpeechService(page, [{ json: { id: 'job-1', status: 'error', error: 'bad audio' } }]);
    await page.goto('/');
    await record(page, 1);
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await expect(page.getByText('Processing Error')).toBeVisible();
    await expect(page.getByText(TOAST)).toBeVisible();
    await expect(page.getByRole('main').getByText('We could not turn that into text')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start recording' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Type instead' })).toBeVisible();
  });

  test('an empty text counts as failure', async ({ page }) => {
    await stubSpeechService(page, [{ json: { id: 'job-1', status: 'completed', text: '  ' } }]);
    await page.goto('/');
    await record(page, 1);
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await expect(page.getByText('Processing Error')).toBeVisible();
    await expect(page.getByText('We heard:')).toBeHidden();
  });

  for (const [name, upload, shown] of [
    ['its own error message', { status: 401, json: { error: 'Invalid API key' } }, 'Invalid API key'],
    ['else its body', { status: 502, body: 'upstream is down' }, 'upstream is down'],
    ['else status and text', { status: 503, body: '' }, 'HTTP Error: 503 Service Unavailable'],
  ] as const) {
    test(`a status of 400 or more is shown by ${name}, and the recording can be sent again`, async ({ page }) => {
      await stubSpeechService(page, [{ json: { id: 'job-1', status: 'completed', text: WORDS } }], { upload });
      await page.goto('/');
      await record(page, 1);
      await page.getByRole('button', { name: 'Stop recording' }).click();
      await expect(page.getByText(shown, { exact: true })).toBeVisible();
      await expect(page.getByText('Processing Error')).toBeVisible();

      await page.unroute('**/v2/upload');
      await stubSpeechService(page, [{ json: { id: 'job-1', status: 'completed', text: WORDS } }]);
      await page.getByRole('button', { name: 'Send again' }).click();
      await expect(page.getByText('We heard:')).toBeVisible();
    });
  }
});
