import type { Browser, Page } from '@playwright/test';
import { pairHere } from '../support/people/devices.ts';
import { fillRegistration, submitRegistration } from '../support/people/front-desk.ts';
import { expectOne } from '../support/product/in-the-database.ts';
import { ADMIN } from '../support/product/product.ts';
import { expect, test } from '../support/test.ts';

const HOUR_MS = 3_600_000;

async function aDesk(browser: Browser, baseURL: string, name: string): Promise<{ page: Page; prefix: string }> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  return { page, prefix: await pairHere(page, { kind: 'desk', name }) };
}

test('two paired devices, one of them a day without a network and with a wrong clock: no ticket twice, order by the server', async ({
  browser,
  baseURL,
  product,
}) => {
  test.setTimeout(120_000);
  const good = await aDesk(browser, baseURL, 'Good clock');
  const wrong = await aDesk(browser, baseURL, 'Wrong clock');
  const saved = wrong.page.getByRole('heading', { name: 'Saved on this device. Not sent yet.' });
  const register = async (page: Page, name: string) => {
    await fillRegistration(page, product.url, name);
    await submitRegistration(page);
  };
  await wrong.page.route('**/api/{patients,appointments}/**', (route) => route.abort());
  await wrong.page.route('**/api/health', (route) => route.abort());
  await wrong.page.clock.setSystemTime(Date.now() - 40 * HOUR_MS);
  await register(wrong.page, 'Wanda Wrong');
  await expect(saved).toBeVisible();
  await wrong.page.getByRole('button', { name: 'Done' }).click();
  await register(good.page, 'Gerda Good');
  await expect(good.page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible();
  // A day later, on a clock that has jumped to the other side.
  await wrong.page.clock.setSystemTime(Date.now() + 30 * HOUR_MS);
  await register(wrong.page, 'Waldo Wrong');
  await expect(saved).toBeVisible();
  await wrong.page.unrouteAll();

  await expectOne(product, 'Wanda Wrong', `${wrong.prefix}-0001`);
  await expectOne(product, 'Waldo Wrong', `${wrong.prefix}-0002`);
  await expectOne(product, 'Gerda Good', `${good.prefix}-0001`);
  const admin = await browser.newContext({ baseURL });
  await admin.request.post('/api/adminAuth/login', { data: ADMIN });
  const answer = await admin.request.get('/api/adminDashboard/view-patients?limit=50');
  const { patients }: { patients: { name: string }[] } = await answer.json();
  const ours = patients.map(({ name }) => name).filter((name) => /Wrong$|Good$/.test(name));
  expect(ours).toEqual(['Waldo Wrong', 'Wanda Wrong', 'Gerda Good']);
  for (const context of [admin, good.page.context(), wrong.page.context()]) await context.close();
});
