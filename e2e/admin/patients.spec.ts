import { readFile } from 'node:fs/promises';
import { signInAsDoctor } from '../support/people/doctors.ts';
import { ADMIN, type Product } from '../support/product/product.ts';
import { registerByCall, signInAsAdmin } from '../support/people/staff.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => signInAsAdmin(page));

test('a deleted patient comes back by Undo, with the keyboard only, and the bar waits while it has the focus', async ({
  page,
}) => {
  await page.clock.install();
  await registerByCall(page, 'Pilar Undone', 'T1ST-0101');
  await page.goto('/admin/patients?search=Pilar');
  const card = page.getByRole('listitem').filter({ hasText: 'Pilar Undone' });
  await card.getByRole('button', { name: 'Delete Pilar Undone' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#toasts')).toContainText('Patient deleted successfully');
  await expect(page.getByText('No patients found')).toBeVisible();

  const undo = page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expectAccessible(page);
  await page.clock.runFor(15_000);
  await expect(undo).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(card).toBeVisible();
  await expect(page.getByRole('region', { name: 'Undo' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await card.getByRole('button', { name: 'Delete Pilar Undone' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(undo).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(10_500);
  await expect(undo).toBeHidden();
});

test('a patient’s history opens in a scroll area 400 px high, with a text for everything missing', async ({ page }) => {
  await page.goto('/admin/patients?search=Robert');
  await page.getByRole('button', { name: 'View History Robert Fields' }).click();
  const dialog = page.getByRole('dialog', { name: 'Patient History' });
  await expect(page.locator('#toasts')).toContainText('Patient history loaded successfully');
  const visits = dialog.getByRole('region', { name: 'Visit history' });
  expect((await visits.boundingBox())?.height).toBe(400);
  await expect(visits.getByRole('article').first()).toContainText('Visit Date');
  // The appointment of today, then what was prescribed before.
  await expect(visits.getByRole('article').first()).toContainText('Upcoming');
  await expect(visits.getByRole('article').nth(1)).toContainText('Completed');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.route('**/patient-history/*', (route) =>
    route.fulfill({ json: { prescriptions: [{ medicines: [{ name: 'Aspirin', dosage: '100 mg' }] }, 'odd'] } }),
  );
  await page.getByRole('button', { name: 'View History Robert Fields' }).click();
  const bare = dialog.getByRole('article');
  await expect(bare).toHaveCount(1);
  for (const word of ['Completed', 'Aspirin, 100 mg', 'No additional notes']) await expect(bare).toContainText(word);
  await expect(bare.getByText('Unknown', { exact: true })).toHaveCount(2);
});

test('a history that is empty, or cannot be loaded, says so', async ({ page, product }) => {
  await registerByCall(page, 'Quinn Nohistory', 'T1ST-0102');
  // An appointment would be history.
  await product.sql(
    "delete from appointments using patients where patients.id = patient_id and name = 'Quinn Nohistory'",
  );
  await page.goto('/admin/patients?search=Quinn');
  const open = page.getByRole('button', { name: 'View History Quinn Nohistory' });
  await open.click();
  await expect(page.locator('#toasts')).toContainText('No prescription history found for this patient');
  await expect(page.getByRole('dialog')).toContainText('No visit history available');
  await page.getByRole('button', { name: 'Close' }).click();

  await page.route('**/patient-history/*', (route) => route.fulfill({ status: 500, body: '' }));
  await open.click();
  await expect(page.locator('#toasts')).toContainText('Failed to fetch patient history');
  await expect(page.getByRole('dialog')).toContainText('Failed to fetch patient history');
});

/** Patients of one family name, the first of them registered last. */
async function addMany(product: Product, family: string, count: number): Promise<void> {
  await product.sql(
    `insert into patients (id, name, name_folded, age, gender, phone, symptoms, received_at, family_key, given_key, phone_key)
     select gen_random_uuid(), 'Nr ' || n || ' ' || $1, lower('Nr ' || n || ' ' || $1), 30, 'other', '', '{}',
            now() - n * interval '1 minute', '', '', ''
     from generate_series(1, $2::int) n`,
    [family, count],
  );
  // They have come earlier than the last count: it is no longer true.
  await product.sql('delete from list_counts');
}

test('a long list loads page by page: all are counted, a button loads more, and the search queries the server', async ({
  page,
  product,
}) => {
  await addMany(product, 'Pageful', 130);
  await page.goto('/admin/patients?search=Pageful');
  const rows = page.getByRole('list', { name: 'Patients' }).getByRole('listitem');
  await expect(page.getByRole('status').filter({ hasText: '130 patients' })).toBeVisible();
  await expect(rows.filter({ hasText: 'Nr 1 Pageful' })).toBeVisible();
  await expect(rows.filter({ hasText: 'Nr 130 Pageful' })).toHaveCount(0);
  const more = page.getByRole('button', { name: 'Load more' });
  while (await more.isVisible()) {
    const shown = await rows.count();
    // While a page is on its way the button does nothing: it is pressed until there are more.
    await expect(async () => {
      if (await more.isVisible()) await more.press('Enter', { timeout: 1000 });
      expect(await rows.count()).toBeGreaterThan(shown);
    }).toPass();
  }
  await expect(rows).toHaveCount(130);
  // The button is gone, and the focus is still in the list.
  await expect(more).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.querySelector('ul')?.ariaLabel)).toBe('Patients');
  await page.getByLabel('Search patients').fill('nr 129 pageful');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/search=nr\+129\+pageful|search=nr%20129%20pageful/);
});

test('a search accepts any script, with and without accents', async ({ page }) => {
  const cases = [
    ['zoe angs', 'Zoë Ångström'],
    ['zoe\u0308 a\u030Angs', 'Zoë Ångström'],
    ['100%', '100% Sure_\\'],
    ['e_\\', '100% Sure_\\'],
    ['λαμπροσ', 'Λάμπρος Π.'],
    ['小', '王小明'],
    ['=cmd|', '=cmd|x'],
    ["d'aou", "D'Aoust <b>Ann</b>"],
    ['<b>a', "D'Aoust <b>Ann</b>"],
    ['🦊', 'Renard 🦊 Roux'],
    ['ليلى', 'ليلى حدّاد'],
    ['शर्मा', 'प्रिया शर्मा'],
  ] as const;
  for (const name of new Set(cases.map(([, registered]) => registered))) await registerByCall(page, name, 'T1ST-0110');
  await page.goto('/admin/patients');
  const rows = page.getByRole('list', { name: 'Patients' }).getByRole('listitem');
  for (const [typed, name] of cases) {
    await page.getByLabel('Search patients').fill(typed);
    await page.waitForURL((url) => url.searchParams.get('search') === typed);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(name);
  }
  const [last, found] = cases[cases.length - 1] ?? ['', ''];
  await page.reload();
  await expect(page.getByLabel('Search patients')).toHaveValue(last);
  await expect(rows).toContainText(found);
  for (const typed of ['%', '_%', "' or 1=1 --", '\\\\']) {
    await page.goto(`/admin/patients?search=${encodeURIComponent(`nobody ${typed}`)}`);
    await expect(page.getByText('No patients found')).toBeVisible();
  }
});

test('recently deleted patients can be restored from a list with its own URL', async ({ page }) => {
  await registerByCall(page, 'Dora Lately', 'T1ST-0111');
  await page.goto('/admin/patients?search=Dora');
  await page.getByRole('button', { name: 'Delete Dora Lately' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No patients found')).toBeVisible();
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  await expect(page).toHaveURL(/view=deleted/);
  await page.reload();
  const card = page.getByRole('listitem').filter({ hasText: 'Dora Lately' });
  await expect(card).toContainText('Erased for good');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Restore Dora Lately' }).click();
  await expect(page.locator('#toasts')).toContainText('Patient restored');
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'All patients' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Dora Lately' })).toBeVisible();
});

test('staff see who may have registered twice, and why; the list is exported as a file', async ({ page }) => {
  await registerByCall(page, 'Wilhelmina Schmidt', 'T1ST-0112');
  await registerByCall(page, '=Wilhelmina Schmitt', 'T1ST-0113');
  await page.goto('/admin/patients?search=Wilhelmina');
  const card = page.getByRole('listitem').filter({ hasText: 'T1ST-0113' }).first();
  await expect(card).toContainText('May be the same person as Wilhelmina Schmidt');
  await expect(card).toContainText('a similar name, the same age');
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^patients-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).replace(/\r\n$/, '').split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^\uFEFF"Name",/);
  expect(lines[1]).toMatch(/^"'=Wilhelmina Schmitt",/);

  await page.getByRole('button', { name: 'Delete Wilhelmina Schmidt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.locator('#toasts')).toContainText('Patient deleted successfully');
  await expect(card.getByText('May be the same person')).toBeHidden();
  await page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' }).click();
  await expect(card).toContainText('May be the same person as Wilhelmina Schmidt');

  await card.getByRole('button', { name: 'Search for Wilhelmina Schmidt' }).click();
  await expect(page.getByLabel('Search patients')).toHaveValue('Wilhelmina Schmidt');
});

test('a doctor at an administrator’s URL is asked for that login, and continues there', async ({ page, product }) => {
  await product.sql('delete from sessions');
  await page.context().clearCookies();
  await signInAsDoctor(page);
  await page.goto('/admin/appointments?status=cancelled');
  await expect(page).toHaveURL(/\/login\?.*role=admin/);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/appointments\?.*status=cancelled/);
  await expect(page.getByRole('heading', { level: 1, name: 'Appointments' })).toBeVisible();
});

test('a session that ended leads to the login and back to the same place', async ({ page, product }) => {
  await registerByCall(page, 'Svea Session', 'T1ST-0114');
  await page.goto('/admin/patients?search=Svea&gender=other');
  await page.getByRole('button', { name: 'Delete Svea Session' }).click();
  await product.sql('delete from sessions');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/patients\?.*search=Svea/);
  await expect(page.getByLabel('Filter by gender')).toHaveValue('other');
  await expect(page.getByRole('listitem').filter({ hasText: 'Svea Session' })).toBeVisible();
});

test('of two administrators who delete the same patient, the second is told that it is gone', async ({
  page,
  product,
}) => {
  await registerByCall(page, 'Tove Twice', 'T1ST-0115');
  await page.goto('/admin/patients?search=Tove');
  await page.getByRole('button', { name: 'Delete Tove Twice' }).click();
  await product.sql("update patients set deleted_at = now() where name = 'Tove Twice'");
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.locator('#toasts')).toContainText('Failed to delete patient');
  await expect(page.locator('#toasts')).toContainText('Somebody else has deleted this patient already.');
  await page.keyboard.press('Escape');
  await expect(page.getByText('No patients found')).toBeVisible();
});

test('with another backend, everything it lacks is left out, and the filters apply to what it returns', async ({
  page,
}) => {
  await page.route('**/api/health', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/api/adminDashboard/view-patients', (route) =>
    route.fulfill({
      json: {
        patients: [
          {
            _id: 'p1',
            name: 'Ann Other',
            gender: 'female',
            history: [{ visitDate: '2026-01-02', symptoms: ['fever'] }],
          },
          { _id: 'p2', name: 'Bob Other', gender: 'male' },
        ],
      },
    }),
  );
  await page.route('**/patient-history/*', (route) =>
    route.fulfill({ status: 401, json: { message: 'Doctors only' } }),
  );
  await page.addInitScript(() => localStorage.removeItem('frontdesk-backend-is-ours'));
  await page.goto('/admin/patients?gender=female');
  // Hers, and the one woman among the built-in samples.
  await expect(page.getByRole('list', { name: 'Patients' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('2 patients', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeHidden();
  await page.getByRole('button', { name: 'View History Ann Other' }).click();
  await expect(page.locator('#toasts')).toContainText('Failed to fetch patient history');
  await expect(page.getByRole('dialog').getByRole('article')).toContainText('Jan 2, 2026');
  await expect(page).toHaveURL(/\/admin\/patients/);
});
