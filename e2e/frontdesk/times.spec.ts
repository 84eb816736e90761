import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expectAccessible } from '../support/looks/accessible.ts';
import { expectGoodAtEverySize, findStickingOut } from '../support/looks/every-size.ts';
import { doctorsWithHours } from '../support/people/doctors-with-hours.ts';
import { ticketOn } from '../support/people/front-desk.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => page.goto('/doctors'));

const YOURS = /Your time: (today|\w+day \d+ \w+,) \d\d:\d\d/;
const yours = (page: Page) => page.getByRole('main').getByText(YOURS);
const change = (page: Page) => page.getByRole('button', { name: 'Change your time' });

/** From the departments to Submit, as everybody goes, with or without times. */
async function register(page: Page, department: string, name: string): Promise<void> {
  await page.goto('/frontdesk');
  await openDoctor(page, department);
  await page.getByRole('tab', { name: 'Form Registration' }).click();
  await fill(page, name);
}

async function openDoctor(page: Page, department: string): Promise<void> {
  await page.getByRole('button', { name: department }).click();
  await page
    .getByRole('button', { name: /Select Doctor/ })
    .first()
    .click();
}

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Age').fill('42');
  await page.getByRole('radio', { name: 'female', exact: true }).check({ force: true });
  await page.getByLabel('Symptoms').fill('cough');
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Registration' }).click();

/** Presses of the patient that the page has seen. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'presses', 0);
    addEventListener('click', ({ isTrusted }) => {
      if (isTrusted) Reflect.set(globalThis, 'presses', Number(Reflect.get(globalThis, 'presses')) + 1);
    });
  });
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'presses')));
}

test('a time costs no press more than none, is kept, booked, and goes into a calendar', async ({ page }) => {
  const presses = await countPresses(page);
  const without = await doctorsWithHours(page, { hours: false });
  const hall = await doctorsWithHours(page);
  await register(page, without.department, 'Nora Nohours');
  await submit(page);
  await ticketOn(page);
  const pressesWithout = await presses();
  await expect(page.getByText('Your time')).toHaveCount(0);

  await register(page, hall.department, 'Tina Time');
  await expect(yours(page)).toBeVisible();
  // This clinic has no gateway: nobody is promised a text message.
  await expect(page.getByRole('checkbox', { name: /^Text me/ })).toHaveCount(0);
  await submit(page);
  const ticket = await ticketOn(page);
  expect(await presses()).toBe(pressesWithout);
  await expect(page.getByText('Your time', { exact: true })).toBeVisible();
  await expectGoodAtEverySize(page, 'the page after Submit with a time');
  const steps = page.getByRole('region', { name: 'What happens next' });
  await expect(steps).not.toContainText(/take a seat|front desk|reception/i);
  await page.getByRole('radio', { name: 'At the clinic' }).check();
  await expect(steps).toContainText('Please take a seat.');
  await expect(page.getByText('Ticket number for Tina')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined);
  expect(event.description).toContain(ticket);
  expect(event.duration.toSeconds()).toBe(20 * 60);
  expect(event.startDate.toJSDate().getTime()).toBeGreaterThan(Date.now() - 60_000);

  // Found again for the day, with its code and time, and wiped by a button.
  await page.getByRole('button', { name: 'Done' }).click();
  await page.goto('/frontdesk');
  await page.getByRole('button', { name: `Show ticket ${ticket}` }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(/^today \d\d:\d\d$|^\w+day \d+/)).toBeVisible();
  await expect(main.getByRole('img', { name: `Code to scan for ticket ${ticket}` }).locator('svg')).toBeVisible();
  await expect(main).not.toContainText('Tina');
  await expectGoodAtEverySize(page, 'a ticket that was kept', '#main');
  await page.getByRole('button', { name: `Remove from this device ${ticket}` }).click();
  await expect(main).not.toContainText(ticket);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(ticket);
  await without.remove();
  await hall.remove();
});

test('another time is chosen by thumb or by keys; Escape keeps the one before', async ({ page }) => {
  test.slow();
  const hall = await doctorsWithHours(page);
  await page.goto('/frontdesk');
  await openDoctor(page, hall.department);
  const before = await yours(page).innerText();
  await change(page).click();
  await expect(page.getByRole('radio', { name: 'Today' })).toBeVisible();
  await expectGoodAtEverySize(page, 'choosing a time');
  await page.evaluate(() => document.documentElement.setAttribute('data-text-size', 'largest'));
  const size = page.viewportSize();
  for (const width of [320, 360, 800]) {
    await page.setViewportSize({ width, height: width === 320 ? 256 : 800 });
    expect((await findStickingOut(page)).sideways, `${width} px wide`).toBe(0);
    const line = page.locator('.time-line');
    expect(await line.evaluate((each) => each.scrollWidth - each.clientWidth), `${width} px wide`).toBe(0);
  }
  if (size) await page.setViewportSize(size);
  await page.evaluate(() => document.documentElement.setAttribute('data-text-size', 'normal'));
  await page.keyboard.press('Escape');
  await expect(change(page)).toBeFocused();
  expect(await yours(page).innerText()).toBe(before);

  await page.keyboard.press('Enter');
  await page.getByRole('radio').nth(1).focus();
  await page.keyboard.press('Space');
  const group = page.getByRole('group', { name: /^Times: / });
  const day = ((await group.getAttribute('aria-label')) ?? '').replace('Times: ', '');
  const target = group.getByRole('button').nth(4);
  const label = await target.innerText();
  await target.focus();
  await page.keyboard.press('Enter');
  await expect(yours(page)).toHaveText(`Your time: ${day}, ${label}`);
  await expect(change(page)).toBeFocused();
  await expect(page.locator('#announcer-polite')).toContainText(label);
  await hall.remove();
});

test('two patients at the same moment are kept different times, and the next free one stands on the card', async ({
  page,
  browser,
  baseURL,
}) => {
  const hall = await doctorsWithHours(page, { hours: true }, 2);
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await Promise.all(
    [page, other].map(async (each) => {
      await each.goto('/frontdesk');
      await each.getByRole('button', { name: hall.department }).click();
      await expect(each.getByText(/Next free: /)).toHaveCount(2);
      await each.getByRole('button', { name: /^First free doctor of this department: / }).click();
    }),
  );
  const [one, two] = await Promise.all([yours(page).innerText(), yours(other).innerText()]);
  expect(one).not.toBe(two);
  await other.context().close();
  await hall.remove();
});

test('a time that is lost before Submit goes to the desk, which gives another; nothing was promised', async ({
  page,
  browser,
  baseURL,
}) => {
  const hall = await doctorsWithHours(page);
  const held = page.waitForResponse(
    (response) => response.url().endsWith('/holds') && response.request().method() === 'POST',
  );
  await register(page, hall.department, 'Lena Lost');
  const answer = await held;
  const { holdId, doctorId }: { holdId: string; doctorId: string } = answer.request().postDataJSON();
  const { hold }: { hold: { startsAt: string } } = await answer.json();
  // The hold has ended, and somebody else was faster.
  await page.request.delete(`/api/appointments/holds/${holdId}`);
  const again = { holdId: crypto.randomUUID(), doctorId, at: hold.startsAt };
  expect((await page.request.post('/api/appointments/holds', { data: again })).status()).toBe(201);
  await submit(page);
  await ticketOn(page);
  await expect(page.getByText('The clinic will give you a time.')).toBeVisible();
  await expect(page.getByText('Your time', { exact: true })).toHaveCount(0);

  const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signInAsAdmin(desk);
  await desk.goto('/admin/arrivals');
  const row = desk.getByRole('region', { name: 'Time wanted' }).getByRole('listitem').filter({ hasText: 'Lena Lost' });
  await expect(row).toContainText('The chosen time was taken');
  await expectAccessible(desk);
  await expect(row.getByRole('button', { name: /^Give / })).toHaveCount(3);
  await row
    .getByRole('button', { name: /^Give / })
    .first()
    .click();
  await expect(row).toHaveCount(0);
  await desk.context().close();
  await hall.remove();
});

test('without a network a patient says when it suits, and the desk is asked once the network is back', async ({
  page,
  browser,
  baseURL,
}) => {
  const hall = await doctorsWithHours(page, { hours: true }, 2);
  await page.goto('/frontdesk');
  await openDoctor(page, hall.department);
  await expect(yours(page)).toBeVisible();
  // Everything that Submit needs has come; the other doctor's time was not asked for yet.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Choose another doctor' }).click();
  await page.getByRole('button', { name: hall.department }).click();
  await page.context().setOffline(true);
  await page
    .getByRole('button', { name: /Select Doctor/ })
    .nth(1)
    .click();
  await expect(page.getByText('Reception gives you a time. When suits you?')).toBeVisible();
  await page.getByRole('radio', { name: 'Afternoon' }).check({ force: true });
  await page.getByRole('tab', { name: 'Form Registration' }).click();
  await fill(page, 'Oskar Offline');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Saved on this device. Not sent yet.' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('The clinic will give you a time.')).toBeVisible({ timeout: 40_000 });

  const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signInAsAdmin(desk);
  await desk.goto('/admin/arrivals');
  const row = desk.getByRole('region', { name: 'Time wanted' }).getByRole('listitem').filter({ hasText: 'Oskar' });
  await expect(row).toContainText('Registered without a connection · In the afternoon');
  await row.getByRole('button', { name: 'Comes without a time' }).click();
  await expect(row).toHaveCount(0);
  await desk.context().close();
  await hall.remove();
});
