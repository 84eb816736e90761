import type { Page } from '@playwright/test';
import { fillRegistration, submitRegistration, ticketOn } from '../support/people/front-desk.ts';
import { giveMicrophone, record } from '../support/people/microphone.ts';
import { registerByCall, signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/looks/translate.ts';

// A page that the patient's browser translates (docs/decisions/0091).
test.use({ serviceWorkers: 'block', actionTimeout: 15_000 });
test.describe.configure({ timeout: 90_000 });

const faults: string[] = [];
test.beforeEach(({ page }) => {
  faults.length = 0;
  page.on('pageerror', (error) => faults.push(String(error)));
});
const sound = async (page: Page) => {
  expect(faults).toEqual([]);
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
};

async function hear(page: Page, text: string): Promise<void> {
  await page.route('**/v2/upload', (route) => route.fulfill({ json: { upload_url: 'https://store.example/1' } }));
  await page.route('**/v2/transcript', (route) => route.fulfill({ json: { id: 't1', status: 'queued' } }));
  await page.route('**/v2/transcript/t1', (route) => route.fulfill({ json: { id: 't1', status: 'completed', text } }));
}

test('a registration is made on a translated page: errors, corrections, the ticket, and the next patient', async ({
  page,
  baseURL,
}) => {
  await fillRegistration(page, baseURL ?? '', 'Translated Patient');
  await translate(page);
  await page.getByLabel('Age').fill('142');
  await submitRegistration(page);
  await expect(page.getByText('There is a problem')).toBeVisible();
  await page.getByLabel('Age').fill('42');
  await page.getByLabel('Symptoms').fill('crushing chest pain');
  await expect(page.getByText('Get help now', { exact: true })).toBeVisible();
  await page.getByLabel('Symptoms').fill('fever');
  await page.getByLabel('Symptoms').blur();
  await page.getByRole('tab', { name: 'Voice Registration' }).click();
  await page.getByRole('tab', { name: 'Form Registration' }).click();
  await submitRegistration(page);
  await ticketOn(page);
  await sound(page);
  await page.getByRole('button', { name: 'Register Another Patient' }).click();
  await page.getByRole('button', { name: /General Medicine/ }).click();
  await page.getByRole('button', { name: 'Back to Departments' }).click();
  await expect(page.getByRole('button', { name: /General Medicine/ })).toBeVisible();
  await sound(page);
});

test('a voice registration goes through on a translated page, said twice', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/`);
  await page.locator('#root:not([data-page])').waitFor();
  await hear(page, 'My name is Ann Lee, I am a 42 years old woman and I have a rash on my chest');
  await giveMicrophone(page);
  await translate(page);
  await record(page);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  // The other department that the words speak for is a button of its own, with its reason.
  await expect(page.getByText('Also possible: Dermatology, because you said rash')).toBeVisible();
  await page.getByRole('button', { name: 'Accept Recommendation' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ann Lee');
  await hear(page, 'My name is Bo Berg, I am a 43 years old man and I have a fever');
  await page.getByRole('button', { name: 'Say it again' }).click();
  await record(page);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Bo Berg');
  await page.getByRole('button', { name: 'Edit Information' }).click();
  await submitRegistration(page);
  await ticketOn(page);
  await sound(page);
});

test('staff log in and work on translated pages', async ({ page }) => {
  await page.goto('/login?role=admin');
  await translate(page);
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('wrong wrong wrong');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).not.toHaveAttribute('aria-busy');
  await sound(page);

  await signInAsAdmin(page);
  await registerByCall(page, 'Seen Translated', 'TT22-0001');
  await page.goto('/admin/dashboard');
  await translate(page);
  for (const view of ['Appointments', 'Patients', 'Doctors', 'Settings', 'Dashboard']) {
    await page.getByRole('navigation').getByRole('link', { name: view }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('navigation').getByRole('link', { name: 'Patients' }).first().click();
  await page
    .getByRole('button', { name: /View History/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeAttached();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').first().fill('nobody has this name');
  await expect(page.getByText('No patients found')).toBeVisible();
  await sound(page);
});

test('if the page crashes after the visit was sent, it shows the ticket and no second form', async ({
  page,
  baseURL,
}) => {
  await fillRegistration(page, baseURL ?? '', 'Broken Page');
  // The next page cannot be put up: as when something foreign has rearranged it.
  await page.evaluate(() => {
    const { appendChild } = Node.prototype;
    Node.prototype.appendChild = function fail<T extends Node>(this: Node, node: T): T {
      if (node instanceof Element && node.querySelector('.outcome-words') !== null)
        throw new DOMException('not a child', 'NotFoundError');
      return appendChild.call(this, node) as T;
    };
  });
  await submitRegistration(page);
  await ticketOn(page);
  await expect(page.getByRole('button', { name: 'Submit Registration' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
});
