import type { Browser, Page } from '@playwright/test';
import { DOCTOR, OTHER_DOCTOR } from '../support/people/doctors.ts';
import { registerByCall, signInAsAdmin } from '../support/people/staff.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks/accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });

const PASSWORD = 'four patient otters';
const row = (page: Page, who: string) => page.locator('li[data-row]').filter({ hasText: who });
const part = (page: Page, name: RegExp) => page.getByRole('list', { name });

/** A receptionist with a password, without the way through the screens. */
async function addReceptionist(admin: Page, email: string): Promise<void> {
  const added = await admin.request.post('/api/staff/admins', { data: { name: 'Rita Reed', email, kind: 'desk' } });
  const { code } = await added.json();
  await admin.request.post('/api/staff/set-password', { data: { code: code.code, password: PASSWORD } });
}

/** Somebody else's browser, with a receptionist who has logged in by the form. */
async function atTheDesk(browser: Browser, baseURL: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const desk = await context.newPage();
  await desk.goto('/login?role=admin');
  await desk.getByLabel('Email').fill(email);
  await desk.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await desk.keyboard.press('Enter');
  return desk;
}

test('an administrator makes a receptionist, who runs the day and can neither delete nor export nor change settings', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await registerByCall(page, 'Dora Deskly', 'T1ST-0501', DOCTOR.doctorId);
  await signInAsAdmin(page);
  await page.goto('/admin/settings?view=staff');
  await page.getByRole('main').getByRole('button', { name: 'Add account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Rita Reed');
  await dialog.getByLabel('Email').fill('rita@clinic.test');
  await dialog.getByRole('radio', { name: /^Receptionist/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add account' }).click();
  const code = (await dialog.locator('.font-mono').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();
  const account = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Rita Reed' });
  await expect(account.getByText('Receptionist', { exact: true })).toBeVisible();
  await expect(account.getByRole('button', { name: 'Make Rita Reed an administrator' })).toBeVisible();
  await page.request.post('/api/staff/set-password', { data: { code, password: PASSWORD } });

  const desk = await atTheDesk(browser, baseURL, 'rita@clinic.test');
  await expect(desk.getByRole('heading', { level: 1, name: 'Arrivals' })).toBeVisible();
  const views = desk.getByRole('navigation', { name: 'Admin views' });
  await expect(views.getByRole('link')).toHaveText(['Arrivals', 'Times', 'Appointments', 'Patients', 'Password']);
  await expect(desk.getByText('Receptionist', { exact: true })).toBeVisible();
  await desk.goto('/admin');
  await expect(desk).toHaveURL(/\/admin\/arrivals$/);

  // Checked in by one press, and found, opened and corrected.
  await row(desk, 'Dora Deskly')
    .getByRole('button', { name: /^Check in/ })
    .click();
  await expect(part(desk, /^Waiting/).getByText('Dora Deskly', { exact: true })).toBeVisible();
  await row(desk, 'Dora Deskly').getByRole('link', { name: 'Dora Deskly' }).click();
  await expect(desk.getByText('No allergies recorded')).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Visit history' })).toContainText(DOCTOR.name);
  await expect(desk.getByText('Prescriptions and doctors’ notes are shown to')).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Who viewed this and what was changed' })).toHaveCount(0);
  await desk.getByRole('button', { name: 'Correct details' }).click();
  await desk.getByRole('textbox', { name: 'Name' }).fill('Dora Deskley');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { level: 1, name: 'Dora Deskley' })).toBeVisible();
  await expectAccessible(desk);

  // Nothing to delete or to take out of the house.
  for (const view of ['Patients', 'Appointments']) {
    await views.getByRole('link', { name: view }).click();
    await expect(desk.getByRole('main').getByText('Dora Deskley').first()).toBeVisible();
    const no = desk.getByRole('main').getByRole('button', { name: /delete|export|view history/i });
    await expect(no).toHaveCount(0);
  }
  await desk.keyboard.press('Control+k');
  await desk.getByRole('combobox', { name: 'Find a patient, a doctor or a view' }).fill('settings');
  await expect(desk.getByText('No matches').first()).toBeVisible();
  await desk.keyboard.press('Escape');

  // A typed address says whose it is, in the page alone.
  for (const address of ['dashboard', 'settings?view=audit', 'doctors', 'patients?view=deleted']) {
    await desk.goto(`/admin/${address}`);
    await expect(desk.getByRole('heading', { level: 1, name: 'Only an administrator can see this' })).toBeVisible();
    await expect(desk).toHaveURL(new RegExp(`/admin/${address.replace('?', '\\?')}$`));
    await expect(desk.locator('#toasts').getByRole('status')).toHaveCount(0);
  }
  await expect(desk).toHaveTitle(/^Only an administrator can see this/);
  await expectAccessible(desk);
  await expectNoSidewaysScroll(desk);
  await desk.getByRole('link', { name: 'Go to arrivals' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Arrivals' })).toBeVisible();
  await desk.goto('/admin/password');
  await expect(desk.getByLabel('Current password')).toBeVisible();

  // Made an administrator while logged in: the next answer says so.
  await account.getByRole('button', { name: 'Make Rita Reed an administrator' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make administrator' }).click();
  await expect(account.getByText('Administrator', { exact: true })).toBeVisible();
  await views.getByRole('link', { name: 'Patients' }).click();
  await expect(views.getByRole('link', { name: 'Settings' })).toBeVisible();
  await desk.context().close();
});

test('a desk’s tasks take no more clicks than on the best boards', async ({ page, browser, baseURL }) => {
  test.slow();
  await registerByCall(page, 'Olga Onefind', 'T1ST-0511', DOCTOR.doctorId);
  await registerByCall(page, 'Piet Press', 'T1ST-0512', DOCTOR.doctorId);
  await signInAsAdmin(page);
  await addReceptionist(page, 'counted@clinic.test');
  const desk = await atTheDesk(browser, baseURL, 'counted@clinic.test');
  await expect(row(desk, 'Piet Press')).toBeVisible();
  let presses = 0;
  await desk.exposeFunction('countPress', () => (presses += 1));
  await desk.evaluate(() => {
    addEventListener('click', ({ isTrusted }) => isTrusted && Reflect.get(window, 'countPress')(), { capture: true });
    // Paper is asked for, and there is no printer here.
    window.print = () => undefined;
  });
  const taken = async (most: number, job: () => Promise<unknown>) => {
    presses = 0;
    await job();
    await expect.poll(() => presses).toBe(most);
  };

  await taken(1, async () => {
    await row(desk, 'Piet Press')
      .getByRole('button', { name: /^Check in/ })
      .click();
    await expect(part(desk, /^Waiting/).getByText('Piet Press', { exact: true })).toBeVisible();
  });
  await taken(2, async () => {
    await row(desk, 'Piet Press')
      .getByRole('button', { name: /move .* to another doctor/ })
      .click();
    await desk.getByRole('dialog').getByRole('button', { name: OTHER_DOCTOR.name }).click();
    await expect(row(desk, 'Piet Press')).toContainText(OTHER_DOCTOR.name);
    await expect(desk.getByRole('dialog')).toHaveCount(0);
  });
  const line = desk.getByLabel('Line');
  await line.selectOption(await line.locator('option', { hasText: OTHER_DOCTOR.name }).first().getAttribute('value'));
  await desk.getByLabel('My place').fill('Counter 9');
  await taken(1, async () => {
    await desk.getByRole('button', { name: 'Call next' }).click();
    await expect(part(desk, /^Called/).getByText('Piet Press', { exact: true })).toBeVisible();
  });
  await row(desk, 'Piet Press')
    .getByRole('button', { name: /^In room/ })
    .click();
  await taken(1, async () => {
    await row(desk, 'Piet Press').getByRole('button', { name: /^Done/ }).click();
    await expect(part(desk, /^Called/).getByText('Piet Press')).toHaveCount(0);
  });
  await taken(1, () => desk.getByRole('button', { name: 'Day sheet' }).click());
  await taken(2, async () => {
    await desk.getByRole('button', { name: 'Walk-in' }).click();
    const form = desk.getByRole('dialog', { name: 'Register a walk-in' });
    await form.getByLabel('Name').fill('Willa Walkin');
    await form.getByLabel('Age').fill('44');
    await form.getByLabel('Gender').selectOption('female');
    await form.getByLabel('Symptoms').fill('cough');
    await form.getByRole('button', { name: 'Register and print' }).click();
    await expect(part(desk, /^Waiting/).getByText('Willa Walkin', { exact: true })).toBeVisible();
  });
  await expectAccessible(desk);
  await taken(1, async () => {
    await desk.getByRole('button', { name: 'Find anybody' }).click();
    await expect(desk.getByRole('combobox', { name: 'Find a patient, a doctor or a view' })).toBeFocused();
    await desk.keyboard.type('0511');
    await expect(desk.getByRole('option', { name: /Olga Onefind/ })).toBeVisible();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { level: 1, name: 'Olga Onefind' })).toBeVisible();
  });
  await taken(2, async () => {
    await desk.getByRole('button', { name: 'Correct details' }).click();
    await expect(desk.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await desk.keyboard.type('Olga Once');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: 'Olga Once' })).toBeVisible();
  });
  await desk.context().close();
});
