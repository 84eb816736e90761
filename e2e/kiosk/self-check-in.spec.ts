import type { Page } from '@playwright/test';
import { becomeKiosk } from '../support/people/devices.ts';
import { registerByCall, signInAsAdmin } from '../support/people/staff.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const CODE = 'AB3DEFGH1JK0M';

async function setSelfCheckIn(desk: Page, selfCheckIn: boolean): Promise<void> {
  const answer = await desk.request.put('/api/clinic', { data: { selfCheckIn } });
  if (!answer.ok()) throw new Error(`the setting was not taken: ${await answer.text()}`);
}

test('whoever has a ticket and its code checks in at the kiosk; everybody else is sent to reception, and nobody is named', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const desk = await (await browser.newContext({ baseURL })).newPage();
  await signInAsAdmin(desk);
  await page.clock.install();
  await becomeKiosk(page);
  const open = page.getByRole('button', { name: 'I have an appointment' });
  await expect(open).toHaveCount(0);
  await setSelfCheckIn(desk, true);
  await page.reload();
  await expect(open).toBeVisible();
  await expectAccessible(page);

  await registerByCall(desk, 'Selma Self', 'SELF-0001', undefined, CODE);
  const ticket = page.getByLabel('Ticket number');
  const code = page.getByLabel('Code', { exact: true });
  const confirm = page.getByRole('button', { name: 'Check in' });

  // By a scanner, that types the paper and Enter into the field that has the focus.
  await open.click();
  await expect(ticket).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(`FD1.SELF-0001.${CODE}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Please take a seat' })).toBeVisible();
  await expect(page.getByText(/Selma|SELF-0001/)).toHaveCount(0);
  await expectAccessible(page);
  const entries = async () => (await (await desk.request.get('/api/queue/board')).json()).entries;
  expect(await entries()).toContainEqual(expect.objectContaining({ ticket: 'SELF-0001', stage: 'waiting' }));
  // The page clears itself for the next one.
  await page.clock.fastForward(31_000);
  await expect(open).toBeVisible();

  // By hand: what is missing is said, a wrong code leads to reception, and what was typed is gone afterwards.
  await open.click();
  await confirm.click();
  await expect(page.getByText('Enter the ticket number, for example K3-0042').first()).toBeVisible();
  await ticket.fill('self-0001');
  await confirm.click();
  await expect(page.getByText('Enter the 13 letters and digits of the code').first()).toBeVisible();
  await code.fill('ab3d-efgh-ljkoz');
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'Please go to reception' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(ticket).toHaveValue('');
  await ticket.fill('self-0001');
  await code.fill('ab3d-efgh-ljkom');
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'Please take a seat' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  // Without a network, and where the server says nothing.
  await open.click();
  await page.context().setOffline(true);
  await ticket.fill(`FD1.SELF-0001.${CODE}`);
  await ticket.press('Enter');
  await expect(page.getByText(/no connection at the moment/)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.route('**/api/queue/self', () => undefined);
  await open.click();
  await ticket.fill(`FD1.SELF-0001.${CODE}`);
  await ticket.press('Enter');
  await page.clock.runFor(9_000);
  await expect(page.getByText(/The answer is taking too long/)).toBeVisible();
  await page.unroute('**/api/queue/self');
  await page.getByRole('button', { name: 'Done' }).click();

  // Left half typed, it is wiped as a visit is.
  await open.click();
  await ticket.fill('SELF-0001');
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(open).toBeVisible();
  await open.click();
  await expect(ticket).toHaveValue('');

  await setSelfCheckIn(desk, false);
  await desk.context().close();
});
