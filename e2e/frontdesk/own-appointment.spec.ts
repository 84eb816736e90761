import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expectGoodAtEverySize, findStickingOut } from '../support/looks/every-size.ts';
import { becomeKiosk, fillAtKiosk } from '../support/people/devices.ts';
import { doctorsWithHours } from '../support/people/doctors-with-hours.ts';
import { ticketOn } from '../support/people/front-desk.ts';
import { signInToPrescribe } from '../support/people/prescribing.ts';
import { ADMIN, startProduct, type Product } from '../support/product/product.ts';
import { startSmsGateway } from '../support/product/sms-gateway.ts';

let gateway: Awaited<ReturnType<typeof startSmsGateway>>;
let product: Product;

test.beforeAll(async () => {
  gateway = await startSmsGateway();
  product = await startProduct({ SMS_HTTP_URL: gateway.url });
});
test.afterAll(async () => {
  await product.stop();
  await gateway.stop();
});

/** The link of the last text message to this number, once it says so. */
async function linkOf(phone: string, words: RegExp): Promise<string> {
  await expect.poll(() => gateway.to(phone).at(-1) ?? '', { timeout: 45_000 }).toMatch(words);
  const [link = ''] = /https?:\S+$/.exec(gateway.to(phone).at(-1) ?? '') ?? [];
  return link;
}

/** The next free time is some minutes away: it may be changed until it begins. */
async function setClinic(page: Page, department: string): Promise<void> {
  const admin = await page.context().browser()?.newContext({ baseURL: product.url });
  await admin?.request.post('/api/adminAuth/login', { data: ADMIN });
  const data = {
    name: 'Riverside Hospital',
    phone: '+43 1 234 56 78',
    address: 'Quayside 12, 1020 Vienna',
    departmentPlaces: { [department]: '2nd floor, room 214' },
    changeUntilHours: 0,
  };
  expect((await admin?.request.put('/api/clinic', { data }))?.ok()).toBe(true);
  await admin?.close();
}

/** The doctor cannot be there: the desk asks for another time. */
async function askForAnotherTime(page: Page): Promise<void> {
  const admin = await page.context().browser()?.newContext({ baseURL: product.url });
  if (admin === undefined) throw new Error('there is no browser');
  await admin.request.post('/api/adminAuth/login', { data: ADMIN });
  const { appointments } = await (await admin.request.get('/api/appointments/admin/appointments?patient=Olga')).json();
  const data = { appointmentId: appointments[0]._id };
  expect((await admin.request.post('/api/booking-requests', { data })).status()).toBe(201);
  await admin.close();
}

/** What the clinic wants to know beside the link. */
async function setLinkAsks(page: Page, linkAsks: string): Promise<void> {
  const admin = await page.context().browser()?.newContext({ baseURL: product.url });
  await admin?.request.post('/api/adminAuth/login', { data: ADMIN });
  expect((await admin?.request.put('/api/staff/security', { data: { linkAsks } }))?.ok()).toBe(true);
  await admin?.close();
}

/** A doctor signs something for the patient and sends it. @returns its link */
async function prescribe(page: Page, phone: string): Promise<string> {
  const [patient] = await product.sql<{ id: string }>('select id from patients where phone = $1', [phone]);
  const context = await page.context().browser()?.newContext({ baseURL: product.url });
  if (context === undefined) throw new Error('there is no browser');
  await signInToPrescribe(await context.newPage(), product);
  const data = { patientId: patient?.id, symptoms: ['cough'], medicines: [{ name: 'Paracetamol' }] };
  const made = await context.request.post('/api/prescription/generate', { data });
  const { prescription } = await made.json();
  const sent = await context.request.post('/api/prescription/send-sms', {
    data: { phone, prescriptionId: prescription._id },
  });
  expect(sent.status()).toBe(201);
  await context.close();
  return linkOf(phone, /\/api\/prescription\/link\//);
}

async function register(page: Page, department: string, phone: string): Promise<void> {
  await page.goto(`${product.url}/frontdesk`);
  await page.getByRole('button', { name: department }).click();
  await page
    .getByRole('button', { name: /Select Doctor/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Form Registration' }).click();
  await page.getByLabel('Full Name').fill('Olga Ownlink');
  await page.getByLabel('Age').fill('42');
  await page.getByRole('radio', { name: 'female', exact: true }).check({ force: true });
  await page.getByLabel('Symptoms').fill('a cough that nobody hears of');
  const consent = page.getByRole('checkbox', { name: /^Text me/ });
  await expect(consent).not.toBeChecked();
  await consent.check();
  await expect(page.getByText('Without one we cannot text you.')).toBeVisible();
  await page.getByLabel('Phone').fill(phone);
  await expect(page.getByText('Without one we cannot text you.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await ticketOn(page);
}

const DEAD = /^This link does not open an appointment\./;

test('whoever asks for it gets a text message whose link shows, moves and cancels the appointment, and tells nobody more', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto(`${product.url}/doctors`);
  const hall = await doctorsWithHours(page);
  await setClinic(page, hall.department);
  const phone = '+436601712345';
  await register(page, hall.department, phone);
  const link = await linkOf(phone, /your appointment is on .* http/);
  expect(link).toMatch(new RegExp(`^${product.url}/appointment#[\\w-]{40,}$`));

  // The patient's own telephone, which has never been here.
  const phoneContext = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const own = await phoneContext.newPage();
  const asked: string[] = [];
  own.on('request', (request) => asked.push(request.url()));
  await own.goto(link);
  const main = own.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your appointment');
  await expect(main).toContainText(/(Today|\w+day \d+ \w+,) \d\d:\d\d/);
  await expect(main).toContainText(hall.doctors[0]?.name ?? '');
  await expect(main).toContainText('2nd floor, room 214');
  await expect(main).not.toContainText(/Olga|Ownlink|cough|43660/);
  await expectGoodAtEverySize(own, 'the own appointment');
  await own.setViewportSize({ width: 360, height: 800 });

  const download = own.waitForEvent('download');
  await own.getByRole('button', { name: 'Add to calendar' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined);
  expect(event.duration.toSeconds()).toBe(20 * 60);

  // By keys alone: Escape keeps the time, then the second of the nearest ones is taken.
  const change = own.getByRole('button', { name: 'Change the time' });
  await change.press('Enter');
  await expect(own.getByRole('radio', { name: 'Another day or time' })).toBeVisible();
  await own.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await change.press('Enter');
  await own.getByRole('button', { name: 'Take this time' }).press('Enter');
  await expect(main.getByText('Choose a time first')).toBeVisible();
  await own.getByRole('radio', { name: 'Another day or time' }).check();
  await own.getByRole('group', { name: 'Day' }).getByRole('radio').nth(1).check();
  await expectGoodAtEverySize(own, 'choosing another time');
  await own.evaluate(() => document.documentElement.setAttribute('data-text-size', 'largest'));
  await own.setViewportSize({ width: 320, height: 256 });
  expect(await findStickingOut(own)).toEqual({ sideways: 0, outside: [] });
  await own.setViewportSize({ width: 360, height: 800 });
  const chosen = own.getByRole('group', { name: 'Time', exact: true }).locator('label').nth(3);
  const label = (await chosen.innerText()).trim();
  await chosen.getByRole('radio').focus();
  await own.keyboard.press('Space');
  await own.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your time has been changed');
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main).toContainText(label);
  const next = await linkOf(phone, new RegExp(`moved to .* at ${label}\\.`));

  await own.goto('about:blank');
  await own.goto(next);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your appointment');

  await setLinkAsks(page, 'age');
  await own.reload();
  const age = own.getByLabel('Age given at registration');
  await age.fill('41');
  await expect(main).not.toContainText(label);
  await age.press('Enter');
  await expect(main.getByText('This is not the age given at registration')).toBeVisible();
  await age.fill('42');
  await age.press('Enter');
  await expect(main).toContainText(label);

  // The link to a prescription asks the same, and gives the file only then.
  const prescription = await prescribe(page, phone);
  const aside = await phoneContext.newPage();
  await aside.goto(prescription);
  await expect(aside.getByRole('heading', { level: 1 })).toHaveText('Your prescription');
  const pdf = aside.waitForEvent('download');
  await aside.getByLabel('Age given at registration').fill('42');
  await aside.getByRole('button', { name: 'Open', exact: true }).click();
  expect(readFileSync(await (await pdf).path(), 'latin1').slice(0, 5)).toBe('%PDF-');
  await expect(aside.getByRole('button', { name: 'Save the PDF file' })).toBeVisible();
  await aside.close();
  await setLinkAsks(page, 'nothing');

  await askForAnotherTime(page);
  await own.reload();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Please choose another time');
  await own.getByRole('button', { name: 'Not now' }).click();
  await own.getByRole('button', { name: 'Cancel the appointment' }).click();
  await own.getByRole('button', { name: 'No, keep it' }).click();
  await own.getByRole('button', { name: 'Cancel the appointment' }).click();
  await own.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your appointment has been cancelled');
  await expect.poll(() => gateway.to(phone).at(-1)).toMatch(/has been cancelled\.$/);

  // Cancelled, cut short, guessed, without a secret: one and the same sentence.
  const words = new Set<string>();
  for (const dead of [next, link, link.slice(0, -2), `${product.url}/appointment#x`, `${product.url}/appointment`]) {
    await own.goto('about:blank');
    await own.goto(dead);
    await expect(main.getByText(DEAD)).toBeVisible();
    words.add(await main.innerText());
  }
  expect([...words]).toHaveLength(1);

  const secrets = [link, next].map((one) => one.split('#')[1] ?? '');
  for (const secret of secrets) {
    expect(asked.filter((address) => address.split('#')[0]?.includes(secret))).toEqual([]);
    expect(product.output()).not.toContain(secret);
  }
  const kept = await own.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return [...caches_.flat().map(({ url }) => url), ...Object.values(localStorage), ...Object.values(sessionStorage)];
  });
  expect(kept.filter((one) => /\/api\/|#|Dr\. Hall/.test(String(one)))).toEqual([]);
  await phoneContext.close();
  await hall.remove();
});

test('a kiosk sends the ticket to the phone that was given, also when there was no network when it was pressed', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
  const kiosk = await context.newPage();
  const prefix = await becomeKiosk(kiosk);
  const submitAs = async (name: string, phone: string) => {
    await fillAtKiosk(kiosk, name);
    await kiosk.getByLabel('Phone Number').fill(phone);
    await kiosk.waitForLoadState('networkidle');
  };
  const toPhone = kiosk.getByRole('button', { name: 'Send to my phone' });
  const submit = kiosk.getByRole('button', { name: 'Submit Registration' });
  await submitAs('Paula Phone', '+43 660 1110001');
  await submit.click();
  await toPhone.click();
  await expect(kiosk.getByText('We are sending your ticket to the phone number you gave.')).toBeVisible();
  await expect.poll(() => gateway.to('+436601110001'), { timeout: 45_000 }).toHaveLength(1);
  expect(gateway.to('+436601110001')[0]).toContain(`your ticket number is ${prefix}-0001.`);
  await kiosk.getByRole('button', { name: 'Done' }).click();

  await submitAs('Paul Later', '+43 660 1110002');
  await context.setOffline(true);
  await submit.click();
  await toPhone.click();
  await expect(kiosk.getByText('as soon as there is a connection')).toBeVisible();
  await kiosk.getByRole('button', { name: 'Done' }).click();
  await context.setOffline(false);
  await expect.poll(() => gateway.to('+436601110002').join(''), { timeout: 60_000 }).toContain(`${prefix}-0002.`);
  await context.close();
});
