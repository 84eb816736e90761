import { axeFindings } from './support/axe.ts';
import { signInAsAdmin } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const SIZES = [
  { width: 360, height: 800 },
  { width: 800, height: 1280 },
  { width: 1440, height: 900 },
];

test.use({ serviceWorkers: 'block' });

test('staff see that the speech service failed where no patient was told, and fetch this device’s own engine', async ({
  page,
}) => {
  test.slow();
  await signInAsAdmin(page);
  await page.route('**/api/speech/status', (route) =>
    route.fulfill({
      json: {
        by: 'hosted',
        name: 'speech.example',
        failures: 3,
        lastFailure: { at: '2026-11-21T09:30:00Z', kind: 'refused', status: 503 },
      },
    }),
  );
  await page.goto('/admin/settings?view=speech');
  await expect(page.getByText('A hosted service (speech.example)')).toBeVisible();
  await expect(page.getByText('3 since the server started')).toBeVisible();
  await expect(page.getByText(/it refused the recording \(HTTP 503\)/)).toBeVisible();
  await expect(page.getByText(/the engine of this server listened instead/)).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await axeFindings(page)).toEqual([]);
  }

  // Half a file in its place must not count as an engine.
  await page.route('**/speech/**/means', (route) => route.fulfill({ body: 'cut short' }));
  await page.getByRole('button', { name: 'Fetch now' }).click();
  await expect(page.getByText('The last try to fetch it did not come to its end')).toBeVisible({ timeout: 60_000 });
  await page.unroute('**/speech/**/means');
  await page.getByRole('button', { name: 'Fetch now' }).click();
  await expect(page.getByText(/^Ready \(\d\d?\.\d MB kept on this device\)$/)).toBeVisible({ timeout: 60_000 });
  expect(await axeFindings(page)).toEqual([]);
});
