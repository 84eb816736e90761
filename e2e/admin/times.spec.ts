import type { Page, Route } from '@playwright/test';
import { expectGoodAtEverySize } from '../support/looks/every-size.ts';
import { doctorsWithHours } from '../support/people/doctors-with-hours.ts';
import { registerByCall, signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => page.goto('/doctors'));

/** Far enough ahead that no time of it is over. */
const DAY = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10);
const table = (page: Page) => page.getByRole('table');
const at = (page: Page, words: string) => page.getByRole('main').getByRole('button', { name: words });
const dialog = (page: Page) => page.getByRole('dialog');

/** In the dialog over a time: finds a patient and books. */
async function choosePatient(page: Page, name: string): Promise<void> {
  await dialog(page).getByLabel('Find the patient').fill(name.slice(0, 7));
  await dialog(page).getByRole('radio', { name }).check({ force: true });
}
const book = (page: Page) => dialog(page).getByRole('button', { name: 'Book', exact: true }).click();

test('reception books, overbooks, moves and cancels from the day of a doctor, and each can be taken back', async ({
  page,
}) => {
  test.slow();
  await signInAsAdmin(page);
  const { doctors, remove } = await doctorsWithHours(page, { hours: true }, 2);
  const doctor = doctors[0]?.id ?? '';
  await registerByCall(page, 'Tessa Timely', 'T1ST-0601', doctor);
  await registerByCall(page, 'Bruno Beside', 'T1ST-0602', doctor);
  await page.goto(`/admin/times?doctor=${doctor}&span=day&day=${DAY}`);
  await expect(table(page)).toBeVisible();

  await test.step('books a free time, reached by keys alone', async () => {
    await at(page, '08:40 Free').focus();
    await page.keyboard.press('ArrowDown');
    await expect(at(page, '09:00 Free')).toBeFocused();
    await page.keyboard.press('Enter');
    await choosePatient(page, 'Tessa Timely');
    await book(page);
    await expect(at(page, '09:00 Tessa Timely')).toBeVisible();
    await expect(at(page, '09:00 Free')).toHaveCount(0);
    await expectGoodAtEverySize(page, 'a day of times');
  });

  await test.step('books somebody beside the full time, only with a reason', async () => {
    await at(page, '09:00 Tessa Timely').click();
    await dialog(page).getByRole('button', { name: 'Book somebody else at this time' }).click();
    await choosePatient(page, 'Bruno Beside');
    await book(page);
    await expect(dialog(page).getByText('Enter the reason')).toBeVisible();
    await dialog(page).getByLabel('Why beside a full time').fill('Her brother');
    // The answer is lost on its way: the same press again must not book twice.
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route('**/api/appointments/desk', lose, { times: 1 });
    await book(page);
    await expect(dialog(page).getByText('The time could not be booked.')).toBeVisible();
    await book(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(at(page, '09:00 Bruno Beside')).toContainText('Beside');
  });

  await test.step('moves to the nearest free time, and back', async () => {
    await at(page, '09:00 Tessa Timely').click();
    await dialog(page).getByRole('button', { name: 'Change the time' }).click();
    await expect(dialog(page).getByRole('radio')).toHaveCount(4);
    await dialog(page)
      .getByRole('radio', { name: /09:20$/ })
      .check({ force: true });
    await dialog(page).getByRole('button', { name: 'Change', exact: true }).click();
    await expect(at(page, '09:20 Tessa Timely')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(at(page, '09:00 Tessa Timely')).toBeVisible();
  });

  await test.step('cancels after a question, and takes it back', async () => {
    await at(page, '09:00 Tessa Timely').click();
    await dialog(page).getByRole('button', { name: 'Cancel the appointment' }).click();
    await dialog(page).getByRole('button', { name: 'Cancel the appointment' }).click();
    await expect(at(page, '09:00 Tessa Timely')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(at(page, '09:00 Tessa Timely')).toBeVisible();
  });

  await test.step('registers somebody new for a time', async () => {
    await at(page, '10:00 Free').click();
    await dialog(page).getByRole('button', { name: 'New patient' }).click();
    await dialog(page).getByLabel('Name').fill('Nelly Newcomer');
    await dialog(page).getByLabel('Age').fill('30');
    await dialog(page).getByLabel('Gender').selectOption('female');
    await dialog(page).getByLabel('Symptoms').fill('cough');
    await dialog(page).getByRole('button', { name: 'Register and print' }).click();
    await expect(at(page, '10:00 Nelly Newcomer')).toBeVisible();
  });

  await test.step('sees the patient, whose page gives another time as well', async () => {
    await at(page, '09:00 Tessa Timely').click();
    await dialog(page).getByRole('link', { name: 'Patient’s page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tessa Timely' })).toBeVisible();
    await page.getByRole('button', { name: /^Change the time, .*09:00/ }).click();
    await dialog(page)
      .getByRole('radio', { name: /09:20$/ })
      .check({ force: true });
    await dialog(page).getByRole('button', { name: 'Change', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Change the time, .*09:20/ })).toBeVisible();
  });

  await test.step('on a telephone it is a list', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/admin/times?day=${DAY}`);
    await page.getByRole('heading', { level: 2, name: doctors[0]?.name ?? '' }).click();
    await expect(at(page, '09:20 Tessa Timely')).toBeVisible();
  });
  await remove();
});

test('a doctor is ill: leave names who is affected, and everybody goes to another doctor or to the desk, and back', async ({
  page,
}) => {
  test.slow();
  await signInAsAdmin(page);
  const { doctors, remove } = await doctorsWithHours(page, { hours: true }, 2);
  const [ill, other] = doctors;
  if (ill === undefined || other === undefined) throw new Error('there are not two doctors');
  const names = ['Ida Illday', 'Otto Otherday'];
  for (const [nth, name] of names.entries()) {
    await registerByCall(page, name, `T1ST-061${nth}`, ill.id);
    const { patients } = await (await page.request.get('/api/adminDashboard/view-patients')).json();
    const { _id: patientId } = patients.find((patient: { name: string }) => patient.name === name);
    const booked = await page.request.post('/api/appointments/desk', {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data: { patientId, doctorId: ill.id, startsAt: `${DAY}T12:${nth * 20 || '00'}:00.000Z` },
    });
    expect(booked.status()).toBe(201);
  }

  await test.step('the rules of booking are set, and a wrong one is refused', async () => {
    await page.goto('/admin/settings?view=booking');
    const ahead = page.getByLabel('How many days ahead patients can book');
    await ahead.fill('0');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Enter whole days from 1 to 365').first()).toBeVisible();
    await ahead.fill('60');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.locator('#toasts').getByText('Settings saved')).toBeVisible();
    await expectGoodAtEverySize(page, 'the rules of booking', 'main');
    await ahead.fill('28');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  });

  await test.step('leave says who is affected before it is saved', async () => {
    await page.goto('/admin/settings?view=leave');
    await page.getByRole('main').getByRole('button', { name: 'Add' }).click();
    await dialog(page).getByLabel('For whom').selectOption({ label: ill.name });
    await dialog(page).getByLabel('First day').fill(DAY);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).getByText('2 booked appointments are affected')).toBeVisible();
    await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Ida Illday' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('everybody is moved to another doctor, as was said before, and back', async () => {
    await page.goto(`/admin/times?doctor=${ill.id}&span=day&day=${DAY}`);
    await page.getByRole('button', { name: /^Move everybody: / }).click();
    await expect(dialog(page).getByText(/2 patients go to Time wanted/)).toBeVisible();
    await dialog(page).getByLabel('Where to').selectOption(other.id);
    await expect(dialog(page).getByText(/2 patients get another time/)).toBeVisible();
    await expectGoodAtEverySize(page, 'moving many', '[role="dialog"]');
    await dialog(page).getByRole('button', { name: 'Move 2 patients' }).click();
    await expect(dialog(page).getByText('Done: 2 patients')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Undo all' }).click();
    await expect(dialog(page).getByText('Undone: 2 patients back at the old time', { exact: true })).toBeVisible();
    await expect(dialog(page).getByText('Back at the old time', { exact: true })).toHaveCount(2);
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Ida Illday' })).toBeVisible();
  });

  await test.step('everybody becomes a request for the desk', async () => {
    await page.getByRole('button', { name: /^Move everybody: / }).click();
    await dialog(page).getByRole('button', { name: 'Move 2 patients' }).click();
    await expect(dialog(page).getByText('In Time wanted')).toHaveCount(2);
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Ida Illday' })).toContainText(
      'Needs another time',
    );
    // Moved to another doctor and back, they are asked for another time as before.
    await page.getByRole('button', { name: /^Move everybody: / }).click();
    await dialog(page).getByLabel('Where to').selectOption(other.id);
    await dialog(page).getByRole('button', { name: 'Move 2 patients' }).click();
    await expect(dialog(page).getByText('Done: 2 patients')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Undo all' }).click();
    await expect(dialog(page).getByText('Undone: 2 patients back at the old time', { exact: true })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Ida Illday' })).toContainText(
      'Needs another time',
    );
    await page.goto('/admin/arrivals');
    const wanted = page.getByRole('region', { name: 'Time wanted' }).getByRole('listitem');
    await expect(wanted.filter({ hasText: 'Otto Otherday' })).toContainText('The doctor is away');
    // The second row is pressed while the first is still being saved.
    const held = Promise.withResolvers<undefined>();
    const hold = async (route: Route) => {
      await held.promise;
      await route.continue();
    };
    await page.route('**/api/booking-requests/*', hold, { times: 1 });
    for (const name of ['Otto Otherday', 'Ida Illday'])
      await wanted
        .filter({ hasText: name })
        .getByRole('button', { name: /^Cancel/ })
        .click();
    await expect(wanted.filter({ hasText: 'Ida Illday' })).toHaveCount(0);
    held.resolve(undefined);
    await expect(wanted.filter({ hasText: 'Otto Otherday' })).toHaveCount(0);
  });
  await remove();
});
