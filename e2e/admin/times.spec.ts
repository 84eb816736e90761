import type { Page } from '@playwright/test';
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
    await book(page);
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
