import { doctorsWithHours } from '../support/people/doctors-with-hours.ts';
import { fillForm } from '../support/people/stubbed-clinic.ts';
import { ticketOn } from '../support/people/front-desk.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { ADMIN } from '../support/product/product.ts';
import { expect, test } from '../support/test.ts';

// The patient's clock is of another zone than the clinic's, and changes on other days.
test.use({ serviceWorkers: 'block', timezoneId: 'America/New_York' });

const CLINIC_ZONE = 'Europe/Berlin';

/** The last Sunday of a month that is still to come: there the clinic's clocks change, in March forwards, in October back. */
function nextChange(month: 3 | 10): string {
  for (let year = new Date().getUTCFullYear(); ; year += 1) {
    const last = new Date(Date.UTC(year, month, 0));
    last.setUTCDate(last.getUTCDate() - last.getUTCDay());
    if (last.getTime() > Date.now() + 86_400_000) return last.toISOString().slice(0, 10);
  }
}

const CHANGES = [
  // An hour that no clock shows is offered to nobody.
  { month: 3, around: ['01:20', '01:40', '03:00', '03:20'], pressed: '03:00', at: '01:00' },
  // An hour that clocks show twice stands there twice, each with its zone.
  {
    month: 10,
    around: ['01:40', '02:00 CEST', '02:20 CEST', '02:40 CEST', '02:00 CET', '02:20 CET', '02:40 CET', '03:00'],
    pressed: '02:20 CET',
    at: '01:20',
  },
] as const;

test('on the days on which the clinic’s clocks change each time is offered once, and what was pressed is booked', async ({
  page,
  product,
}) => {
  await page.goto('/doctors');
  await signInAsAdmin(page);
  const { timeZone, bookAheadDays } = await (await page.request.get('/api/clinic')).json();
  const hall = await doctorsWithHours(page);
  await page.request.put('/api/clinic', { data: { timeZone: CLINIC_ZONE, bookAheadDays: 365 } });
  await page.context().clearCookies();

  for (const { month, around, pressed, at } of CHANGES) {
    const day = nextChange(month);
    // The page asks for the coming month; the day it is about lies further ahead.
    await page.route('**/api/appointments/slots?*', (route) =>
      route.continue({ url: `${route.request().url()}&from=${day}` }),
    );
    await page.goto('/frontdesk');
    await page.getByRole('button', { name: hall.department }).click();
    await page.getByRole('button', { name: /Select Doctor/ }).click();
    await page.getByRole('button', { name: 'Change your time' }).click();
    const times = page.getByRole('group', { name: /^Times: / }).getByRole('button');
    await expect(times.first()).toBeVisible();
    const labels = await times.allInnerTexts();
    expect(new Set(labels).size).toBe(labels.length);
    const from = labels.indexOf(around[0]);
    expect(labels.slice(from, from + around.length)).toEqual(around);

    await times.filter({ hasText: pressed }).click();
    await expect(page.getByRole('main').getByText(/^Your time: Sunday/)).toContainText(pressed);
    await page.getByRole('tab', { name: 'Form Registration' }).click();
    await fillForm(page);
    await page.getByRole('button', { name: 'Submit Registration' }).click();
    const ticket = await ticketOn(page);
    await expect(page.getByRole('main').getByText(new RegExp(`^Sunday .*${pressed}$`))).toBeVisible();
    const [booked] = await product.sql<{ at: Date }>(
      `select slot_starts_at as at from appointments where ticket = $1`,
      [ticket],
    );
    expect(booked?.at.toISOString()).toBe(`${day}T${at}:00.000Z`);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.unroute('**/api/appointments/slots?*');
  }

  await hall.remove();
  await page.request.post('/api/adminAuth/login', { data: ADMIN });
  await page.request.put('/api/clinic', { data: { timeZone, bookAheadDays } });
});
