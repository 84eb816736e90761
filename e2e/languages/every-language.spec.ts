import type { Page } from '@playwright/test';
import { TRANSLATED } from '#shared/languages/screens/screen-languages.ts';
import { findStickingOut } from '../support/looks/every-size.ts';
import { tabTo } from '../support/looks/keyboard.ts';
import { becomeKiosk } from '../support/people/devices.ts';
import { readyForOffline } from '../support/people/front-desk.ts';
import { keepSheets, sheetsOf } from '../support/people/paper.ts';
import { englishOn, withLanguages } from '../support/people/languages.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 180_000 });

const NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  ...Object.fromEntries(Object.entries(TRANSLATED).map(([tag, { name }]) => [tag, name])),
};
const ROOMY: Awaited<ReturnType<typeof findStickingOut>> = { sideways: 0, outside: [] };
/** Whose words are the longest, run the other way, or stand highest. */
const LOOKED_AT = new Set(['de', 'ar', 'hi']);

const langOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

async function choose(page: Page, tag: string): Promise<void> {
  await page.locator('.kiosk-header-language').click();
  const dialog = page.getByRole('dialog');
  const wanted = dialog.getByRole('button', { name: NAMES[tag] ?? tag, exact: true });
  await dialog.getByRole('listitem').first().waitFor();
  // The rest is behind the last one.
  if (!(await wanted.isVisible())) await dialog.getByRole('listitem').last().getByRole('button').click();
  await wanted.click();
  await expect.poll(() => langOf(page)).toBe(tag);
}

/** How far Submit, which stays in view, lies over the last of the warning signs, where they are. */
const signsUnderSubmit = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const sign = [...document.querySelectorAll('.asked-signs-rows label')].at(-1)?.getBoundingClientRect().bottom;
    const submit = document.querySelector('.submit-area')?.getBoundingClientRect().top;
    return sign === undefined || submit === undefined ? 0 : Math.max(0, Math.round(sign - submit));
  });

/** The step in English, then in every other language: not a word of English is left, and there is room for all of it. */
async function expectInEvery(page: Page, step: string): Promise<void> {
  await choose(page, 'en');
  const english = await englishOn(page);
  for (const tag of Object.keys(TRANSLATED)) {
    await choose(page, tag);
    const covered = step === 'details' ? await signsUnderSubmit(page) : 0;
    const before = page.viewportSize();
    let narrow = ROOMY;
    if (LOOKED_AT.has(tag)) {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.evaluate(() => document.documentElement.setAttribute('data-text-size', 'largest'));
      narrow = await findStickingOut(page);
      await page.evaluate(() => document.documentElement.removeAttribute('data-text-size'));
      if (before) await page.setViewportSize(before);
    }
    expect
      .soft({ english: await english(tag), covered, narrow }, `${step} in ${tag}`)
      .toEqual({ english: [], covered: 0, narrow: ROOMY });
  }
}

test('without a network, every step of a visit is in each language', async ({ page, context }) => {
  await withLanguages(page, Object.keys(NAMES));
  // A window that fills the screen cannot be made smaller.
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.resolve();
  });
  await keepSheets(page);
  await becomeKiosk(page);
  await readyForOffline(page);
  await page.reload();
  await page.getByRole('button', { name: 'Touch to start' }).waitFor();
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('frontdesk-seen')).keys()).map(({ url }) => url).join(' '));
  for (const tag of Object.keys(TRANSLATED)) await expect.poll(kept).toContain(`/languages/${tag}-patient-`);
  await context.setOffline(true);
  await page.getByRole('button', { name: TRANSLATED.es.name, exact: true }).click();
  await expect.poll(() => langOf(page)).toBe('es');
  await expectInEvery(page, 'first words');
  await page.locator('.telling-card').getByRole('button').last().click();
  await page.locator('.department-list').getByRole('button').first().waitFor();
  await expectInEvery(page, 'departments');
  await page.locator('.department-list').getByRole('button').first().click();
  await page.locator('[aria-describedby^="doctor-"]').first().waitFor();
  await expectInEvery(page, 'doctors');
  await page.locator('[aria-describedby^="doctor-"]').first().click();
  await page.getByRole('tab').nth(1).click();
  await page.locator('#registration-name').waitFor();
  await expectInEvery(page, 'details');
  await page.locator('form [type="submit"]').first().click();
  await page.locator('#error-summary-title').waitFor();
  await expectInEvery(page, 'problems');
  await page.locator('#registration-name').fill('Olga Polyglot');
  await page.locator('#registration-age').fill('42');
  await page.getByRole('radio').first().check();
  await page.locator('#registration-symptoms').fill('zyx');
  await page.locator('form [type="submit"]').first().click();
  await page.locator('.ticket').waitFor();
  await expectInEvery(page, 'ticket');

  // On paper, too, and with the letters that came with the language.
  for (const { tag, family } of [
    { tag: 'hi', family: 'Noto Sans Devanagari' },
    { tag: 'ar', family: 'Noto Sans Arabic' },
  ]) {
    await choose(page, tag);
    await page.getByRole('main').getByRole('button').last().click();
    await expect.poll(() => page.evaluate(() => globalThis.window.sheets?.length)).toBe(tag === 'hi' ? 1 : 2);
    const sheet = (await sheetsOf(page)).at(-1);
    expect(sheet?.letters).toContain(family);
  }
});

for (const { tag, arrow } of [
  { tag: 'ar', arrow: 'ArrowLeft' },
  { tag: 'hi', arrow: 'ArrowRight' },
])
  test(`a registration by keyboard alone, from the attract screen to the ticket (${tag})`, async ({ page }) => {
    await withLanguages(page, ['en', tag]);
    await becomeKiosk(page);
    await tabTo(page, page.getByRole('button', { name: NAMES[tag] ?? tag, exact: true }));
    await page.keyboard.press('Enter');
    await expect.poll(() => langOf(page)).toBe(tag);
    for (const next of [
      page.locator('.telling-card').getByRole('button').last(),
      page.locator('.department-list').getByRole('button').first(),
      page.locator('[aria-describedby^="doctor-"]').first(),
    ]) {
      await next.waitFor();
      await tabTo(page, next);
      await page.keyboard.press('Enter');
    }
    // The heading of a new step takes the focus as it comes.
    await page.getByRole('tab', { selected: true }).waitFor();
    await tabTo(page, page.getByRole('tab', { selected: true }));
    await page.keyboard.press(arrow);
    await tabTo(page, page.locator('#registration-name'));
    await page.keyboard.type('Kim Keys');
    await tabTo(page, page.locator('#registration-age'));
    await page.keyboard.type('42');
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await tabTo(page, page.locator('#registration-symptoms'));
    await page.keyboard.type('zyx');
    await tabTo(page, page.locator('form [type="submit"]').first());
    await page.keyboard.press('Enter');
    await page.locator('.ticket').waitFor();
    expect(await langOf(page)).toBe(tag);
  });
