import { expect, type Page } from '@playwright/test';

/** From the departments to the empty form, with the first doctor of General Medicine. */
export async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: /General Medicine/ }).click();
  await page
    .getByRole('button', { name: /Select Doctor/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Form Registration' }).click();
}

/** Fills the form for a patient of this name with the first doctor of General Medicine, ready to be submitted. */
export async function fillRegistration(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/frontdesk`);
  await openForm(page);
  await page.getByLabel('Full Name').fill(name);
  await page.getByRole('textbox', { name: 'Age' }).fill('42');
  await page.getByRole('radio', { name: 'female', exact: true }).check({ force: true });
  await page.getByLabel('Symptoms').fill('fever, cough');
}

export async function submitRegistration(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Registration' }).click();
}

export const TICKET = /[2-9A-HJ-NP-Z]{4}-\d{4}/;

/** The ticket on the page after Submit. */
export async function ticketOn(page: Page): Promise<string> {
  await expect(page.getByText(TICKET).first()).toBeVisible();
  const [ticket] = TICKET.exec(await page.locator('main').innerText()) ?? [];
  if (ticket === undefined) throw new Error('no ticket is shown');
  return ticket;
}

/** True when the service worker holds every file, so that the network may go. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The other screens' files are fetched when the page is idle, pages last.
  const keptPages = () =>
    page.evaluate(async () => {
      const pages = ['/doctors', '/bare.html'];
      const kept = await Promise.all(pages.map((path) => caches.match(path, { ignoreSearch: true })));
      return kept.filter(Boolean).length;
    });
  await expect.poll(keptPages).toBe(2);
}
