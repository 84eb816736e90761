import { signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a list on paper is the list: no menu, no way to skip it, and no card on two sheets', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/appointments');
  const card = page.getByRole('main').getByRole('listitem').first();
  await expect(card).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  await expect(page.getByText('Skip to the main content')).toBeHidden();
  await expect(card).toBeVisible();
  await expect(card).toHaveCSS('break-inside', 'avoid');
});
