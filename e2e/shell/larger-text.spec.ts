import type { Page } from '@playwright/test';
import { signInAsDoctor } from '../support/people/doctors.ts';
import { findStickingOut } from '../support/looks/every-size.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });
test.describe.configure({ timeout: 180_000 });

const SIZES = [
  [360, 800],
  [800, 1280],
  [1080, 1920],
  [1440, 900],
] as const;

/** Looks at a page at every size with larger and largest letters. */
async function expectGoodWithLargerText(page: Page, path: string): Promise<void> {
  for (const textSize of (process.env['LETTERS'] ?? 'large,largest').split(',')) {
    await page.addInitScript((size) => sessionStorage.setItem('frontdesk-display', `${size} plain`), textSize);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect
        .soft(await findStickingOut(page), `${path}, ${textSize}, ${width} x ${height}`)
        .toEqual({ sideways: 0, outside: [] });
    }
  }
}

test('public pages have the columns that their letters have room for', async ({ page }) => {
  for (const path of ['/', '/doctors', '/frontdesk', '/login?role=doctor']) await expectGoodWithLargerText(page, path);
});

test('an administrator’s pages have the columns that their letters have room for', async ({ page }) => {
  await signInAsAdmin(page);
  for (const view of ['dashboard', 'patients', 'appointments', 'doctors', 'settings'])
    await expectGoodWithLargerText(page, `/admin/${view}`);
});

test('a doctor’s pages have the columns that their letters have room for', async ({ page }) => {
  await signInAsDoctor(page);
  for (const view of ['dashboard', 'prescriptions']) await expectGoodWithLargerText(page, `/doctor/${view}`);
});

test('the skip link of a staff page leads behind the sidebar, to the view itself', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/patients');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#view') !== null)).toBe(true);
});

test('the choice of letters and contrast lies under nothing', async ({ page }) => {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.getByRole('button', { name: 'Text size and contrast' }).click();
    for (const choice of await page.locator('#display-panel button:visible').all()) await choice.click({ trial: true });
  }
});
