import type { Page } from '@playwright/test';
import { expectGoodAtEverySize } from '../support/looks/every-size.ts';
import { giveMicrophone, record } from '../support/people/microphone.ts';
import { stubSpeechService } from '../support/product/speech-service.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });
test.describe.configure({ timeout: 120_000 });

const DOCTORS = '**/api/adminDashboard/all-doctors';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The app runs, not only its prerendered page. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#root[data-page]')).toHaveCount(0);
}

test('the landing page, and what opens on it', async ({ page }) => {
  await open(page, '/');
  await expectGoodAtEverySize(page, 'landing page');
  await press(page, 'Text size and contrast');
  await page.locator('#display-panel').waitFor();
  await expectGoodAtEverySize(page, 'text and contrast', 'header');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 360, height: 800 });
  await press(page, 'Open the menu');
  await page.locator('#mobile-menu').waitFor();
  await expectGoodAtEverySize(page, 'mobile menu', 'header');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1440, height: 900 });
  await press(page, 'Staff Login');
  await page.getByRole('menu').waitFor();
  await expectGoodAtEverySize(page, 'staff menu', 'header');
});

test('the voice card: a recording, what was heard, and what went wrong', async ({ page }) => {
  await stubSpeechService(page, [
    { json: { id: 'job-1', status: 'completed', text: 'I have chest pain and palpitations since this morning.' } },
  ]);
  await open(page, '/');
  const card = page.locator('#voice');
  await giveMicrophone(page);
  await record(page);
  await expectGoodAtEverySize(page, 'recording', '#voice');
  await press(page, 'Stop recording');
  await card.getByText('AI Recommendation').waitFor();
  await expectGoodAtEverySize(page, 'heard', '#voice');

  await open(page, '/');
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await press(page, 'Start recording');
  await card.getByText('The microphone is blocked').waitFor();
  await expectGoodAtEverySize(page, 'microphone blocked', '#voice');
});

test('the doctors: shown, none, refused', async ({ page }) => {
  await open(page, '/doctors');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await expectGoodAtEverySize(page, 'doctors');
  await page.route(DOCTORS, (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
  await open(page, '/doctors');
  await page.getByRole('main').getByText('Failed to load doctors').waitFor();
  await expectGoodAtEverySize(page, 'doctors refused', 'main');
  await page.route(DOCTORS, (route) => route.fulfill({ json: { doctors: [] } }));
  await open(page, '/doctors');
  await page.getByText('No doctors found.').waitFor();
  await expectGoodAtEverySize(page, 'no doctors', 'main');
});

test('the logins, the set-up of a device, and where nothing is', async ({ page }) => {
  await open(page, '/doctor/login');
  await expectGoodAtEverySize(page, 'doctor login', 'main');
  await open(page, '/login?role=admin');
  await press(page, 'Login');
  await page.getByText('There is a problem').waitFor();
  await expectGoodAtEverySize(page, 'admin login with errors', 'main');
  await open(page, '/device');
  await expectGoodAtEverySize(page, 'pairing', 'main');
  await open(page, '/no/such/page');
  await expectGoodAtEverySize(page, 'nothing here', 'main');
});
