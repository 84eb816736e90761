import type { Page } from '@playwright/test';
import { pdfText } from '../../tests/support/stand-ins/pdf-text.ts';
import { becomeKiosk, fillAtKiosk, pairHere } from '../support/people/devices.ts';
import { asPrinted, keepSheets, sheetsOf } from '../support/people/paper.ts';
import { signInToPrescribe } from '../support/people/prescribing.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });
// The clinic is everybody's: the next journey finds it as it was.
test.afterEach(async ({ product }) => {
  await product.sql('delete from clinic_settings');
  await product.sql('delete from clinic_pictures');
});

const NAME = 'Lindenhof Hospital';
const GREEN = '#0b6b3a';
const asRgb = 'rgb(11, 107, 58)';

/** A square logo, drawn here. */
async function drawLogo(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 256;
    const pen = canvas.getContext('2d');
    pen?.fillRect(64, 64, 128, 128);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(drawn, 'base64');
}

test('a name, a colour and a logo that are set are seen on every screen and on paper; a colour nobody can read on is refused', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  test.setTimeout(150_000);
  await signInAsAdmin(page);
  await page.goto('/admin/settings');
  await page.getByLabel('Clinic name').fill(NAME);
  const colour = page.getByLabel(/^Colour of buttons and links/);
  await colour.fill('#ffcc00');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'White letters cannot be read on #ffcc00. A colour that works is',
  );
  await colour.fill(GREEN);
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await drawLogo(page) };
  await page.locator('input[type=file]').first().setInputFiles(logo);
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.locator('#toasts')).toContainText('Settings saved');

  const guest = await browser.newContext({ baseURL });
  const public_ = await guest.newPage();
  await public_.goto('/doctors');
  await expect(public_).toHaveTitle(new RegExp(NAME));
  await expect(public_.getByRole('banner')).toContainText(NAME);
  await expect(public_.getByRole('banner').locator('img[src^="/api/clinic/pictures/logo/"]')).toBeVisible();
  const manifest = await (await guest.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({
    id: '/',
    name: NAME,
    short_name: 'Lindenhof',
    icons: [{ src: expect.stringContaining('/api/clinic/pictures/logo/'), sizes: '256x256', type: 'image/png' }],
  });

  const hall = await (await browser.newContext({ baseURL })).newPage();
  await keepSheets(hall);
  await becomeKiosk(hall, { printsTickets: true });
  await expect(hall.locator('main')).toContainText(NAME);
  await expect(hall.locator('.kiosk-attract-logo')).toBeVisible();
  await fillAtKiosk(hall, 'Hanna House');
  const submit = hall.getByRole('button', { name: 'Submit Registration' });
  await expect(submit).toHaveCSS('background-color', asRgb);
  await submit.click();
  await expect.poll(async () => (await sheetsOf(hall)).length).toBe(1);
  const [sheet] = await sheetsOf(hall);
  if (!sheet) throw new Error('nothing was printed');
  expect(sheet.html).toContain('<canvas width="256" height="256">');
  const { pages, words } = await asPrinted(hall, sheet);
  expect([pages.length, words]).toEqual([1, expect.stringContaining(NAME)]);

  const wall = await (await browser.newContext({ baseURL })).newPage();
  await pairHere(wall, { kind: 'display', name: 'Wall' });
  await wall.goto('/display');
  await expect(wall.locator('.waiting-screen-logo')).toBeVisible();
  await expect(wall.locator('body')).toContainText(NAME);

  await signInToPrescribe(public_, product);
  const [patient] = await product.sql<{ id: string }>("select id from patients where name = 'Hanna House'");
  const signed = await public_.request.post('/api/prescription/generate', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { patientId: patient?.id, symptoms: ['quinsy'], notes: 'Rest' },
  });
  const { prescription }: { prescription: { _id: string } } = await signed.json();
  const pdf = await public_.request.get(`/api/prescription/pdf/${prescription._id}`);
  expect(pdfText(await pdf.body())).toContain(NAME);
});

test('a kiosk that stands in one department begins with its doctors', async ({ page }) => {
  await becomeKiosk(page, { department: 'Neurology' });
  await page.getByRole('button', { name: 'Touch to start' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a doctor');
  await expect(page.locator('main')).toContainText('Neurology');
  await expect(page.getByRole('button', { name: /Select Doctor/ }).first()).toBeVisible();
});
