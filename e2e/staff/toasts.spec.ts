import { controlsUnderToast } from '../support/looks/controls-under-toast.ts';
import { becomeKiosk, fillAtKiosk } from '../support/people/devices.ts';
import { signInAsDoctor, visit } from '../support/people/doctors.ts';
import { submitRegistration } from '../support/people/front-desk.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

for (const [width, height] of [
  [360, 800],
  [1440, 900],
] as const)
  test(`a toast lies over nothing that can be pressed, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, { name: `Tilda Toast ${width}` });
    await signInAsDoctor(page);
    await page.goto('/doctor/dashboard');
    await page.getByRole('button', { name: `Open Tilda Toast ${width}` }).click();
    await page.getByLabel('Medical History').fill('Written down');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await page.route('**/api/patients/record/**', (route) => route.fulfill({ status: 500, json: {} }));
    await save.click();
    await expect(page.locator('.toast')).toBeVisible();
    await expect.poll(() => controlsUnderToast(page)).toEqual([]);
    // Wherever the page stands, the toast makes way.
    await save.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await expect.poll(() => controlsUnderToast(page)).toEqual([]);
    // Before it goes by itself.
    await save.click({ timeout: 4000 });
  });

test('at a kiosk, too, where what was sent is said a moment after the toast', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await becomeKiosk(page);
  await fillAtKiosk(page, 'Tamsin Toast');
  await submitRegistration(page);
  await expect(page.locator('.toast')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sent', exact: true })).toBeVisible();
  await expect.poll(() => controlsUnderToast(page)).toEqual([]);
});
