import { expectAccessible, expectNoSidewaysScroll } from '../support/looks/accessible.ts';
import { signInAsDoctor, visit } from '../support/people/doctors.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => signInAsDoctor(page));

const CALL = '**/api/patients/get-all*';

test('a name, a gender and an age narrow the patients, with the buckets’ edges where the specification has them', async ({
  page,
}) => {
  const ages = [18, 19, 30, 31, 50, 51];
  await page.route(CALL, (route) =>
    route.fulfill({
      json: ages.map((age) => ({ _id: `p${age}`, name: `Aged ${age}`, age, gender: age === 31 ? 'other' : 'male' })),
    }),
  );
  await page.goto('/doctor/patients');
  const names = page.getByRole('list', { name: 'Patients' }).getByRole('heading', { level: 2 });
  await expect(names).toHaveCount(6);
  await expect(page.getByText('No symptoms recorded')).toHaveCount(6);
  for (const [bucket, inside] of [
    ['0-18', [18]],
    ['19-30', [19, 30]],
    ['31-50', [31, 50]],
    ['50+', [51]],
  ] as const) {
    await page.getByLabel('Age', { exact: true }).selectOption(bucket);
    await expect(names).toHaveText(inside.map((age) => `Aged ${age}`));
  }
  await page.getByLabel('Age', { exact: true }).selectOption('All Ages');
  await page.getByLabel('Gender').selectOption('Other');
  await expect(names).toHaveText(['Aged 31']);
  await page.getByLabel('Gender').selectOption('All');
  await page.getByLabel('Patient name').fill('aged 5');
  await expect(names).toHaveText(['Aged 50', 'Aged 51']);
  await page.getByLabel('Patient name').fill('nobody');
  await expect(page.getByText('No patients found')).toBeVisible();
  await expectAccessible(page);
});

test('Remove hides a patient here only, and View History shows the numbered prescriptions', async ({
  page,
  product,
}) => {
  await visit(page, { name: 'Tilda Hidden' });
  await page.goto('/doctor/patients?name=Tilda');
  const card = page.getByRole('listitem').filter({ hasText: 'Tilda Hidden' });
  await expect(card).toContainText('cough');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url());
  });
  await card.getByRole('button', { name: 'Remove Tilda Hidden from view' }).click();
  await expect(page.locator('#toasts')).toContainText('Patient removed from view');
  await expect(card).toBeHidden();
  await page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Remove Tilda Hidden from view' }).click();
  await expect(page.getByText('1 patient is hidden here.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show again' }).click();
  await expect(card).toBeVisible();
  expect(calls).toEqual([]);
  expect(await product.sql("select 1 from patients where name = 'Tilda Hidden' and deleted_at is null")).toHaveLength(
    1,
  );

  await card.getByRole('button', { name: 'View History of Tilda Hidden' }).click();
  await expect(page.locator('#toasts')).toContainText('No prescription history found for this patient');
  await expect(page.getByRole('dialog')).toContainText('No prescription history found');
  await page.keyboard.press('Escape');
  await page.getByLabel('Patient name').fill('Robert Fields');
  await page.getByRole('button', { name: 'View History of Robert Fields' }).click();
  // His appointment of today is an entry, too; only prescriptions are numbered.
  const first = page.getByRole('dialog').getByRole('article').filter({ hasText: 'Prescription 1' });
  await expect(first).toContainText('Bisoprolol, 2.5 mg, once daily');
  await expectAccessible(page);
});

test('a long list loads page by page while scrolling, and is counted in full', async ({ page, product }) => {
  await product.sql(
    `insert into patients (id, name, name_folded, age, gender, phone, symptoms, received_at)
     select gen_random_uuid(), 'Longlist ' || n, 'longlist ' || n, 40, 'other', '', '{}', now() - n * interval '1 minute'
     from generate_series(1, 130) as n`,
  );
  // They have come earlier than the last count: it is no longer true.
  await product.sql('delete from list_counts');
  await page.goto('/doctor/patients?name=longlist');
  await expect(page.getByText('130 patients', { exact: true })).toBeVisible();
  const cards = page.getByRole('list', { name: 'Patients' }).getByRole('listitem');
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(cards).toHaveCount(130, { timeout: 500 });
  }).toPass();
  await expect(cards.last()).toContainText('Longlist 130');
  await expectNoSidewaysScroll(page);
});

test('failures in the words of the catalogue', async ({ page }) => {
  for (const [answer, words] of [
    [{ status: 500, body: '' }, 'Could not fetch patients.'],
    [{ json: { patients: [] } }, 'Failed to fetch patients'],
  ] as const) {
    await page.route(CALL, (route) => route.fulfill(answer));
    await page.goto('/doctor/patients');
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    await expect(page.locator('#toasts')).toContainText(words);
    await page.unroute(CALL);
  }
  await expect(page.getByRole('main').getByText('Invalid response format')).toBeVisible();

  await page.route(CALL, (route) => route.fulfill({ json: [{ _id: ' ', name: 'No Id' }] }));
  await page.goto('/doctor/patients');
  await page.getByRole('button', { name: 'Remove No Id from view' }).click();
  await expect(page.locator('#toasts')).toContainText('Failed to remove patient');
  await expect(page.getByText('No Id', { exact: true })).toBeVisible();

  await page.unroute(CALL);
  await page.route('**/patient-history/*', (route) => route.abort());
  await page.goto('/doctor/patients?name=Robert');
  await page.getByRole('button', { name: 'View History of Robert Fields' }).click();
  await expect(page.locator('#toasts')).toContainText('Failed to fetch patient history');
});
