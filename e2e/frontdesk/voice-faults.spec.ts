import type { Page } from '@playwright/test';
import { browserOptions } from '../support/browser.ts';
import { stubSpeechService } from '../support/product/speech-service.ts';
import { stubClinic } from '../support/people/stubbed-clinic.ts';
import { expect, test } from '../support/test.ts';

/** What the front desk says (ERR-HEARD-2): its words differ from the landing page's. */
test.use({
  serviceWorkers: 'block',
  permissions: ['microphone'],
  launchOptions: browserOptions(['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream']),
});

async function openVoiceTab(page: Page): Promise<void> {
  await stubClinic(page);
  await page.goto('/frontdesk?doctorName=Dr.%20Michael%20Chen&specialty=Neurology');
  await page.getByRole('button', { name: 'Start recording' }).waitFor();
}

async function speak(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByRole('timer').filter({ hasText: '0:01' }).waitFor();
  await page.getByRole('button', { name: 'Stop recording' }).click();
}

test('a blocked microphone: the toast of the catalogue, and the form is one click away', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await openVoiceTab(page);
  await page.getByRole('button', { name: 'Start recording' }).click();
  const toast = page.locator('#toasts');
  await expect(toast.getByText('Microphone Error', { exact: true })).toBeVisible();
  await expect(
    toast.getByText('Could not access your microphone. Please check permissions.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Type instead' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
});

test('a service that fails, and one that hears nothing: the toast of the front desk, the reason in the panel', async ({
  page,
}) => {
  await openVoiceTab(page);
  const nothing = { json: { id: 'job-1', status: 'completed', text: ' ' } };
  await stubSpeechService(page, [nothing], { upload: { status: 502, body: 'upstream is down' } });
  await speak(page);
  const toast = page.locator('#toasts');
  await expect(toast.getByText('Processing Error', { exact: true })).toBeVisible();
  await expect(toast.getByText('There was an error processing your recording.', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('upstream is down', { exact: true })).toBeVisible();

  await page.unroute('**/v2/upload');
  await stubSpeechService(page, [nothing]);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Form Registration', selected: true })).toBeVisible();
});
