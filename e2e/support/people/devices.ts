import type { Page } from '@playwright/test';
import { openForm } from './front-desk.ts';
import { ADMIN } from '../product/product.ts';

export const PIN = '4711';

let made = 0;

/** Two characters that no other device of this run has. */
function nextPrefix(): string {
  made += 1;
  return `${'ABCDEFGH'[Math.floor(made / 9) % 8]}${(made % 9) + 1}`;
}

type DeviceWish = {
  kind?: 'kiosk' | 'desk' | 'display';
  name?: string;
  department?: string;
  idleSeconds?: number;
  printsTickets?: boolean;
};

/** Makes a code as an administrator does, with a session that is none of the page's. */
export async function pairingCode(page: Page, wish: DeviceWish = {}): Promise<{ code: string; prefix: string }> {
  const admin = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!admin) throw new Error('the page has no browser');
  const prefix = nextPrefix();
  await admin.request.post('/api/adminAuth/login', { data: ADMIN });
  const answer = await admin.request.post('/api/devices/codes', {
    data: { name: 'North hall', kind: 'kiosk', pin: PIN, prefix, ...wish },
  });
  if (!answer.ok()) throw new Error(`no code was made: ${await answer.text()}`);
  const { code }: { code: string } = await answer.json();
  await admin.close();
  return { code, prefix };
}

/** Pairs the page's browser on its own set-up page. */
export async function pairHere(page: Page, wish: DeviceWish = {}): Promise<string> {
  await page.goto('/device');
  const { code, prefix } = await pairingCode(page, wish);
  await page.getByLabel('Pairing code').fill(code);
  await page.getByRole('button', { name: 'Pair this device' }).click();
  await page.getByRole('heading', { name: /This device is/ }).waitFor();
  return prefix;
}

/** Pairs the page's browser as a kiosk and starts it: it stands at "Touch to start". */
export async function becomeKiosk(page: Page, wish: DeviceWish = {}): Promise<string> {
  const prefix = await pairHere(page, wish);
  await page.getByRole('button', { name: 'Start the kiosk' }).click();
  await page.getByRole('button', { name: 'Touch to start' }).waitFor();
  return prefix;
}

/** From "Touch to start" past the first words to the departments. */
export async function toDepartments(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Touch to start' }).click();
  await page.getByRole('button', { name: 'I know my department' }).click();
}

/** From "Touch to start" to a filled form of this patient, not yet submitted. */
export async function fillAtKiosk(page: Page, name: string): Promise<void> {
  await toDepartments(page);
  await openForm(page);
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Age').fill('42');
  await page.getByRole('radio', { name: 'female', exact: true }).check({ force: true });
  await page.getByLabel('Phone Number').fill('0660 7654321');
  await page.getByLabel('Symptoms').fill('quinsy, fever');
}
