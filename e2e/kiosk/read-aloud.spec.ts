import { becomeKiosk, fillAtKiosk, pairHere } from '../support/people/devices.ts';
import { giveVoices, hearToTheEnd, saidOn } from '../support/people/voices.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test.describe.configure({ timeout: 120_000 });

const isSpeaking = () => window.isSpeaking?.();

test('a kiosk reads the page by a voice of its own when asked, nothing of what was typed, and is silent at a touch', async ({
  page,
}) => {
  await giveVoices(page, [
    { lang: 'en-US', isLocal: false },
    { lang: 'de-DE', isLocal: true },
    { lang: 'en-GB', isLocal: true },
  ]);
  await pairHere(page);
  await expect(page.getByText('This device has a voice of its own')).toBeVisible();
  await page.getByRole('button', { name: 'Start the kiosk' }).click();
  await fillAtKiosk(page, 'Karl Kiosk');
  expect(await saidOn(page)).toBe('');

  await page.getByRole('button', { name: 'Read this page' }).click();
  await expect(page.getByRole('button', { name: 'Stop reading' })).toBeVisible();
  const first = { voice: 'near', lang: 'en-GB', volume: 1, text: 'Step 3 of 3' };
  expect(await page.evaluate(() => window.said)).toEqual([first]);
  await page.evaluate(() => window.finishSentence?.());
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  expect(await page.evaluate(() => window.said?.at(-1)?.text)).toBe(heading);
  expect(await page.evaluate(() => [...(CSS.highlights.get('read-aloud') ?? [])].map(String))).toEqual([heading]);

  // Louder or softer from this sentence on, without an end to it.
  await page.getByRole('button', { name: 'Display' }).click();
  expect(await page.evaluate(isSpeaking)).toBe(false);
  await page.getByRole('button', { name: 'Read this page' }).click();
  await page.getByRole('slider', { name: 'Volume' }).fill('0.4');
  expect(await page.evaluate(() => window.said?.at(-1)?.volume)).toBe(0.4);

  const said = await hearToTheEnd(page);
  for (const words of ['Full Name', 'Phone Number', 'Submit Registration', 'female', 'Dr. Thomas Berger'])
    expect(said).toContain(words);
  for (const typed of ['Karl', '42 ', '7654321', 'quinsy']) expect(said).not.toContain(typed);
  await expect(page.getByRole('button', { name: 'Read this page' })).toBeVisible();

  await page.getByRole('button', { name: 'Read this page' }).click();
  expect(await page.evaluate(isSpeaking)).toBe(true);
  await page.getByRole('heading', { level: 1 }).click();
  expect(await page.evaluate(isSpeaking)).toBe(false);
});

test('the end of a visit is silent and full volume again; a ticket is read letter by letter', async ({ page }) => {
  await giveVoices(page, [{ lang: 'en-GB', isLocal: true }]);
  const prefix = await becomeKiosk(page);
  await fillAtKiosk(page, 'Karl Kiosk');
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await page.getByText('Your ticket number', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('slider', { name: 'Volume' }).fill('0.4');
  await page.getByRole('button', { name: 'Read this page' }).click();
  const said = await hearToTheEnd(page);
  expect(said).toContain(`${prefix.split('').join(' ')}, 0 0`);
  expect(said).not.toContain('Karl');
  await page.getByRole('button', { name: 'Read this page' }).click();
  expect(await page.evaluate(isSpeaking)).toBe(true);
  // By itself, as when the time of the ticket page is over: nothing is touched.
  await page.getByRole('button', { name: 'Done' }).evaluate((button: HTMLElement) => button.click());
  await page.getByRole('button', { name: 'Touch to start' }).waitFor();
  expect(await page.evaluate(isSpeaking)).toBe(false);
  await page.getByRole('button', { name: 'Read this page' }).click();
  expect(await page.evaluate(() => window.said?.at(-1)?.volume)).toBe(1);
});

test('where every voice would send the text away, nothing is offered', async ({ page }) => {
  await giveVoices(page, [
    { lang: 'en-GB', isLocal: false },
    { lang: 'de-DE', isLocal: true },
  ]);
  await page.goto('/');
  await page.getByRole('button', { name: 'Text size and contrast' }).click();
  await expect(page.getByRole('button', { name: 'High contrast' })).toBeVisible();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/read-aloud-')),
  );
  await expect(page.getByRole('button', { name: 'Read this page' })).toHaveCount(0);
});

test('a public page is read, too, and its faults; the keys stop it', async ({ page }) => {
  await giveVoices(page, [{ lang: 'en_US', isLocal: true }]);
  await page.goto('/login?role=admin');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText('There is a problem').waitFor();
  await page.getByRole('button', { name: 'Text size and contrast' }).click();
  await page.getByRole('button', { name: 'Read this page' }).click();
  expect(await page.evaluate(isSpeaking)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(isSpeaking)).toBe(false);
});
