import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 800 };

const headerColour = (page: Page) =>
  page.locator('header').evaluate((header) => getComputedStyle(header).backgroundColor);
const CLEAR = 'rgba(0, 0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';

test.describe('the header on a wide screen', () => {
  test.use({ viewport: WIDE });

  test('is clear at the top of the home page and white once scrolled by more than 10 px', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => headerColour(page)).toBe(CLEAR);
    await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }));
    await expect.poll(() => headerColour(page)).toBe(CLEAR);
    await page.evaluate(() => scrollTo({ top: 11, behavior: 'instant' }));
    await expect.poll(() => headerColour(page)).toBe(WHITE);
  });

  test('is white on every other route', async ({ page }) => {
    await page.goto('/doctors');
    await expect.poll(() => headerColour(page)).toBe(WHITE);
  });

  for (const [name, section] of [
    ['Services', 'services'],
    ['Doctors', 'doctors'],
    ['About', 'about'],
    ['Contact', 'contact'],
  ] as const) {
    test(`${name} leads to its section, 80 px below the top, from here and from elsewhere`, async ({ page }) => {
      const top = () => page.locator(`#${section}`).evaluate((node) => Math.round(node.getBoundingClientRect().top));
      const isThere = async () => {
        const atEnd = await page.evaluate(
          () => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight - 1,
        );
        return atEnd || Math.abs((await top()) - 80) <= 1;
      };
      await page.goto('/');
      const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
      await link.click();
      await expect(page).toHaveURL(`/#${section}`);
      await expect.poll(isThere).toBe(true);
      // The same link again, with the address unchanged.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await link.click();
      await expect.poll(isThere).toBe(true);

      await page.goto('/doctors');
      await link.click();
      await expect(page).toHaveURL(`/#${section}`);
      await expect.poll(isThere).toBe(true);
    });
  }

  test('has a Staff Login menu that works by keyboard as the authoring practices say', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Staff Login' });
    const doctor = page.getByRole('menuitem', { name: 'Doctor Login' });
    const admin = page.getByRole('menuitem', { name: 'Admin Login' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(doctor).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(admin).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(doctor).toBeFocused();
    await page.keyboard.press('End');
    await expect(admin).toBeFocused();
    await page.keyboard.press('d');
    await expect(doctor).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(doctor).toBeHidden();
    await page.keyboard.press('ArrowUp');
    await expect(admin).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login\?role=admin$/);
  });

  test('opens its menu for a press without pointer and focus, as voice control makes it', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#root')).not.toHaveAttribute('data-page');
    await page.getByRole('button', { name: 'Staff Login' }).dispatchEvent('click');
    await expect(page.getByRole('menu')).toBeVisible();
  });

  test('closes its menu on a press elsewhere and by Tab', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Staff Login' });
    await button.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.mouse.click(300, 500);
    await expect(page.getByRole('menu')).toBeHidden();
    await button.click();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toBeHidden();
  });

  test('leads to the registration', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Patient Registration' }).click();
    await expect(page).toHaveURL('/frontdesk');
  });
});

test.describe('the header on a phone', () => {
  test.use({ viewport: PHONE });

  test('keeps the same items in a menu', async ({ page }) => {
    await page.goto('/');
    const menu = page.locator('#mobile-menu');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const names = ['Home', 'Services', 'Doctors', 'About', 'Contact', 'Doctor Login', 'Admin Login'];
    for (const name of [...names, 'Patient Registration']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await menu.getByRole('link', { name: 'Doctor Login' }).click();
    await expect(page).toHaveURL(/\/login\?role=doctor$/);
    await expect(menu).toBeHidden();
  });
});
