import { fileURLToPath } from 'node:url';
import { browserHearing } from '../support/browser.ts';
import { stubSpeechService } from '../support/product/speech-service.ts';
import { stubClinic, submit } from '../support/people/stubbed-clinic.ts';
import { expect, test } from '../support/test.ts';

const CLIP = fileURLToPath(new URL('../clips/chest-pain.wav', import.meta.url));

test.use({ launchOptions: browserHearing(CLIP), permissions: ['microphone'], serviceWorkers: 'block' });

/** What the embedded engine made of other English and of another language, with its confidence (bench/clips/garbage.jsonl). */
const NONSENSE = [
  { text: 'She place chest with hand I feel pain apartment race Saturday.', confidence: 0.27 },
  { text: 'My cousin is getting very even listen and acne and of September.', confidence: 0.25 },
  // Made up: the worst case, in which all that a registration needs was heard in noise.
  { text: "I'm Olaf Dubey. I am 52 years old male. I have chest pain. Phone 252 252 2525.", confidence: 0.1 },
];

for (const { text, confidence } of NONSENSE) {
  test(`nothing heard with a confidence of ${confidence} can be sent without a hand`, async ({ page }) => {
    const clinic = await stubClinic(page);
    await stubSpeechService(page, [{ json: { id: 'job-1', status: 'completed', text, confidence } }]);
    await page.goto('/frontdesk?doctorName=Dr.%20Michael%20Chen&specialty=Neurology');
    await page.getByRole('button', { name: /start recording/i }).click();
    await expect(page.getByRole('timer')).toHaveText(/0:0[2-9]/);
    await page.getByRole('button', { name: /stop/i }).click();
    await expect(page.getByRole('main').getByText(text.slice(-12, -1)).first()).toBeVisible();
    await submit(page);
    await expect(page.getByRole('link', { name: 'Enter at least one symptom' })).toBeVisible();
    expect(clinic.sent).toEqual([]);
  });
}
