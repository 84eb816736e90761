import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/looks/accessible.ts';
import { becomeKiosk, fillAtKiosk } from '../support/people/devices.ts';
import { tabTo } from '../support/looks/keyboard.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test.describe.configure({ timeout: 180_000 });

const SIGNS = 'crushing chest pain, cannot breathe';
const heading = (page: Page) => page.getByRole('heading', { name: 'Please tell a member of staff now' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('staff hear of warning signs before anything is submitted, once, and no clock takes the screen away', async ({
  page,
  browser,
  baseURL,
}) => {
  const staffContext = await browser.newContext({ baseURL: baseURL ?? '' });
  const staff = await staffContext.newPage();
  await signInAsAdmin(staff);
  await staff.goto('/admin/dashboard');
  await page.clock.install();
  await becomeKiosk(page, { name: 'West hall' });
  await fillAtKiosk(page, 'Warned In The Hall');
  await page.getByLabel('Symptoms').fill(SIGNS);
  // While somebody types, the field stays, with the warning at it.
  await page.clock.runFor(1000);
  const warning = page.getByText('Please tell a member of staff now', { exact: true });
  await expect(warning).toBeVisible();
  await expect(page.getByLabel('Symptoms')).toBeFocused();
  const call = staff.getByRole('listitem').filter({ hasText: "Warning signs in a patient's words: West hall" });
  await expect(call).toHaveCount(1);
  await expect(page.getByText('Staff have been called to this screen. Please stay here.')).toBeVisible();

  // Nobody moves any more: the warning takes the whole screen, and stays.
  for (let minute = 0; minute < 5; minute += 1) await page.clock.fastForward(60_000);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByLabel('Symptoms')).toBeHidden();
  await expectAccessible(page);

  await button(page, 'Continue with the registration').click();
  await button(page, 'Submit Registration').click();
  await expect(page.getByText('Your ticket number', { exact: true })).toBeVisible();
  await expect(warning).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Please take a seat');
  await expect(call).toHaveCount(1);
  await expect(call).toContainText(/Ticket [A-Z]\d-\d+/);
  await expectAccessible(page);

  for (let minute = 0; minute < 5; minute += 1) await page.clock.fastForward(60_000);
  await expect(page.getByText('Your ticket number', { exact: true })).toBeVisible();
  // Nobody came in ten minutes: staff are called once more, and the next patient finds nothing of this one.
  await page.clock.fastForward(600_000);
  await expect(page.getByRole('button', { name: 'Touch to start' })).toBeVisible();
  await expect(call).toHaveCount(2);
  await call.first().getByRole('button', { name: 'I am on it' }).click();
  await staffContext.close();
});

test('without a network the screen sends to a person, and staff are called when it is back', async ({
  page,
  browser,
  baseURL,
}) => {
  const staffContext = await browser.newContext({ baseURL: baseURL ?? '' });
  const staff = await staffContext.newPage();
  await signInAsAdmin(staff);
  await staff.goto('/admin/dashboard');
  await becomeKiosk(page, { name: 'Far hall' });
  await fillAtKiosk(page, 'Warned Unheard');
  await page.route('**/api/alerts', (route) => route.abort());
  await page.getByLabel('Symptoms').fill(SIGNS);
  await page.getByLabel('Full Name').focus();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('Please speak to someone near you now')).toBeVisible();
  await button(page, 'Finish and clear').click();

  await page.unroute('**/api/alerts');
  const call = staff.getByRole('listitem').filter({ hasText: "Warning signs in a patient's words: Far hall" });
  await expect(call).toHaveCount(1);
  await staffContext.close();
});

test('a sign that is ticked, by keyboard alone, takes the screen and calls the desk as one in the words does', async ({
  page,
  browser,
  baseURL,
}) => {
  const staffContext = await browser.newContext({ baseURL: baseURL ?? '' });
  const staff = await staffContext.newPage();
  await signInAsAdmin(staff);
  await staff.goto('/admin/dashboard');
  await becomeKiosk(page, { name: 'Ticked hall' });
  await fillAtKiosk(page, 'Ticked By Hand');
  const fold = page.getByRole('button', { name: 'Any of these now?' });
  const rows = page.getByRole('group', { name: 'Do you have any of these now?' }).getByRole('checkbox');
  await expect(rows).toHaveCount(0);
  await page.getByLabel('Symptoms').focus();
  await tabTo(page, fold);
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(8);
  for (const row of await rows.all()) await expect(row).not.toBeChecked();
  await expectAccessible(page);
  for (const row of (await rows.all()).slice(0, 4)) {
    await page.keyboard.press('Tab');
    await expect(row).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expect(heading(page)).toBeVisible();
  const call = staff.getByRole('listitem').filter({ hasText: "Warning signs in a patient's words: Ticked hall" });
  await expect(call).toContainText('Severe bleeding');

  await button(page, 'Continue with the registration').click();
  await expect(page.getByRole('checkbox', { name: 'Heavy bleeding' })).toBeChecked();
  await button(page, 'Submit Registration').click();
  await expect(page.getByText('Your ticket number', { exact: true })).toBeVisible();
  await expect(call).toContainText(/Ticket [A-Z]\d-\d+/);
  await button(page, 'Finish and clear').click();
  await call.first().getByRole('button', { name: 'I am on it' }).click();
  await fillAtKiosk(page, 'Next Patient');
  await expect(fold).toBeVisible();
  await expect(rows).toHaveCount(0);
  await staffContext.close();
});
