import type { Locator, Page } from '@playwright/test';
import { stubSpeechService } from '../support/product/speech-service.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

/** The widget itself: the announcer says the same words elsewhere on the page. */
function widget(page: Page): Locator {
  return page.locator('#voice');
}

/** Makes the browser refuse the microphone with an error of this name. */
async function refuseMicrophone(page: Page, name: string): Promise<void> {
  await page.addInitScript((errorName) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', errorName));
  }, name);
}

/** A microphone whose permission is pending until `grantMicrophone()`; then it gives the silence of a dead line. */
async function holdMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const context = new AudioContext();
    const { stream } = context.createMediaStreamDestination();
    const { promise, resolve } = Promise.withResolvers<MediaStream>();
    navigator.mediaDevices.getUserMedia = () => promise;
    Object.assign(globalThis, { grantMicrophone: () => resolve(stream) });
  });
}

function grant(page: Page): Promise<void> {
  return page.evaluate(() => {
    const grantMicrophone: unknown = Reflect.get(globalThis, 'grantMicrophone');
    if (typeof grantMicrophone === 'function') grantMicrophone();
  });
}

for (const [error, title] of [
  ['NotAllowedError', 'The microphone is blocked'],
  ['NotFoundError', 'No microphone found'],
  ['NotReadableError', 'The microphone is in use'],
  ['NotSupportedError', 'This page cannot record'],
] as const) {
  test(`${error}: "${title}", the toast of the catalogue, and a way to type`, async ({ page }) => {
    await refuseMicrophone(page, error);
    await page.goto('/');
    await page.getByRole('button', { name: 'Start recording' }).click();
    await expect(widget(page).getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByText('Microphone Error', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Could not access your microphone. Please check permissions.', { exact: true }),
    ).toBeVisible();
    await expect(page.locator('#announcer-assertive')).toContainText(title);
    await expect(page.getByRole('button', { name: 'Start recording' })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.getByRole('button', { name: 'Type instead' }).click();
    await expect(page).toHaveURL(/\/frontdesk/);
  });
}

test('silence is said after 2.5 s and never uploaded', async ({ page }) => {
  const service = await stubSpeechService(page, [{ json: { id: 'job-1', status: 'completed', text: 'nothing' } }]);
  await holdMicrophone(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Start recording' }).click();
  await grant(page);
  await expect(widget(page).getByText('We cannot hear you. Check the microphone or type instead.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(widget(page).getByText('We cannot hear you', { exact: true })).toBeVisible();
  expect(service.uploads).toEqual([]);
});

/** Presses a button in the moment in which the page draws it: the way from here to there takes a busy machine a second. */
async function pressAsSoonAsThere(page: Page, name: string): Promise<void> {
  await page.evaluate((label) => {
    const watched = new MutationObserver(() => {
      const button = document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
      if (button === null) return;
      watched.disconnect();
      button.click();
    });
    watched.observe(document, { subtree: true, childList: true, attributes: true });
  }, name);
}

test('less than a second is too short and not uploaded', async ({ page }) => {
  const service = await stubSpeechService(page, [{ json: { id: 'job-1', status: 'completed', text: 'nothing' } }]);
  await holdMicrophone(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Start recording' }).click();
  await pressAsSoonAsThere(page, 'Stop recording');
  await grant(page);
  await expect(widget(page).getByText('That was too short')).toBeVisible();
  expect(service.uploads).toEqual([]);
});

test('hiding the page while permission is asked does not cancel', async ({ page }) => {
  await holdMicrophone(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('Please allow the microphone')).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await grant(page);
  await expect(page.getByText('Recording... Click to stop')).toBeVisible();
});

test('no state of the widget has an accessibility violation', async ({ page }) => {
  await holdMicrophone(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible();
  await expectAccessible(page, '#voice');
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expectAccessible(page, '#voice');
  await grant(page);
  await expect(widget(page).getByText('We cannot hear you. Check the microphone or type instead.')).toBeVisible();
  await expectAccessible(page, '#voice');
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(widget(page).getByText('We cannot hear you', { exact: true })).toBeVisible();
  await expectAccessible(page, '#voice');
});
