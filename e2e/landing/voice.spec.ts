import type { Page } from '@playwright/test';
import { browserOptions } from '../support/browser.ts';
import { openWithoutApp } from '../support/product/open-without-app.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({
  // What the tests hold up or refuse must not come out of the worker's cache.
  serviceWorkers: 'block',
  launchOptions: browserOptions(['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream']),
  permissions: ['microphone'],
});

/** The speech service as CALL-11 has it, answering with `text` at once. */
async function hear(page: Page, text: string): Promise<void> {
  await page.route('**/v2/upload', (route) => route.fulfill({ json: { upload_url: 'https://store.example/1' } }));
  await page.route('**/v2/transcript', (route) => route.fulfill({ json: { id: 't1', status: 'queued' } }));
  await page.route('**/v2/transcript/t1', (route) => route.fulfill({ json: { id: 't1', status: 'completed', text } }));
}

async function speak(page: Page): Promise<void> {
  await expect(page.getByText('Click the microphone to start recording')).toBeVisible();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('Recording... Click to stop')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/0:0[2-9]/);
  await page.getByRole('button', { name: 'Stop recording' }).click();
}

test.beforeEach(async ({ page }) => {
  await page.route('**/api/adminDashboard/all-doctors', (route) =>
    route.fulfill({ json: { doctors: [{ _id: 'a1', name: 'Dr. Sarah Johnson', specialization: 'Cardiology' }] } }),
  );
  await page.goto('/');
});

test('what was said is shown with a recommendation, which leads to that department', async ({ page }) => {
  await hear(page, 'I have chest pain and palpitations');
  await speak(page);
  await expect(page.getByText('AI is analyzing your voice...')).toBeVisible();
  await expect(page.getByText('We heard:')).toBeVisible();
  await expect(page.getByText('I have chest pain and palpitations')).toBeVisible();
  await expect(page.getByText('AI Recommendation')).toBeVisible();
  await expect(page.getByText('Based on your symptoms, we suggest the Cardiology department.')).toBeVisible();
  const toast = page.locator('#toasts');
  await expect(toast.getByText('Voice Analyzed')).toBeVisible();
  await expect(toast.getByText('AI suggests Cardiology department based on your symptoms.')).toBeVisible();
  await expectAccessible(page);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  if (before) await page.setViewportSize(before);

  await page.getByRole('button', { name: 'Accept Recommendation' }).click();
  await expect(page).toHaveURL(/\/frontdesk$/);
  await expect(
    page.getByText(
      "Great! You've been directed to the Cardiology department based on our AI analysis of your symptoms.",
    ),
  ).toBeVisible();
});

test('the department may be chosen by hand instead, and the words go along', async ({ page }) => {
  await hear(page, 'My knee hurts');
  await speak(page);
  await page.getByRole('button', { name: 'Choose Department Manually' }).click();
  await expect(page).toHaveURL(/\/frontdesk$/);
  await expect(page.getByText('Voice Input Received')).toBeVisible();
});

test('words of danger are answered first', async ({ page }) => {
  await hear(page, 'I have chest pain and I am short of breath');
  await speak(page);
  await expect(page.getByText('Get help now', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await expect(page.locator('#announcer-assertive')).toContainText('Call 112');
});

test('a failed transcription says so and can be tried again', async ({ page }) => {
  await page.route('**/v2/upload', (route) => route.fulfill({ status: 500, body: '' }));
  await speak(page);
  const toast = page.locator('#toasts');
  await expect(toast.getByText('Processing Error')).toBeVisible();
  await expect(
    toast.getByText('There was an error processing your recording. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('AI is analyzing your voice...')).toBeHidden();
});

test('without a network and without an engine of its own, it says so before anybody speaks', async ({
  page,
  context,
}) => {
  // Both what the card needs and what notices a cut come when they are wanted; without a worker they cannot come later.
  const code = [/\/assets\/voice-.*\.js$/, /\/assets\/quiet-start-.*\.js$/].map((url) => page.waitForResponse(url));
  await page.goto('/');
  await page.getByRole('button', { name: 'Start recording' }).scrollIntoViewIfNeeded();
  for (const response of code) {
    // A response is its first bytes: the code is there with all it imports when it can be imported.
    await page.evaluate((url) => import(url), (await response).url());
  }
  await context.setOffline(true);
  const notice = page
    .locator('#voice')
    .getByText('No connection: your words cannot be turned into text now. You can type instead.');
  // It looks into the queue's database before it listens, so the browser's word may have come too early.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await expect(notice).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page, '#voice');
});

test('a microphone that is pressed before its code is there begins to record when it comes, and keeps the focus', async ({
  page,
}) => {
  let letThrough = () => {};
  const waiting = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/voice-.*\.js$/, async (route) => {
    await waiting;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Start recording' }).click();
  letThrough();
  await expect(page.getByText('Recording... Click to stop')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeFocused();
});

test('a microphone is not taken away under the finger that presses it', async ({ page }) => {
  const microphone = page.getByRole('button', { name: 'Start recording' });
  // A press that began before the app ran is another matter (src/platform/loading/first-paint/early-click.ts).
  await expect(page.locator('#root')).not.toHaveAttribute('data-page');
  const code = page.waitForResponse(/\/assets\/voice-.*\.js$/);
  await microphone.hover();
  await page.mouse.down();
  await code;
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(page.getByText('Recording... Click to stop')).toBeVisible();
});

test('a microphone that is pressed from before the app ran until after its code has come begins to record', async ({
  page,
}) => {
  const letAppThrough = await openWithoutApp(page);
  await page.getByRole('button', { name: 'Start recording' }).hover();
  await page.mouse.down();
  const code = page.waitForResponse(/\/assets\/voice-.*\.js$/);
  letAppThrough();
  await expect(page.locator('#root')).not.toHaveAttribute('data-page');
  // The first move that the app sees: it brings the code.
  await page.getByRole('button', { name: 'Start recording' }).hover({ position: { x: 60, y: 60 } });
  await code;
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(page.getByText('Recording... Click to stop')).toBeVisible();
});

test('a microphone whose code cannot be fetched says so when it is pressed, and the form is one press away', async ({
  page,
}) => {
  await page.route(/\/assets\/voice-.*\.js$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByRole('status').getByText('The microphone cannot be used now')).toBeVisible();
  await expectAccessible(page, '#voice');
  await page.getByRole('link', { name: 'Type instead' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a department' })).toBeVisible();
});

test('who cannot speak types instead', async ({ page }) => {
  await page.getByRole('button', { name: 'Start recording' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Type instead' }).click();
  await expect(page).toHaveURL('/frontdesk');
});

test('a speaker of another language hears that the voice understands English only, here and at the front desk', async ({
  page,
}) => {
  await hear(page, 'Hola, me duele mucho la cabeza desde ayer y tengo fiebre');
  await speak(page);
  await expect(page.getByText('You seem to be speaking Spanish', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto(
    `/frontdesk?transcript=${encodeURIComponent('Hola, me duele mucho la cabeza')}&suggestedDepartment=Cardiology&autoSuggest=true`,
  );
  await expect(page.getByText('You seem to be speaking Spanish', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/slower|closer/);
  await page.getByRole('main').getByRole('button', { name: 'Type instead' }).first().click();
  await expect(page.getByRole('tab', { name: 'Form Registration' })).toHaveAttribute('aria-selected', 'true');
});
