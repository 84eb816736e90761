import { expectAccessible } from '../support/looks/accessible.ts';
import { signInAsAdmin } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

const SIZES = [
  { width: 360, height: 800 },
  { width: 800, height: 1280 },
  { width: 1440, height: 900 },
];

test.use({ serviceWorkers: 'block' });

test('staff see that the speech service failed where no patient was told, and fetch this device’s own engines', async ({
  page,
}) => {
  test.slow();
  await signInAsAdmin(page);
  const failsAt = '2026-11-21T09:30:00Z';
  const inside = { by: 'server', name: '', failures: 1, lastFailure: { at: failsAt, kind: 'engine-failed' } };
  const hosted = {
    by: 'hosted',
    name: 'speech.example',
    failures: 3,
    lastFailure: { at: failsAt, kind: 'refused', status: 503 },
  };
  let status: typeof inside | typeof hosted = inside;
  await page.route('**/api/speech/status', (route) => route.fulfill({ json: status }));
  await page.goto('/admin/settings?view=speech');
  await expect(page.getByText('1 since the server started')).toBeVisible();
  await expect(page.getByText(/the server’s full engine was failing, its light engine was used instead/)).toBeVisible();
  status = hosted;
  await page.reload();
  await expect(page.getByText('A hosted service (speech.example)')).toBeVisible();
  await expect(page.getByText('3 since the server started')).toBeVisible();
  await expect(page.getByText(/it refused the recording \(HTTP 503\)/)).toBeVisible();
  await expect(page.getByText(/this server’s own engine was used instead/)).toBeVisible();

  // Half a file in its place must not count as an engine; what has come before it need not come again.
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/speech\/full-/.test(pathname)) asked.push(pathname);
  });
  await page.route('**/speech/full-*/decoder.onnx.05', (route) => route.fulfill({ body: 'cut short' }));
  await page.getByRole('button', { name: 'Download now' }).click();
  const row = (engine: string) => page.getByRole('listitem').filter({ hasText: engine });
  await expect(row('Full engine').getByText('What was downloaded is kept')).toBeVisible({ timeout: 60_000 });
  await expect(row('Light engine').getByText('Ready', { exact: true })).toBeVisible();
  await page.unroute('**/speech/full-*/decoder.onnx.05');
  await page.getByRole('button', { name: 'Download now' }).click();
  await expect(row('Full engine').getByText(/^7\d\.\d MB stored on this device$/)).toBeVisible({ timeout: 60_000 });
  await expect(row('Light engine').getByText(/^\d\.\d MB stored on this device$/)).toBeVisible();
  const twice = asked.filter((path, at) => asked.indexOf(path) !== at);
  expect(twice).toEqual([expect.stringContaining('decoder.onnx.05')]);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
});
