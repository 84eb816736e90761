import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test.describe('toasts', () => {
  // Toasts are raised by what a visitor does: here by the list of doctors, which fails.
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/adminDashboard/all-doctors', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/doctors');
  });

  test('one stands for 5000 ms and then goes', async ({ page }) => {
    const toast = page.locator('body > #toasts').getByText('Failed to load doctors');
    await page.clock.runFor(3000);
    await expect(toast).toBeVisible();
    await expect(page.locator('.toast')).toHaveAttribute('data-tone', 'error');
    await page.clock.runFor(4000);
    await expect(toast).toBeHidden();
    await expect(page.getByRole('main').getByText('Failed to load doctors')).toBeVisible();
  });

  test('a new one replaces the old, and its button takes it away', async ({ page }) => {
    await page.clock.runFor(3000);
    await expect(page.locator('.toast')).toHaveCount(1);
    await page.locator('.toast').evaluate((toast) => toast.setAttribute('data-first', ''));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.clock.runFor(500);
    await expect(page.locator('.toast:not([data-first])')).toHaveCount(1);
    await expect(page.locator('.toast')).toHaveCount(1);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.locator('.toast')).toHaveCount(0);
  });

  test('the area that says them stands in the page from the beginning, and says them once', async ({
    page,
    request,
  }) => {
    expect(await (await request.get('/')).text()).toContain('<div id="toasts" aria-live="polite"></div>');
    await page.clock.runFor(3000);
    await expect(page.locator('#toasts')).toContainText('Failed to load doctors');
    await expect(page.locator('#announcer-assertive, #announcer-polite')).not.toContainText([/Failed/, /Failed/]);
  });
});
