import { fillRegistration, readyForOffline, submitRegistration, ticketOn } from '../support/people/front-desk.ts';
import { expectOne } from '../support/product/in-the-database.ts';
import { ADMIN } from '../support/product/product.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { expect, test } from '../support/test.ts';

const SAVED = 'Saved on this device. Not sent yet.';

test('what waits on a device is seen and handled by staff, and names only by staff who are signed in', async ({
  page,
  product,
  context,
}) => {
  test.setTimeout(120_000);
  let refuse = true;
  await context.route('**/api/patients/register', (route) =>
    refuse ? route.fulfill({ status: 422, json: { message: 'No such age.' } }) : route.continue(),
  );
  await fillRegistration(page, product.url, 'Uma Unsent');
  await submitRegistration(page);
  await expect(page.getByText('Submission Error').first()).toBeVisible();

  await page.goto(`${product.url}/admin/unsent`);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Retry' }) });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Name hidden');
  await expect(card).toContainText('The server did not accept it.');
  await expect(page.getByRole('link', { name: 'Needs attention 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Show names' }).click();
  await expect(page.getByText('Names are for signed-in staff.')).toBeVisible();
  await expectAccessible(page);
  const ticket = (await card.getByRole('heading').innerText()).trim();

  // Discarding wants the ticket's own number.
  await card.getByRole('button', { name: 'Discard' }).click();
  await page.getByLabel('Type the ticket number to confirm').fill('AAAA-0001');
  await page.getByRole('button', { name: 'Discard for good' }).click();
  await expect(page.getByText('That is not the number of this ticket.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.request.post(`${product.url}/api/adminAuth/login`, { data: ADMIN });
  await page.getByRole('button', { name: 'Show names' }).click();
  await expect(card).toContainText('Uma Unsent');
  await card.getByRole('button', { name: 'Fix and resend' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The server says: No such age.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Full Name').fill('Uma Fixed');
  refuse = false;
  await dialog.getByRole('button', { name: 'Save and send' }).click();
  await expect(page.getByText('Everything has been sent')).toBeVisible();
  await expectOne(product, 'Uma Fixed', ticket);
});

test('a browser without popovers has the sheet as a modal dialog', async ({ page, product }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  await page.goto(`${product.url}/frontdesk`);
  await readyForOffline(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Offline - saved on this device' }).click();
  const sheet = page.getByRole('dialog', { name: 'No connection just now' });
  await expect(sheet).toBeVisible();
  expect(await sheet.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
});

test('an exported file is taken in by another device and becomes one patient', async ({ page, product, browser }) => {
  test.setTimeout(120_000);
  await fillRegistration(page, product.url, 'Edda Export');
  await readyForOffline(page);
  await page.context().setOffline(true);
  await submitRegistration(page);
  await expect(page.getByRole('heading', { name: SAVED })).toBeVisible();
  const ticket = await ticketOn(page);

  // A patient sees the own ticket behind the pill, and nothing about anybody else.
  const pill = page.getByRole('button', { name: 'Offline - saved on this device' });
  const sheet = page.getByRole('dialog');
  await pill.click();
  await expect(sheet.getByText(ticket)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(pill).toBeFocused();
  await pill.click();
  await expect(sheet).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(sheet).toHaveCount(0);
  await pill.click();
  await expect(sheet).toBeVisible();
  await pill.click();
  await expect(sheet).toHaveCount(0);
  await pill.click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);

  await page.getByRole('button', { name: 'Done' }).click();
  await page.goto(`${product.url}/admin/unsent`);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByLabel('Passphrase').fill('correct horse battery');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save file' }).click(),
  ]);
  const file = await download.path();

  const other = await browser.newContext();
  const desk = await other.newPage();
  await desk.goto(`${product.url}/admin/unsent`);
  await desk.getByRole('button', { name: 'Import' }).click();
  await desk.getByLabel('File').setInputFiles(file);
  await desk.getByLabel('Passphrase').fill('correct horse battery');
  await desk.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
  await expect(desk.getByText('1 imported.')).toBeVisible();
  await expectOne(product, 'Edda Export', ticket);
  // The first device comes back and sends it, too: under the same keys.
  await page.context().setOffline(false);
  await expect(page.getByText('Everything has been sent')).toBeVisible();
  await expectOne(product, 'Edda Export', ticket);
  await other.close();
});

test('logging out with something unsent says how much, and deletes nothing', async ({ page, product, context }) => {
  await context.route('**/api/patients/register', (route) => route.fulfill({ status: 422, json: { message: 'No.' } }));
  await fillRegistration(page, product.url, 'Lena Logout');
  await submitRegistration(page);
  await expect(page.getByText('Submission Error').first()).toBeVisible();
  await page.request.post(`${product.url}/api/adminAuth/login`, { data: ADMIN });
  await page.goto(`${product.url}/admin/settings`);
  await expect(page.getByRole('link', { name: 'Needs attention 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: '1 registration on this device has not been sent' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await page.goto(`${product.url}/admin/unsent`);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});
