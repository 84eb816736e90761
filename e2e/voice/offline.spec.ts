import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { browserHearing } from '../support/browser.ts';
import { readyForOffline } from '../support/people/front-desk.ts';
import { hearInPage, hearOnServer } from '../support/people/hear-twice.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { expect, test } from '../support/test.ts';

// The clip says: "Hello, my name is Maria Garcia. I am thirty eight years old, female. I have a headache and nausea.
// My phone number is four one five, seven two six, three nine zero five."
const CLIP = fileURLToPath(new URL('../clips/headache-and-nausea.wav', import.meta.url));

const OTHER_CLIP = fileURLToPath(new URL('../clips/chest-pain.wav', import.meta.url));
// "Hola, me llamo Juan García, tengo treinta años, tengo dolor de pecho y fiebre."
const ANOTHER_LANGUAGE = fileURLToPath(new URL('../clips/another-language.wav', import.meta.url));

test.use({ launchOptions: browserHearing(CLIP), permissions: ['microphone'] });
test.describe.configure({ timeout: 300_000 });

/** A second visit that has stood long enough for both speech engines to come, each in a cache of its own. */
async function withEngine(page: Page, path: string): Promise<void> {
  await page.goto('/frontdesk');
  await readyForOffline(page);
  await page.goto(path);
  await expect
    .poll(() => page.evaluate(keptEngines), { timeout: 120_000 })
    .toEqual([expect.stringContaining('speech-full-'), expect.stringContaining('speech-light-')]);
}

async function keptEngines(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.includes('-speech-'));
  const isWhole = await Promise.all(names.map(async (name) => (await caches.open(name)).match('/speech/kept-2.json')));
  return names.filter((_, at) => isWhole[at]).toSorted();
}

async function speak(page: Page): Promise<void> {
  await page.getByRole('button', { name: /start recording/i }).click();
  await expect(page.getByRole('timer')).toHaveText(/0:(1[3-9]|[2-5]\d)/, { timeout: 40_000 });
  await page.getByRole('button', { name: /stop/i }).click();
}

test('with no network at all a patient speaks and the form fills, and nothing of the voice leaves the device', async ({
  page,
  context,
}) => {
  await withEngine(page, '/frontdesk');
  expect(
    await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes('precache'));
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().filter(({ url }) => url.includes('/speech/')).length;
    }),
  ).toBe(0);
  await page.getByRole('button', { name: /Neurology/ }).click();
  await page
    .getByRole('button', { name: /Select Doctor/ })
    .first()
    .click();
  await context.setOffline(true);
  await expect(page.getByText('No connection: this device will turn your words into text itself.')).toBeVisible();
  await expect(page.getByText('Your voice is turned into text on this device and does not leave it.')).toBeVisible();
  await speak(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('Maria Garcia', { timeout: 150_000 });
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('38');
  await expect(page.getByLabel(/Phone Number/)).toHaveValue(/415\D*726\D*3905/);
  await expect(page.getByLabel('Symptoms')).toHaveValue(/headache.*nausea/);
  await expect(page.getByText('Turned into text on this device. Nothing was sent.')).toBeVisible();
  await expect(page.locator('mark').filter({ hasText: 'Maria Garcia' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(page.getByRole('heading', { name: 'Saved on this device. Not sent yet.' })).toBeVisible();
});

test('where no voice may leave the device, the landing card listens here and asks no service', async ({
  page,
  product,
}) => {
  const settings = await (await page.request.get(`${product.url}/api/clinic`)).json();
  await page.route('**/api/clinic', (route) => route.fulfill({ json: { ...settings, speech: 'device-only' } }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/v2/')) asked.push(request.url());
  });
  await withEngine(page, '/');
  await expect(page.getByText('Your voice is turned into text on this device and does not leave it.')).toBeVisible();
  await speak(page);
  await expect(page.getByText('We heard:')).toBeVisible({ timeout: 150_000 });
  await expect(page.getByText('Turned into text on this device. Nothing was sent.')).toBeVisible();
  await expect(page.getByText('Based on your symptoms, we suggest the Neurology department.')).toBeVisible();
  expect(asked).toEqual([]);

  // The same sounds give the same words as on the server, with the same confidence.
  for (const clip of [CLIP, OTHER_CLIP]) {
    expect(await hearInPage(page, clip)).toEqual(await hearOnServer(page.request, product.url, clip));
  }
  // What is no English gives no words at all: nothing of it can come into a form.
  expect(await hearInPage(page, ANOTHER_LANGUAGE)).toBeUndefined();
});
