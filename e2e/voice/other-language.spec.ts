import { fileURLToPath } from 'node:url';
import { browserHearing } from '../support/browser.ts';
import { withLanguages } from '../support/people/languages.ts';
import { startHostedSpeech } from '../support/product/hosted-speech.ts';
import { startProduct } from '../support/product/product.ts';
import { expect, test } from '../support/test.ts';

const SAID = 'Hola, me llamo Juan García, tengo treinta años, tengo dolor de pecho y fiebre.';
const CLIP = fileURLToPath(new URL('../clips/another-language.wav', import.meta.url));
/** How the browser records: 16 kHz, two bytes each. */
const BYTES_A_SECOND = 32_000;

test.use({ launchOptions: browserHearing(CLIP), permissions: ['microphone'], serviceWorkers: 'block' });

test('Spanish is spoken to a service that is told the language, and read by the words of Spanish', async ({ page }) => {
  test.setTimeout(150_000);
  const service = await startHostedSpeech(SAID);
  const product = await startProduct({ STT_URL: service.url, STT_API_KEY: 'a-key' });
  try {
    await withLanguages(page, ['en', 'es']);
    await page.addInitScript(() => sessionStorage.setItem('frontdesk-language', 'es'));
    await page.goto(`${product.url}/frontdesk?doctorName=Dr.%20Michael%20Chen&specialty=Neurology`);
    // Nobody is told that only English works here.
    await expect(page.getByText('Hablar solo funciona en inglés', { exact: false })).toHaveCount(0);
    await page.getByRole('button', { name: 'Empezar a grabar' }).click();
    await expect(page.getByRole('timer')).toHaveText(/0:(0[7-9]|1\d)/, { timeout: 40_000 });
    await page.getByRole('button', { name: 'Parar la grabación' }).click();

    await expect(page.locator('#registration-name')).toHaveValue('Juan García', { timeout: 60_000 });
    await expect(page.locator('#registration-age')).toHaveValue('30');
    await expect(page.locator('#registration-symptoms')).toHaveValue(/^dolor en el pecho, fiebre, Hola/);
    await expect(page.getByText('Dolor, presión u opresión en el pecho').first()).toBeVisible();
    expect(service.languages).toEqual(['es']);
    expect(service.recordings[0]?.subarray(0, 4).toString()).toBe('RIFF');
    expect(service.recordings[0]?.byteLength).toBeGreaterThan(6 * BYTES_A_SECOND);
  } finally {
    await product.stop();
    await service.stop();
  }
});
