import { expectAccessible } from '../support/looks/accessible.ts';
import { fillAtKiosk } from '../support/people/devices.ts';
import { fillRegistration, submitRegistration } from '../support/people/front-desk.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test.describe.configure({ timeout: 180_000 });

test('an administrator pairs a tablet by a code; it works under its prefix, is seen, and is let go again', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  const tablet = await (await browser.newContext({ baseURL })).newPage();
  await tablet.clock.install();
  await fillRegistration(tablet, product.url, 'Early Bird');
  await submitRegistration(tablet);
  await expect(tablet.getByText(/^[2-9A-HJ-NP-Z]{4}-0001$/)).toBeVisible();

  await signInAsAdmin(page);
  await page.goto('/admin/settings?view=devices');
  await page.getByRole('button', { name: 'Add a device' }).click();
  await page.getByRole('button', { name: 'Create code' }).click();
  await expect(page.getByText('Enter one to three letters or digits, without I and O')).toBeVisible();
  await page.getByRole('radio', { name: 'Waiting room screen' }).check();
  const calls = page.getByRole('group', { name: 'Languages of the calls' });
  await calls.getByRole('checkbox', { name: 'हिन्दी' }).check();
  await calls.getByRole('checkbox', { name: 'English' }).check();
  await expect(calls.getByText('Calls are said in हिन्दी, English.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Kiosk' }).check();
  await page.getByLabel('Visits begin in').selectOption('The clinic’s first language');
  await page.getByLabel('Name', { exact: true }).fill('West hall');
  await page.getByLabel('Ticket prefix').fill('w7');
  await page.getByLabel('Staff PIN').fill('2580');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create code' }).click();
  const code = await page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();

  await tablet.goto('/device');
  await tablet.getByLabel('Pairing code').fill((code ?? '').toLowerCase().replace('-', ' '));
  await expectAccessible(tablet);
  await tablet.getByRole('button', { name: 'Pair this device' }).click();
  await tablet.getByRole('heading', { name: 'This device is West hall' }).waitFor();
  await tablet.getByRole('button', { name: 'Wider' }).click();
  await tablet.getByRole('button', { name: 'The picture fits' }).click();
  await expectAccessible(tablet);
  expect(await tablet.evaluate(() => location.href)).not.toContain('code');
  await tablet.getByRole('button', { name: 'Start the kiosk' }).click();

  await fillAtKiosk(tablet, 'Later Bird');
  await submitRegistration(tablet);
  await expect(tablet.getByText('W7-0001')).toBeVisible();
  await tablet.clock.fastForward(4000);

  const device = page.getByRole('listitem').filter({ hasText: 'West hall' }).first();
  await expect(async () => {
    await page.reload();
    await expect(device.getByText(/Last seen/)).toBeVisible({ timeout: 2000 });
  }).toPass();

  await device.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Name', { exact: true }).fill('West hall, left');
  await page.getByLabel('Start in this department').selectOption('Neurology');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(device.getByText('West hall, left')).toBeVisible();
  await tablet.getByRole('button', { name: 'Register Another Patient' }).click();
  await tablet.clock.fastForward(61_000);
  const kept = () => tablet.evaluate(() => localStorage.getItem('frontdesk-device'));
  await expect.poll(kept).toContain('hall, left');
  expect(await kept()).toMatch(/"pin":\{"salt":"[^"]+","iterations":\d+,"sealed":"[^"]+"\}/);
  // The first report may have been made while the visit was on its way.
  await expect(async () => {
    await page.reload();
    await expect(device.getByText('Nothing unsent')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await tablet.getByRole('button', { name: 'Touch to start' }).click();
  await expect(tablet.getByText('Neurology').first()).toBeVisible();
  await expect(tablet.getByRole('heading', { name: 'Choose a doctor' })).toBeVisible();

  await device.getByRole('button', { name: 'Remove device' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove device' }).click();
  await expect(page.getByText('Device removed')).toBeVisible();

  // Without waiting for a report: the call that is refused is enough.
  await tablet.getByRole('button', { name: 'Ask staff for help' }).click();
  await expect(tablet.getByRole('link', { name: 'Frontdesk, home' })).toBeVisible();
  await tablet.context().close();
});

test('an unknown code is refused with a message', async ({ page }) => {
  await page.goto('/device');
  await page.getByLabel('Pairing code').fill('ABCD-EFGH');
  await page.getByRole('button', { name: 'Pair this device' }).click();
  await expect(page.getByText('This code is incorrect or no longer valid.')).toBeVisible();
});
