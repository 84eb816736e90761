import { isInOrder, withLanguages } from '../support/people/languages.ts';
import { expect, test } from '../support/test.ts';

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
