import type { Page } from '@playwright/test';
import { axeFindings } from '../support/looks/axe.ts';
import { findCrowded } from '../support/looks/room.ts';
import { foreignText, isInOrder, withLanguages } from '../support/people/languages.ts';
import { expect, test } from '../support/test.ts';

// The worker would have kept the screen whose code is to be missing.
test.use({ serviceWorkers: 'block' });

const NAMES = { en: 'English', 'ar-XB': '[ʜsɪʟɢɴᴇ]', 'en-XA': '[Éñĝļîšĥ]', de: 'Deutsch', ar: 'العربية', hi: 'हिन्दी' };

const ANY_NAME = new RegExp(
  Object.values(NAMES)
    .map((name) => name.replaceAll(/[[\]]/g, String.raw`\$&`))
    .join('|'),
);

/** Behind the globe in the header. */
async function choose(page: Page, tag: keyof typeof NAMES): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: ANY_NAME }).click();
  await page.locator('#language-panel').getByRole('button', { name: NAMES[tag], exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
}

const BROKEN = 'a screen whose code is missing';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path === BROKEN ? '/' : path);
  await expect(page.locator('#root[data-page]')).toHaveCount(0);
  if (path !== BROKEN) return;
  await page.route(/\/assets\/doctors-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.locator('main a[href="/doctors"]').first().click();
  await page.locator('main .icon-disc').waitFor();
}

/** Whose words they are: the house's own, and the people who praise it. */
const OWN_WORDS = /^(Frontdesk|care|@frontdesk\.example|12 Morning Lane, Springfield|Dr\. .+|\w+ \w\.)$/;

test('every page is in the language chosen, has room for it, and keeps what was typed, opened and scrolled to', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => sessionStorage.setItem('frontdesk-display', 'largest plain'));
  await withLanguages(page, Object.keys(NAMES));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/doctors', '/services', '/frontdesk', '/appointment', '/no/such', BROKEN]) {
    await open(page, path);
    const english = await page.locator('main h1').innerText();
    if (path === '/doctors') await page.getByRole('searchbox').fill('zyx');
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('main *')) Reflect.set(part, 'stoodBefore', true);
    });
    for (const tag of ['en-XA', 'ar-XB', 'de', 'ar', 'hi'] as const) {
      await choose(page, tag);
      const isPseudo = tag.includes('-');
      expect
        .soft(
          {
            anew: (await page.locator('main h1').innerText()) !== english,
            stayed: await page.locator('main h1').evaluate((h1) => Reflect.get(h1, 'stoodBefore') === true),
            crowded: await findCrowded(page),
            english: isPseudo ? (await foreignText(page)).filter((text) => !OWN_WORDS.test(text)) : [],
            axe: tag === 'ar-XB' ? await axeFindings(page) : [],
          },
          `${path} in ${tag}`,
        )
        .toEqual({ anew: true, stayed: true, crowded: [], english: [], axe: [] });
    }
    if (path === '/doctors') await expect(page.getByRole('searchbox')).toHaveValue('zyx');
    await choose(page, 'en');
  }
});

test.describe('a browser that asks for German', () => {
  test.use({ locale: 'de-AT' });

  test('is offered German in German, never switched by itself, and keeps it over a reload', async ({ page }) => {
    await withLanguages(page, ['en', 'de', 'ar']);
    await page.goto('/frontdesk');
    const offer = page.getByRole('button', { name: /Auf Deutsch weiter\?/ });
    await expect(offer).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await offer.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto('/');
    await page
      .locator('header')
      .getByRole('button', { name: /Deutsch/ })
      .click();
    await page.getByRole('button', { name: 'العربية', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await isInOrder(page, 'a[href^="tel:"]')).toBe(true);
    // Staff's pages are not in the language of whoever sat here before.
    await page.goto('/login?role=admin');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('whose language cannot be had stays English and says so', async ({ page }) => {
    await withLanguages(page, ['en', 'de']);
    await page.route('**/languages/**', (route) => route.abort());
    await page.goto('/frontdesk');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('button', { name: 'Deutsch', exact: true }).click();
    await expect(page.getByText('This language is not on this device yet')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('and then another gets the one chosen last; the next visitor gets English if the first of the house cannot be had', async ({
    page,
  }) => {
    await withLanguages(page, ['de', 'en', 'es', 'fr']);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/languages/de-*', (route) => route.abort());
    await page.route('**/languages/fr-*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/frontdesk');
    await page.getByRole('button', { name: 'Language: English' }).click();
    const french = page.waitForResponse('**/languages/fr-*');
    await page.getByRole('button', { name: 'Français', exact: true }).click();
    await page.getByRole('button', { name: 'Español', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    answer();
    const late = await french;
    await page.evaluate((address) => import(address), late.url());
    expect(await page.evaluate(() => sessionStorage.getItem('frontdesk-language'))).toBe('es');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    // As when a browser brings back a page that it had kept.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
