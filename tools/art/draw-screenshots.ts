/**
 * Takes the manifest's screenshots (public/screenshots) from a running product with its sample data, so that what an
 * installing browser shows is what one gets. It registers one made-up patient there.
 * Run: npm start, then ADMIN_EMAIL=… ADMIN_PASSWORD=… node tools/art/draw-screenshots.ts [address]
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../gates/find-browser.ts';

const address = process.argv[2] ?? 'http://127.0.0.1:8080';
const folder = fileURLToPath(new URL('../../public/screenshots/', import.meta.url));
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 800, height: 1280 };

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });

/** Without motion, figures are final and the background stands still, so that every run gives the same image. */
async function onPage(viewport: typeof WIDE, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', baseURL: address });
  await work(await context.newPage());
  await context.close();
}

async function draw(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 84 });
}

for (const [kind, viewport] of [
  ['wide', WIDE],
  ['narrow', NARROW],
] as const) {
  await onPage(viewport, async (page) => {
    await page.goto('/');
    await draw(page, `${kind}-home`);
  });
}

await onPage(WIDE, async (page) => {
  await page.goto('/frontdesk');
  await page.getByRole('button', { name: /Cardiology/ }).waitFor();
  await draw(page, 'wide-departments');

  await page.goto('/login?role=admin');
  await page.getByLabel('Email').fill(process.env['ADMIN_EMAIL'] ?? '');
  await page.getByLabel('Password', { exact: true }).fill(process.env['ADMIN_PASSWORD'] ?? '');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/admin/dashboard');
  await page.getByText('Recent Patients').waitFor();
  await page.locator('#toasts section').waitFor({ state: 'detached' });
  await draw(page, 'wide-admin');
});

await onPage(NARROW, async (page) => {
  await page.goto('/frontdesk?doctorName=Dr.%20Sarah%20Johnson&specialty=Cardiology');
  await page.getByRole('tab', { name: 'Form Registration' }).click();
  await page.getByLabel('Full Name').fill('Rosa Bennett');
  await page.getByLabel('Age').fill('34');
  await page.getByRole('radio', { name: 'female', exact: true }).check({ force: true });
  await page.getByLabel('Phone Number').fill('+1 555 010 0199');
  await page.getByLabel('Symptoms').fill('headache, nausea');
  await draw(page, 'narrow-form');

  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await page.getByRole('heading', { name: 'Registration Successful' }).waitFor();
  await page.locator('#toasts section').waitFor({ state: 'detached' });
  await draw(page, 'narrow-ticket');
});

await browser.close();
