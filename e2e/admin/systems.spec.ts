import { expectAccessible } from '../support/looks/accessible.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => signInAsAdmin(page));

test('another system is let in and shut out, a webhook is added, and a doctor’s calendar gets an address', async ({
  page,
}) => {
  await page.goto('/admin/settings?view=systems');
  await page.getByRole('button', { name: 'Add a system' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a system' });
  await adding.getByRole('button', { name: 'Add a system' }).click();
  await expect(adding.getByRole('alert').getByRole('link')).toHaveText(['Enter a name.', 'Choose at least one.']);
  await adding.getByLabel('Name').fill('Journey laboratory');
  await adding.getByLabel('Read everything').check();
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Add a system' }).click();

  const shown = page.getByRole('dialog', { name: 'Access for Journey laboratory' });
  await expect(shown.locator('dd.select-all')).toHaveText([/^[0-9a-f-]{36}$/, /^fds_/]);
  const [id = '', secret = ''] = await shown.locator('dd.select-all').allTextContents();
  await shown.getByRole('button', { name: 'Close' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Journey laboratory' });
  await expect(row).toContainText('Read everything');
  await expect(page.getByText(secret)).toHaveCount(0);
  const form = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
  const { access_token: token } = await (await page.request.post('/api/oauth/token', { form })).json();
  const ask = () => page.request.get('/fhir/Practitioner', { headers: { authorization: `Bearer ${token}` } });
  expect((await ask()).status()).toBe(200);

  await row.getByRole('button', { name: 'Remove the access of Journey laboratory' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  expect((await ask()).status()).toBe(401);

  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const hook = page.getByRole('dialog', { name: 'Add a webhook' });
  await hook.getByLabel('Name').fill('Journey hook');
  await hook.getByLabel('Address', { exact: true }).fill('https://hooks.example.org/frontdesk');
  await hook.getByLabel('A visit was moved').check();
  await hook.getByRole('button', { name: 'Add a webhook' }).click();
  await page.getByRole('dialog', { name: 'Webhook Journey hook' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Remove the webhook Journey hook' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Journey hook' })).toHaveCount(0);

  await page
    .getByRole('button', { name: /^Make an address for the calendar of/ })
    .first()
    .click();
  const calendar = page.getByRole('dialog', { name: /^Calendar of/ });
  const address = (await calendar.locator('dd.select-all').textContent()) ?? '';
  await calendar.getByRole('button', { name: 'Close' }).click();
  expect(await (await page.request.get(new URL(address).pathname)).text()).toContain('BEGIN:VCALENDAR');
  for (const [width, height] of [
    [320, 640],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('heading', { name: 'Systems with access' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Remove the calendar address of/ })
    .first()
    .click();
  await expect(page.locator('#toasts')).toContainText('Calendar address removed');
});

test('every call stands on a page of the server’s own', async ({ page }) => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  await page.goto('/api/reference');
  await expect(page.getByRole('heading', { name: /^Frontdesk/ })).toBeVisible();
  await expect(page.getByText('/api/patients/register').first()).toBeAttached();
  // Redoc asks for its maker's mark from elsewhere: the page lets nothing out, and needs nothing else.
  expect(blocked.filter((text) => !text.includes('logo-mini.svg'))).toEqual([]);
});
