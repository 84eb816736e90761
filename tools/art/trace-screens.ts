/**
 * Draws the real screens of the hero from a running product with its sample data (tools/art/pictures/screen-*.svg). It
 * registers one made-up patient there. Afterwards: npx node tools/art/draw-pictures.ts
 * Run: npm start, then npx node tools/art/trace-screens.ts [address]
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../gates/find-browser.ts';
import { traceScreen } from './pictures/trace-screen.ts';

const address = process.argv[2] ?? 'http://127.0.0.1:8080';
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });

async function trace(name: string, width: number, height: number, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', baseURL: address });
  const page = await context.newPage();
  await work(page);
  const drawing = await page.evaluate(traceScreen);
  const file = fileURLToPath(new URL(`./pictures/screen-${name}.svg`, import.meta.url));
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">\n${drawing}\n</svg>\n`,
  );
  await context.close();
}

const TO_THE_FORM = '/frontdesk?doctorName=Dr.%20Sarah%20Johnson&specialty=Cardiology';

await trace('kiosk', 800, 1280, async (page) => {
  await page.goto(TO_THE_FORM);
  await page.getByRole('button', { name: 'Start recording' }).waitFor();
});

await trace('phone', 390, 820, async (page) => {
  await page.goto(TO_THE_FORM);
  await page.getByRole('tab', { name: 'Form Registration' }).click();
  await page.getByLabel('Full Name').fill('Rosa Bennett');
  await page.getByLabel('Age').fill('34');
  await page.getByRole('radio', { name: 'female', exact: true }).check({ force: true });
  await page.getByLabel('Symptoms').fill('headache, nausea');
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await page.getByRole('heading', { name: 'Registration Successful' }).waitFor();
  await page.locator('#toasts section').waitFor({ state: 'detached' });
});

await browser.close();
