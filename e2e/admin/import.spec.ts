import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { Buffer } from 'node:buffer';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks/accessible.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });
test.beforeEach(async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/settings?view=import');
});

const choose = (page: Page, name: string, content: string | Buffer) =>
  page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
const main = (page: Page) => page.getByRole('main');
const kind = (page: Page, name: string) => main(page).getByRole('radio', { name, exact: true });
const begin = (page: Page) => main(page).getByRole('button', { name: 'Import', exact: true });

test('doctors are imported: a column is chosen, the faults are saved and left out, and the same file adds nothing', async ({
  page,
}) => {
  const file = [
    'Doctor code;Name;Specialty;Writes to',
    'JOURNEY-IMP-1;Dr. Imre Import;Cardiology;imre.import@journey.example',
    'JOURNEY-IMP-2;Dr. Ida Import;Cardiology;no address',
  ].join('\n');
  await choose(page, 'doctors.csv', file);
  await expect(main(page).getByText('Choose the columns that are still needed', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'First rows of the file' })).toContainText('Dr. Imre Import');
  await expect(begin(page)).toBeDisabled();
  await page.getByLabel('E-mail', { exact: true }).selectOption({ label: 'Writes to' });

  const fault = page.getByRole('row').filter({ hasText: 'This is not an e-mail address.' });
  await expect(fault.getByRole('rowheader')).toHaveText('3');
  await expect(begin(page)).toBeDisabled();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the faults as CSV' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  expect(saved).toContain('"3","Writes to","This is not an e-mail address."');

  await page.getByLabel('Leave this row out').check();
  await begin(page).click();
  await expect(main(page).getByText('Doctors imported: 1. Already there: 0. Left out: 1.')).toBeVisible();
  await expect(page.getByText('Dr. Imre Import')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(page, 'doctors.csv', file.replace('Writes to', 'E-mail').replace(/\n[^\n]*no address/, ''));
  await expect(page.getByText('There is nothing new to import in this file.')).toBeVisible();
});

test('nothing of a patient stays in the page once the file is closed or another kind is chosen', async ({ page }) => {
  const file = 'Full name,DOB,Sex\nPaula Papercopy,1990-03-01,f\n';
  await kind(page, 'Patients').check({ force: true });
  await choose(page, 'patients.csv', file);
  await expect(main(page).getByText('New patients: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Close this file' }).click();
  expect(await page.content()).not.toContain('Papercopy');

  await choose(page, 'patients.csv', file);
  await expect(page.getByText('Paula Papercopy')).toBeVisible();
  await kind(page, 'Hours of doctors').check({ force: true });
  await expect(page.getByText('Paula Papercopy')).toHaveCount(0);
  expect(await page.content()).not.toContain('Papercopy');
});

test('a file that is too large or no CSV is refused in plain words', async ({ page }) => {
  await choose(page, 'large.csv', Buffer.alloc(3 * 1024 * 1024 + 1, 'a'));
  await expect(main(page)).toContainText('The file is larger than 3 MB.');
  await choose(page, 'table.csv', Buffer.from([80, 75, 3, 4, 0, 0, 0, 0]));
  await expect(main(page)).toContainText('This is not a CSV file.');
  await expectAccessible(page);
});
