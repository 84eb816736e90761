import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/looks/accessible.ts';
import { becomeKiosk, pairHere } from '../support/people/devices.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test.describe.configure({ timeout: 180_000 });

test('a call for help reaches the staff screen and the desk, and is taken by one of them', async ({
  page,
  browser,
  baseURL,
}) => {
  const [staffContext, deskContext] = [await browser.newContext({ baseURL }), await browser.newContext({ baseURL })];
  const [staff, desk] = [await staffContext.newPage(), await deskContext.newPage()];
  await pairHere(desk, { kind: 'desk', name: 'Reception' });
  await desk.getByRole('button', { name: 'Open the desk' }).click();
  await expect(desk).toHaveURL(/\/frontdesk$/);
  await signInAsAdmin(staff);
  await staff.goto('/admin/dashboard');

  await becomeKiosk(page, { name: 'South hall' });
  const help = page.getByRole('button', { name: 'Ask staff for help' });
  const place = async () => (await help.boundingBox())?.y;
  const atAttract = await place();
  await page.getByRole('button', { name: 'Touch to start' }).click();
  expect(await place()).toBe(atAttract);
  await help.click();
  await expect(page.getByRole('alertdialog', { name: 'Staff have been called' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();

  const callOn = (screen: Page) =>
    screen
      .getByRole('region', { name: 'Calls for help' })
      .getByRole('listitem')
      .filter({ hasText: 'Help needed: South hall' });
  for (const screen of [staff, desk]) await expect(callOn(screen).getByText(/since \d\d:\d\d/)).toBeVisible();
  await expectAccessible(staff);
  await callOn(desk).getByRole('button', { name: 'I am on it' }).click();
  for (const screen of [staff, desk]) await expect(screen.getByText('Reception is on it')).toBeVisible();

  // Two at once: each is seen with its place, and taken for itself.
  const otherContext = await browser.newContext({ baseURL });
  const other = await otherContext.newPage();
  await becomeKiosk(other, { name: 'East hall' });
  for (const kiosk of [page, other]) await kiosk.getByRole('button', { name: 'Ask staff for help' }).click();
  const banner = staff.getByRole('region', { name: 'Calls for help' });
  const call = (hall: string) =>
    banner.getByRole('listitem').filter({ hasText: `Help needed: ${hall}`, has: staff.getByText('I am on it') });
  await expect(call('South hall')).toBeVisible();
  await call('East hall').getByRole('button', { name: 'I am on it' }).click();
  await expect(call('East hall')).toHaveCount(0);
  await expect(call('South hall')).toBeVisible();
  await otherContext.close();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.context().route('**/api/alerts', (route) => route.abort());
  await help.click();
  await expect(page.getByRole('alertdialog', { name: 'Please go to reception' })).toBeVisible();
  await Promise.all([staffContext.close(), deskContext.close()]);
});
