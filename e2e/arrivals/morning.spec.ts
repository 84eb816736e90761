import type { Page } from '@playwright/test';
import { becomeKiosk, fillAtKiosk } from '../support/people/devices.ts';
import { DOCTOR, signInAsDoctor, visit } from '../support/people/doctors.ts';
import { registerByCall, signInAsAdmin } from '../support/people/staff.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });

const part = (page: Page, name: string | RegExp) => page.getByRole('list', { name });
const row = (page: Page, who: string) => page.getByRole('listitem').filter({ hasText: who });

test('a small morning: checked in by a scan, called, seen and done, with every screen updating on its own', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  test.setTimeout(180_000);
  // Whoever earlier journeys have left in the house goes home.
  await product.sql('delete from queue_entries');
  await registerByCall(page, 'Erna Expected', 'T1ST-0401', DOCTOR.doctorId);
  await visit(page, { name: 'Ursula Urgent', urgent: true, symptoms: ['chest pain'] });
  await signInAsAdmin(page);
  await signInAsDoctor(page);
  await page.goto('/admin/arrivals');
  for (const name of ['Erna Expected', 'Ursula Urgent']) {
    await expect(part(page, /^Expected/).getByText(name, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Nobody is waiting.')).toBeVisible();
  await expectAccessible(page);

  // Whoever registers at the kiosk stands there, and waits at once.
  const hall = await browser.newContext({ baseURL });
  const kiosk = await hall.newPage();
  await becomeKiosk(kiosk);
  await fillAtKiosk(kiosk, 'Karl Kiosk');
  await kiosk.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(part(page, /^Waiting/).getByText('Karl Kiosk', { exact: true })).toBeVisible();
  await hall.close();

  // The paper's code under the scanner: checked in, nothing else to press.
  const scan = page.getByLabel('Scan or type a ticket');
  await scan.fill('FD1.T1ST-0401.ABCDEFGH23456');
  await scan.press('Enter');
  await expect(part(page, /^Waiting/).getByText('Erna Expected', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Undo: T1ST-0401 has been checked in' })).toBeVisible();
  await expect(scan).toBeFocused();
  await expect(scan).toHaveValue('');

  // The one with warning signs comes first, whenever she came; by the keyboard alone.
  await page.locator('li[data-row]').filter({ hasText: 'Ursula Urgent' }).focus();
  await page.keyboard.press('Enter');
  await expect(
    part(page, /^Waiting/)
      .getByRole('listitem')
      .first(),
  ).toContainText('Ursula Urgent');
  // Whoever works by keys goes on in the part where the row was.
  await expect(page.locator('#part-expected :focus')).toHaveCount(1);
  const line = page.getByLabel('Line').locator('option', { hasText: DOCTOR.name }).first();
  await page.getByLabel('Line').selectOption(await line.getAttribute('value'));
  await page.getByLabel('My place').fill('Room 5');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('c');
  await expect(part(page, /^Called/).getByText('Ursula Urgent', { exact: true })).toBeVisible();
  await expectAccessible(page);

  // The room that still calls somebody calls nobody else.
  await page.keyboard.press('c');
  await expect(page.getByRole('main').getByText(/Room 5 is still calling/)).toBeVisible();

  // The doctor has heard of it without asking; opening the patient says that she is in the room.
  const doctor = await page.context().newPage();
  await doctor.goto('/doctor/patients');
  const bar = doctor.getByRole('region', { name: 'Who is next' });
  await expect(bar).toContainText('has been called to Room 5');
  await bar.getByRole('button', { name: /^Open/ }).click();
  await expect(doctor.getByRole('heading', { name: 'Ursula Urgent', level: 2 })).toBeVisible();
  await expect(row(page, 'Ursula Urgent')).toContainText('in Room 5');
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /Done$/ }).first()).toContainText('1');
  await expect(bar).toContainText(/^.*Next: \S+, \d waiting/);
  await expectAccessible(doctor);

  // Somebody who looks at an old board is told how it is, and nothing is done twice.
  await page.route('**/api/queue/board*', (route) => route.abort());
  await bar.getByRole('button', { name: 'Call next' }).click();
  await expect(bar).toContainText('has been called to Room 5');
  const called = /(\S+) has been called/u.exec((await bar.textContent()) ?? '')?.[1] ?? '';
  await page.getByLabel('My place').fill('Room 6');
  await row(page, called)
    .getByRole('button', { name: /^Call for/ })
    .click();
  await expect(
    page.getByRole('main').getByText(`Somebody else was quicker: ${called} is now called, Room 5.`),
  ).toBeVisible();
  await expect(part(page, /^Called/).getByText(called, { exact: true })).toBeVisible();
  await expectAccessible(page);
});
