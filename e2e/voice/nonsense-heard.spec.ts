import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { browserHearing } from '../support/browser.ts';
import { submit } from '../support/people/stubbed-clinic.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 150_000 });

const clip = (name: string) => fileURLToPath(new URL(`../clips/${name}.wav`, import.meta.url));
const CLIPS = [
  // "Blorf snickle wampus, trindle goff the mibbly zorp."
  { said: 'nonsense', wav: clip('nonsense'), until: /0:0[5-9]/ },
  // "Hola, me llamo Juan García, tengo treinta años, tengo dolor de pecho y fiebre."
  { said: 'another language', wav: clip('another-language'), until: /0:(0[7-9]|1\d)/ },
];

for (const { said, wav, until } of CLIPS) {
  test(`${said}, spoken into the microphone, leaves a form that cannot be sent without a hand`, async ({ product }) => {
    const browser = await chromium.launch(browserHearing(wav));
    try {
      const context = await browser.newContext({ permissions: ['microphone'], reducedMotion: 'reduce' });
      const page = await context.newPage();
      const written: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') written.push(new URL(request.url()).pathname);
      });
      await page.goto(`${product.url}/frontdesk?doctorName=Dr.%20Michael%20Chen&specialty=Neurology`);
      await page.getByRole('button', { name: /start recording/i }).click();
      await expect(page.getByRole('timer')).toHaveText(until, { timeout: 40_000 });
      await page.getByRole('button', { name: /stop/i }).click();
      await expect(page.getByText('Processing Error', { exact: true }).first()).toBeVisible({ timeout: 60_000 });

      await page.getByRole('tab', { name: 'Form Registration' }).click();
      for (const field of ['Full Name', 'Age', 'Phone Number', 'Symptoms'])
        await expect(page.getByLabel(field, { exact: field === 'Age' })).toHaveValue('');
      await submit(page);
      await expect(page.getByRole('link', { name: 'Enter at least one symptom' })).toBeVisible();
      expect(written).toContain('/v2/transcript');
      expect(written.filter((path) => path.includes('register'))).toEqual([]);
    } finally {
      await browser.close();
    }
  });
}
