import { becomeKiosk, fillAtKiosk } from '../support/people/devices.ts';
import { DOCTOR } from '../support/people/doctors.ts';
import { asPrinted, keepSheets, sheetsOf } from '../support/people/paper.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a kiosk without a network prints the ticket, the desk scans it, and the registration that comes takes the entry over', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await keepSheets(page);
  const prefix = await becomeKiosk(page, { printsTickets: true });
  await fillAtKiosk(page, 'Otto Offline');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible();

  // By itself, once, one page of 80 mm, for whoever finds it nobody's name.
  await expect.poll(async () => (await sheetsOf(page)).length).toBe(1);
  const [sheet] = await sheetsOf(page);
  if (!sheet) throw new Error('nothing was printed');
  const { pages, words, code = '' } = await asPrinted(page, sheet);
  expect(pages).toHaveLength(1);
  const [width, height = 0] = pages[0] ?? [];
  expect(width).toBe(80);
  expect(height).toBeGreaterThan(60);
  expect(height).toBeLessThan(160);
  expect(words).toContain(`${prefix}-0001`);
  expect(words).toContain('General Medicine');
  expect(words).not.toMatch(/Otto|Offline|quinsy|7654321/);
  const [, ticket = '', checkIn = ''] = /^FD1\.([^.]+)\.([0-9A-HJKMNP-TV-Z]{13})$/.exec(code) ?? [];
  expect(ticket).toBe(`${prefix}-0001`);
  expect(words.replaceAll('-', '')).toContain(checkIn);
  await page.getByRole('button', { name: 'Print ticket' }).click();
  await expect.poll(async () => (await sheetsOf(page)).length).toBe(2);

  // At the desk it is not here yet: it waits by its number.
  const desk = await (await browser.newContext({ baseURL })).newPage();
  await signInAsAdmin(desk);
  await desk.goto('/admin/arrivals');
  const scan = desk.getByLabel('Scan or type a ticket');
  await scan.fill(code);
  await scan.press('Enter');
  const dialog = desk.getByRole('dialog');
  const line = dialog.getByRole('combobox').locator('option', { hasText: DOCTOR.name }).first();
  await dialog.getByRole('combobox').selectOption(await line.getAttribute('value'));
  await dialog.getByRole('button', { name: 'Check in by ticket' }).click();
  const waiting = desk
    .getByRole('list', { name: /^Waiting/ })
    .getByRole('listitem')
    .filter({ hasText: ticket });
  await expect(waiting).toBeVisible();
  await expect(waiting).not.toContainText('Otto Offline');
  await page.context().setOffline(false);
  await expect(waiting).toContainText('Otto Offline', { timeout: 30_000 });
  await expect(waiting).toHaveCount(1);
  await expect(waiting).toContainText(DOCTOR.name);
  await desk.context().close();
});
