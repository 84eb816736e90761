import { pairHere } from '../support/people/devices.ts';
import { DOCTOR } from '../support/people/doctors.ts';
import { registerByCall, signInAsAdmin } from '../support/people/staff.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 1920, height: 1080 } });

test('the waiting room shows who is called, each for a while, and says when it is out of date', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  test.setTimeout(180_000);
  await pairHere(page, { kind: 'display', name: 'Hall' });
  await page.getByRole('button', { name: 'Start the screen' }).click();
  await expect(page.getByText('Please wait until your number is called')).toBeVisible();
  await expectAccessible(page);

  const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signInAsAdmin(desk);
  const tickets = ['T1ST-0501', 'T1ST-0502', 'T1ST-0503'];
  for (const ticket of tickets) {
    await registerByCall(desk, `Patient ${ticket}`, ticket, DOCTOR.doctorId);
    await desk.request.post('/api/queue/check-in', { data: { ticket, doctorId: DOCTOR.doctorId } });
  }
  const rooms = ['Room 1', 'Room 2', 'Room 3'];
  for (const place of rooms) {
    await desk.request.post('/api/queue/next', { data: { line: { doctorId: DOCTOR.doctorId }, place } });
  }

  // Called within a second, announced one after the other.
  const now = page.getByRole('region', { name: 'Now calling' });
  const shownMs: number[] = [];
  for (const ticket of tickets) {
    await expect(now).toContainText(ticket);
    shownMs.push(Date.now());
  }
  const [first = 0, second = 0, third = 0] = shownMs;
  expect(second - first).toBeGreaterThan(7_000);
  expect(third - second).toBeGreaterThan(7_000);
  await expect(page.getByRole('region', { name: 'Called before' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText(/Patient T1ST/)).toHaveCount(0);
  await expectAccessible(page);

  // The server is gone: the numbers may be old, and the screen says so.
  await product.kill();
  await expect(page.getByText('Please listen for your number')).toBeVisible({ timeout: 20_000 });
  await expect(now).toContainText('T1ST-0503');
  await expectAccessible(page);
  await product.start();
  await expect(page.getByText('Please listen for your number')).toBeHidden({ timeout: 30_000 });
});
