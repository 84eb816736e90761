import type { Page } from '@playwright/test';
import { giveMicrophone } from '../support/people/microphone.ts';
import { fillForm, openForm, stubClinic, submit } from '../support/people/stubbed-clinic.ts';
import { stubSpeechService } from '../support/product/speech-service.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

/** What a toast may be about, and what names it: messages, headings, transcripts and reasons, labels, the ticket. */
const SPOKEN_OF = 'main :is(h1, [data-alert], [role="alert"], .private-words, label, legend, .font-bold)';
/** A phone has no room beside the whole of a page, and what is pressed comes first: there what it does not speak about may give way. */
const GIVES_WAY: Readonly<Record<string, string>> = {
  'a login that failed': 'main :is([data-alert], [role="alert"], label, legend)',
  'a microphone that is refused': 'main :is(h1, [data-alert], [role="alert"], .private-words, label, legend)',
};

const SIZES = [
  [360, 800],
  [800, 1280],
  [1440, 900],
] as const;

/** The words that lie under the toast, by their own rectangles. */
const covered = (page: Page, spokenOf = SPOKEN_OF) =>
  page.evaluate((selector) => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect();
    if (toast === undefined) return ['no toast'];
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((node) => node.checkVisibility())
      .filter((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        return (
          box.height > 0 &&
          box.right > toast.left &&
          box.left < toast.right &&
          box.bottom > toast.top + 1 &&
          box.top < toast.bottom - 1
        );
      })
      .map((node) => node.textContent);
  }, spokenOf);

/** The page's actions, each ending with a toast. */
const TOASTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a microphone that is refused': async (page) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.goto('/frontdesk?doctorName=Dr.%20Michael%20Chen&specialty=Neurology');
    await page.getByRole('button', { name: 'Start recording' }).click();
    await page.getByText('Microphone Error').waitFor();
  },
  'a recommendation and its reasons': async (page) => {
    const text = 'My name is Maria Garcia. I am 38 years old, female. I have a headache and nausea.';
    await stubSpeechService(page, [{ json: { id: 'job-1', status: 'completed', text } }]);
    await page.goto('/frontdesk');
    await giveMicrophone(page);
    await page.getByRole('button', { name: 'Speak', exact: true }).click();
    await page.getByRole('timer').filter({ hasText: '0:02' }).waitFor();
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await page.getByText('Voice Analyzed').waitFor();
  },
  'a ticket': async (page) => {
    await openForm(page);
    await fillForm(page);
    await submit(page);
    await page.locator('.toast').getByText('Registration Complete').waitFor();
  },
  'a login that failed': async (page) => {
    await page.goto('/login?role=doctor');
    await page.getByLabel('Email').fill('nobody@frontdesk.local');
    await page.getByLabel('Doctor ID').fill('DOC404');
    await page.getByLabel('Password', { exact: true }).fill('wrong password');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
  },
};

for (const [what, reach] of Object.entries(TOASTS))
  test(`a toast never covers what it speaks about: ${what}`, async ({ page }) => {
    await stubClinic(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await reach(page);
      await expect(page.locator('.toast')).toBeVisible();
      const spokenOf = GIVES_WAY[what] ?? SPOKEN_OF;
      await expect
        .poll(() => covered(page, spokenOf), { message: `at ${width} × ${height}`, timeout: 4000 })
        .toEqual([]);
      await page.getByRole('button', { name: 'Dismiss' }).click();
    }
  });
