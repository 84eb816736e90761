import { registerByCall, signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a patient on paper is the facts, the allergies and the visits: nothing of the frame, and nothing that can be pressed', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await registerByCall(page, 'Paula Paper', 'T1ST-0883');
  await page.goto('/admin/patients?search=Paula');
  await page.getByRole('link', { name: 'Paula Paper' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const role of ['navigation', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByText('No allergies recorded')).toBeVisible();
  await expect(page.getByRole('article').first()).toHaveCSS('break-inside', 'avoid');
  await expect(page.getByText(/ · Printed /u)).toBeVisible();
});

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
