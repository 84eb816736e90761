import { ADMIN } from '../support/product/product.ts';
import { registerByCall, signInAsAdmin } from '../support/people/staff.ts';
import { pairHere } from '../support/people/devices.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a session is warned of before it ends, then covers the screen, and its password gives back what was typed', async ({
  page,
}) => {
  await page.clock.install();
  await signInAsAdmin(page);
  await registerByCall(page, 'Cora Covered', 'C1ST-0501');
  await page.goto('/admin/patients');
  await expect(page.getByText('Cora Covered').first()).toBeVisible();
  await page
    .getByRole('searchbox')
    .or(page.getByLabel(/search/i))
    .first()
    .fill('Cora');
  // The page's clock runs ahead; what the server says of the session is as if it ran with it, until somebody stays.
  let isLate = true;
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'POST') isLate = false;
    const response = await route.fetch();
    const left = isLate ? { 'frontdesk-session-ends': '110 9000' } : {};
    await route.fulfill({ response, headers: { ...response.headers(), ...left } });
  });
  await page.clock.fastForward('28:10');
  const warning = page.getByRole('alert').filter({ hasText: 'You will be logged out at' });
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(warning).toBeHidden();

  // The laptop sleeps: its clock goes on.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().clearCookies();
  await page.clock.fastForward('09:00:00');
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await expect(page.getByText('Cora Covered').first()).toBeHidden();
  expect(await page.locator('body').ariaSnapshot()).not.toContain('Cora');
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('Cora');

  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Cora Covered').first()).toBeVisible();
  await expect(
    page
      .getByRole('searchbox')
      .or(page.getByLabel(/search/i))
      .first(),
  ).toHaveValue('Cora');
});

test('whoever leaves from under the cover leaves nothing', async ({ page }) => {
  await page.clock.install();
  await signInAsAdmin(page);
  await registerByCall(page, 'Lena Left', 'L1ST-0501');
  await page.goto('/admin/patients');
  await expect(page.getByText('Lena Left').first()).toBeVisible();
  // The laptop sleeps: no list that is looked at again learns of the end before the clock does.
  await page.route('**/api/**', (route) => route.abort());
  await page.context().clearCookies();
  await page.clock.fastForward('01:00:00');
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/admin/patients');
  await expect(page.getByText('Please log in to continue.')).toBeVisible();
  await expect(page.getByText('Lena Left')).toHaveCount(0);
});

test('a paired desk that nobody uses locks itself after its idle time; the password gives back what was typed', async ({
  page,
}) => {
  await page.clock.install();
  await pairHere(page, { kind: 'desk', name: 'Desk that locks', idleSeconds: 30 });
  await signInAsAdmin(page);
  await registerByCall(page, 'Ida Idle', 'I1DL-0501');
  await page.goto('/admin/patients');
  await expect(page.getByText('Ida Idle').first()).toBeVisible();
  const search = page.getByRole('searchbox').first();
  await search.fill('Ida');
  await page.clock.fastForward('00:25');
  await search.press('End');
  await page.clock.fastForward('00:25');
  await expect(page.getByText('Ida Idle').first()).toBeVisible();

  const ended = page.waitForResponse((response) => response.url().endsWith('/api/adminAuth/logout') && response.ok());
  await page.clock.fastForward('00:10');
  await expect(page.getByRole('heading', { name: 'This screen is locked' })).toBeVisible();
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('Ida');
  await expectAccessible(page);
  await ended;

  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Ida Idle').first()).toBeVisible();
  await expect(search).toHaveValue('Ida');
});
