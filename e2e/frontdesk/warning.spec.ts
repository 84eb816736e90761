import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/looks/accessible.ts';
import { withLanguages } from '../support/people/languages.ts';
import { registered } from '../support/product/in-the-database.ts';
import { fillRegistration, readyForOffline, submitRegistration, ticketOn } from '../support/people/front-desk.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

const SIGNS = 'crushing chest pain, cannot breathe';
/** What only somebody in the house can do. */
const IN_THE_HOUSE = /reception|take a seat/i;

const warning = (page: Page) => page.getByText('Get help now', { exact: true });
const isInView = (page: Page) =>
  warning(page).evaluate((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

async function expectWarned(page: Page): Promise<void> {
  await expect.poll(() => isInView(page)).toBe(true);
  await expect(page.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await expect(page.getByRole('main')).not.toContainText(IN_THE_HOUSE);
}

test('at home the warning stands at the symptoms while they are typed, and on the page with the ticket', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await fillRegistration(page, baseURL ?? '', 'Warned At Home');
  await page.getByLabel('Symptoms').fill(SIGNS);
  await expect(page.getByLabel('Symptoms')).toBeFocused();
  await expectWarned(page);
  await expect(page.locator('#announcer-assertive')).toContainText('Get help now');
  await expectAccessible(page);

  await submitRegistration(page);
  await ticketOn(page);
  await expectWarned(page);
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible();
  await expectAccessible(page);
});

test('without a network, and sent before the card could be read, the warning stands with the ticket all the same', async ({
  page,
  baseURL,
}) => {
  await fillRegistration(page, baseURL ?? '', 'Warned Offline');
  await page.route('**/api/patients/register', (route) => route.abort());
  await page.getByLabel('Symptoms').fill(SIGNS);
  await page.getByLabel('Symptoms').blur();
  await submitRegistration(page);
  await expect(page.getByRole('heading', { name: 'Saved on this device. Not sent yet.' })).toBeVisible();
  await ticketOn(page);
  await expectWarned(page);
});

test('in Spanish the signs stand open: what is ticked warns at once, and reaches the desk from the outbox in codes', async ({
  page,
  product,
  baseURL,
  context,
  browser,
}) => {
  await withLanguages(page, ['en', 'es']);
  await fillRegistration(page, baseURL ?? '', 'Marcada Sin Red');
  await readyForOffline(page);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: 'Español', exact: true }).click();
  const symptoms = page.locator('#registration-symptoms');
  await expect(symptoms).toHaveValue('fiebre, tos');
  await symptoms.fill('fiebre, tos, me zumba el oído');
  await page.getByRole('tab').first().click();
  await expect(page.getByText('Hablar solo funciona en inglés. Por favor, escriba.')).toBeVisible();
  await page.getByRole('tab').nth(1).click();

  const signs = page.locator('.asked-signs');
  const breathing = signs.getByRole('checkbox').nth(1);
  await expect(signs.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await breathing.check();
  await expect(page.locator('.red-flag-card')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await breathing.uncheck();
  await expect(page.locator('.red-flag-card')).toHaveCount(0);
  await breathing.check();
  await context.setOffline(true);
  await page.locator('.submit-area button[type="submit"]').click();
  await ticketOn(page);
  await expect(page.locator('.red-flag-card')).toBeVisible();
  await page.reload();
  await context.setOffline(false);
  await registered(product, 'Marcada Sin Red');
  expect(
    await product.sql(
      `select p.symptoms, p.urgent, p.ticked_signs, a.language, s.signs from patients p
         join appointments a on a.patient_id = p.id join staff_alerts s on s.patient_id = p.id where p.name = $1`,
      ['Marcada Sin Red'],
    ),
  ).toEqual([
    {
      symptoms: ['fever', 'cough', 'me zumba el oído'],
      urgent: true,
      ticked_signs: ['breathing'],
      language: 'es',
      signs: ['breathing'],
    },
  ]);

  const staffContext = await browser.newContext({ baseURL: baseURL ?? '' });
  const staff = await staffContext.newPage();
  await signInAsAdmin(staff);
  await staff.goto('/admin/arrivals');
  const row = staff.getByRole('listitem').filter({ hasText: 'Marcada Sin Red' });
  await expect(row).toContainText('Speaks Spanish');
  await expect(row).toContainText('Difficulty breathing');
  await staffContext.close();
});
