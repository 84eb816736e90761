import { expectAccessible, expectNoSidewaysScroll } from '../support/looks/accessible.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('what is known about words and medicines is searched, and a sentence is tried', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/settings?view=knowledge');
  await expect(page.getByText('Not yet reviewed by a clinician or a pharmacist')).toBeVisible();

  await page
    .getByLabel('A sentence as a patient would say it')
    .fill('Sclera icteric. I am 42 and one side of my face dropped suddenly, no fever');
  await page.getByRole('button', { name: 'Read it' }).click();
  const result = page.getByRole('region', { name: 'What was read' });
  await expect(result).toContainText('42');
  await expect(result).toContainText('Signs of a stroke');
  await expect(result).toContainText('warning-signs/stroke.txt');
  await expect(result).toContainText('fever');
  await expect(result).toContainText('Jaundice: icter* (shared/languages/en/warning-signs/jaundice.txt');

  await page.getByLabel('Search', { exact: true }).fill('azathioprine allopurinol');
  await expect(page.getByRole('list', { name: /^Interactions/ })).toContainText('damage of the bone marrow');
  // Nobody knows by heart which class a medicine belongs to.
  await page.getByLabel('Search', { exact: true }).fill('Klaricid Zocor');
  await expect(page.getByRole('list', { name: /^Interactions/ })).toContainText('statin3a4 with macrolide');
  await expect(page.getByRole('list', { name: /^Substances/ })).toContainText('zocor');
  await page.getByLabel('Search', { exact: true }).fill('zyloprantine');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.getByLabel('Search', { exact: true }).fill('stroke');
  await page.getByText('Signs of a stroke', { exact: true }).click();
  await expect(page.getByText('NICE NG128 (stroke and TIA)')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Clinicians’ words in a report' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
