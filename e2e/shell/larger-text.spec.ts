import type { Page } from '@playwright/test';
import { becomeKiosk, fillAtKiosk } from '../support/people/devices.ts';
import { doctorsWithHours } from '../support/people/doctors-with-hours.ts';
import { signInAsDoctor } from '../support/people/doctors.ts';
import { findCrowded } from '../support/looks/room.ts';
import { registerByCall, signInAsAdmin } from '../support/people/staff.ts';
import {
  fillForm,
  openForm,
  stubClinic,
  submit,
  tellInWriting,
  withTranscript,
} from '../support/people/stubbed-clinic.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });
test.describe.configure({ timeout: 120_000 });

type Size = readonly [width: number, height: number];
const SIZES: readonly Size[] = [
  [320, 640],
  [360, 800],
  [800, 1280],
  [1080, 1920],
  [1440, 900],
];

const withLetters = (page: Page, textSize: 'large' | 'largest') =>
  page.addInitScript((size) => sessionStorage.setItem('frontdesk-display', `${size} plain`), textSize);

/** At every size there is room for the page as it stands. */
async function expectRoom(page: Page, name: string, sizes = SIZES): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // What comes after the first paint may move the rest once.
    await expect
      .configure({ soft: true })
      .poll(() => findCrowded(page), { message: `${name} at ${width} x ${height}`, timeout: 4000 })
      .toEqual([]);
  }
}

async function expectRoomOn(page: Page, path: string, sizes?: readonly Size[]): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#root[data-page]')).toHaveCount(0);
  await expectRoom(page, path, sizes);
}

test('public pages have the columns that the largest letters have room for', async ({ page }) => {
  await withLetters(page, 'largest');
  for (const path of ['/', '/doctors', '/frontdesk', '/login?role=admin', '/doctor/login', '/device', '/no/such'])
    await expectRoomOn(page, path);
  await withLetters(page, 'large');
  for (const path of ['/', '/doctors', '/frontdesk']) await expectRoomOn(page, path);
});

test('every step of a registration has the columns that the largest letters have room for', async ({ page }) => {
  await withLetters(page, 'largest');
  await stubClinic(page);
  await openForm(page);
  await submit(page);
  await page.getByText('There is a problem').waitFor();
  await expectRoom(page, 'the form with its errors');
  await fillForm(page);
  await submit(page);
  await page.getByRole('heading', { name: 'Registration Successful' }).waitFor();
  await expectRoom(page, 'the ticket');
  await page.goto(withTranscript('My name is John Smith, I have a headache and chest pain', 'Neurology'));
  await page.getByRole('button', { name: 'Edit Information' }).click();
  await page.getByLabel('Full Name').waitFor();
  await expectRoom(page, 'what was heard');
  await page.goto('/frontdesk');
  await page.getByText('Doctors specializing in Cardiology').click();
  await page.getByRole('button', { name: 'Select Doctor' }).first().waitFor();
  await expectRoom(page, 'the doctors of a department');
  await tellInWriting(page, 'my knee hurts since I fell and I have a headache');
  await page.getByRole('button', { name: 'Choose Orthopedics instead' }).waitFor();
  await expectRoom(page, 'the recommendation');
});

test('a kiosk has the columns that the largest letters have room for, from the first words to the ticket', async ({
  page,
}) => {
  // A window that fills the screen cannot be given another size.
  await page.addInitScript(() => Object.assign(Element.prototype, { requestFullscreen: async () => undefined }));
  await becomeKiosk(page);
  await fillAtKiosk(page, 'Karl Kiosk');
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('button', { name: 'Very large text' }).click();
  await expectRoom(page, 'the kiosk’s form');
  await page.setViewportSize({ width: 800, height: 1280 });
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await page.getByText('Your ticket number', { exact: true }).waitFor();
  await expectRoom(page, 'the kiosk’s ticket');
});

const SETTINGS = ['clinic', 'booking', 'leave', 'speech', 'messages', 'devices', 'staff', 'security', 'audit'];

test('an administrator’s pages have the columns that the largest letters have room for', async ({ page, product }) => {
  // Calls for help scroll under an edge of their own, which looks like lying over the page: other journeys' are taken away.
  await product.sql('delete from staff_alerts');
  await signInAsAdmin(page);
  await registerByCall(page, 'Maximiliane Langenscheidt-Obermayer', 'L1-0001');
  await withLetters(page, 'largest');
  for (const view of ['dashboard', 'arrivals', 'times', 'appointments', 'doctors', 'patients', 'unsent'])
    await expectRoomOn(page, `/admin/${view}`);
  for (const view of SETTINGS) await expectRoomOn(page, `/admin/settings?view=${view}`, SIZES.slice(0, 3));
});

test('a doctor’s pages have the columns that the largest letters have room for', async ({ page, product }) => {
  // A patient may speak a language with a long name.
  await product.sql(
    "update appointments set language = 'ar-XB' where patient_id in (select id from patients where name = 'Robert Fields')",
  );
  await signInAsDoctor(page);
  await withLetters(page, 'largest');
  for (const view of ['dashboard', 'appointments', 'patients', 'prescriptions', 'settings'])
    await expectRoomOn(page, `/doctor/${view}`);
});

test('on a desk’s screen the times are a table, and with the largest letters a list', async ({ page }) => {
  await page.goto('/login?role=admin');
  const hall = await doctorsWithHours(page);
  await signInAsAdmin(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/times');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Text size and contrast' }).click();
  await page.getByRole('button', { name: 'Very large text' }).click();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('main').locator('summary').first()).toBeVisible();
  await hall.remove();
});

test('the skip link of a staff page leads past the side bar and the search, to the content alone', async ({ page }) => {
  await signInAsAdmin(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/patients');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toHaveCount(1);
  await expect(main.getByRole('navigation', { name: 'Administration' })).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await main.evaluate((content) => content.contains(document.activeElement))).toBe(true);
});

test('the choice of letters and contrast lies under nothing', async ({ page }) => {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.getByRole('button', { name: 'Text size and contrast' }).click();
    for (const choice of await page.locator('#display-panel button:visible').all()) await choice.click({ trial: true });
  }
});
