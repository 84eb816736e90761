import { expectAccessible } from '../support/looks/accessible.ts';
import { becomeKiosk } from '../support/people/devices.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('many calls from unpaired browsers are grouped, hide no call from inside the hospital, and are taken at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const kioskContext = await browser.newContext({ baseURL });
  const kiosk = await kioskContext.newPage();
  await becomeKiosk(kiosk, { name: 'Crowded hall' });
  await kiosk.getByRole('button', { name: 'Ask staff for help' }).click();
  await kiosk.getByRole('alertdialog', { name: 'Staff have been called' }).waitFor();

  const data = { name: 'Own Device', age: 40, gender: 'other', phone: '', symptoms: ['chest pain'], urgent: true };
  for (let visit = 0; visit < 30; visit += 1) await page.request.post('/api/patients/register', { data });
  await signInAsAdmin(page);
  await page.goto('/admin/dashboard');
  const banner = page.getByRole('region', { name: 'Calls for help' });
  await expect(banner.getByRole('listitem').first()).toContainText('Help needed: Crowded hall');
  await expect(banner.getByRole('heading', { name: 'From patients’ own devices: 10' })).toBeVisible();
  await expect(banner.getByRole('button', { name: 'And 6 more' })).toBeVisible();
  await expectAccessible(page);

  await banner.getByRole('button', { name: 'Take all from own devices' }).click();
  const question = page.getByRole('dialog', { name: 'Take all from own devices?' });
  await expect(question).toContainText('Calls from inside the hospital stay.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'I am on it' }).click();
  // As long as it is asked, nothing else of the page has a role; after it, one call is left to be taken.
  await expect(question).toBeHidden();
  await expect(banner.getByRole('button', { name: 'I am on it' })).toHaveCount(1);
  await expect(banner.getByRole('heading', { name: /own device/ })).toHaveCount(0);
  await expect(banner.getByRole('listitem').filter({ hasText: 'Help needed: Crowded hall' })).toBeVisible();
  await banner.getByRole('button', { name: 'I am on it' }).click();
  await kioskContext.close();
});
