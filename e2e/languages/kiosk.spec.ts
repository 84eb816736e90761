import type { Page } from '@playwright/test';
import { axeFindings } from '../support/looks/axe.ts';
import { foreignText, isInOrder, withLanguages } from '../support/people/languages.ts';
import { becomeKiosk } from '../support/people/devices.ts';
import { readyForOffline } from '../support/people/front-desk.ts';
import { bytesOf, isPlaying, noteSounds, soundsOn } from '../support/people/recordings.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 180_000 });

const html = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

/** Everything that can be read is in the language, nothing sticks out on a telephone, and axe finds nothing. */
async function expectAllOfIt(page: Page, step: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const sideways = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
  expect.soft({ english: await foreignText(page), sideways, axe: await axeFindings(page) }, step).toEqual({
    english: [],
    sideways: 0,
    axe: [],
  });
  if (before) await page.setViewportSize(before);
}

for (const { tag, name, direction } of [
  { tag: 'en-XA', name: '[Éñĝļîšĥ]', direction: 'ltr' },
  { tag: 'ar-XB', name: '[ʜsɪʟɢɴᴇ]', direction: 'rtl' },
])
  test(`from the attract screen to the ticket no English word is left (${tag}), and nothing of the language after the visit`, async ({
    page,
  }) => {
    await withLanguages(page, ['en', 'es', 'en-XA', 'ar-XB']);
    // A window that fills the screen cannot be made smaller.
    await page.addInitScript(() => {
      Element.prototype.requestFullscreen = () => Promise.resolve();
    });
    await becomeKiosk(page);
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => html(page)).toEqual([tag, direction]);
    await expectAllOfIt(page, 'first words');
    await page.locator('.telling-card').getByRole('button').last().click();
    await page.locator('.department-list').getByRole('button').first().waitFor();
    await expectAllOfIt(page, 'departments');
    await page.locator('.department-list').getByRole('button').first().click();
    await page.locator('[aria-describedby^="doctor-"]').first().waitFor();
    await expectAllOfIt(page, 'doctors');
    await page.locator('[aria-describedby^="doctor-"]').first().click();
    await page.getByRole('tab').nth(1).click();
    await page.locator('#registration-name').waitFor();
    await expectAllOfIt(page, 'details');
    await page.locator('#registration-name').fill('Zoe Foreign');
    await page.locator('#registration-age').fill('42');
    await page.getByRole('radio').first().check();
    await page.locator('#registration-symptoms').fill('zyx');

    // What was typed stays when the language is chosen anew.
    await page.locator('.kiosk-header-language').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Español' }).click();
    await expect.poll(() => html(page)).toEqual(['es', 'ltr']);
    await expect(page.locator('#registration-name')).toHaveValue('Zoe Foreign');
    await page.locator('.kiosk-header-language').click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await expect.poll(() => html(page)).toEqual([tag, direction]);
    await expect(page.locator('#registration-name')).toHaveValue('Zoe Foreign');

    await page.locator('#registration-form [type="submit"], form [type="submit"]').first().click();
    await page.locator('.ticket').waitFor();
    await expectAllOfIt(page, 'ticket');
    expect(await isInOrder(page, '.ticket bdi[dir="ltr"]')).toBe(true);
    await page.locator('.kiosk-bar-button').first().click();
    await expect(page.getByRole('button', { name: 'Touch to start' })).toBeVisible();
    expect(await html(page)).toEqual(['en', 'ltr']);
    expect(await page.evaluate(() => sessionStorage.getItem('frontdesk-language'))).toBeNull();
  });

test('a language that is offered works without a network, and is read aloud there by recordings', async ({
  page,
  context,
}) => {
  await noteSounds(page);
  await withLanguages(page, ['en', 'ar']);
  await becomeKiosk(page);
  await readyForOffline(page);
  await page.reload();
  await page.getByRole('button', { name: 'Touch to start' }).waitFor();
  await expect
    .poll(() => keptIn(page, 'frontdesk-seen'))
    .toContainEqual(expect.stringContaining('/languages/ar-patient-'));
  for (const file of ['ar-pages', 'ar-call', 'en-pages'])
    await expect
      .poll(() => keptIn(page, 'frontdesk-recordings'))
      .toContainEqual(expect.stringMatching(new RegExp(`/assets/${file}-[\\w-]+\\.mp3$`)));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect.poll(() => html(page)).toEqual(['ar', 'rtl']);
  const heading = page.getByRole('heading').first();
  await expect(heading).toHaveText(/[\u0600-\u06FF]/);

  // No voice is here: the sentence that is marked is the one that plays.
  const read = page.locator('button[data-read-aloud]');
  await read.click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  const marked = await page.evaluate(() => [...(CSS.highlights.get('read-aloud') ?? [])].map(String));
  expect(await soundsOn(page)).toEqual(bytesOf('ar', 'pages', marked));
  await heading.click();
  expect(await isPlaying(page)).toBe(false);

  // The end of the visit is silent, too, though nothing is touched.
  await read.click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page
    .locator('.kiosk-bar-button')
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await page.getByRole('button', { name: 'Touch to start' }).waitFor();
  expect(await isPlaying(page)).toBe(false);
});

const keptIn = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => url), name);
