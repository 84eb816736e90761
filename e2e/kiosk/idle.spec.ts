import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/looks/accessible.ts';
import { becomeKiosk, fillAtKiosk, PIN, toDepartments } from '../support/people/devices.ts';
import { expect, test } from '../support/test.ts';
import { everythingKept, keptDrafts } from '../support/looks/traces.ts';

const NAME = 'Philippa Quillfeather';
const TRACES = [NAME, 'Quillfeather', '7654321', '0660', 'quinsy'];

test.describe.configure({ timeout: 180_000 });

const idleDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
/** From here on time moves only when it is told to. */
const standStill = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
const start = (page: Page) => page.getByRole('button', { name: 'Touch to start' });

test('nobody there: asked at 60 s, wiped 30 s later, and nothing of the patient is left', async ({ page }) => {
  await page.clock.install();
  await becomeKiosk(page);
  await expectAccessible(page);
  await fillAtKiosk(page, NAME);
  await expectAccessible(page);
  await page.clock.fastForward(1000);
  await expect.poll(() => keptDrafts(page)).toBe(1);
  expect(await everythingKept(page)).toContain(NAME);

  await standStill(page);
  await page.getByLabel('Age').click();
  await page.clock.runFor(59_000);
  await expect(idleDialog(page)).toBeHidden();
  await page.clock.runFor(1500);
  await expect(idleDialog(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  // Nobody may be there, and somebody else may read what stands behind the question.
  await expect(page.locator('main')).toHaveCSS('filter', /blur/);
  const answers = [
    () => page.getByRole('button', { name: 'Continue' }).click(),
    () => page.mouse.click(20, 20),
    () => page.keyboard.press('x'),
    () => page.keyboard.press('Escape'),
  ];
  for (let time = 0; time < 12; time += 1) {
    await page.clock.fastForward(29_000);
    await answers[time % answers.length]?.();
    await expect(idleDialog(page)).toBeHidden();
    await expect(page.getByLabel('Full Name')).toHaveValue(NAME);
    await page.clock.fastForward(61_000);
    await expect(idleDialog(page)).toBeVisible();
  }
  await page.clock.resume();
  await expectAccessible(page);
  await page.clock.fastForward(31_000);
  await expect(start(page)).toBeVisible();
  await expect.poll(() => keptDrafts(page)).toBe(0);
  const left = await everythingKept(page);
  for (const trace of TRACES) expect(left).not.toContain(trace);

  await page.goBack();
  await expect(start(page)).toBeVisible();
  await toDepartments(page);
  await expect(page.getByRole('heading', { name: 'Choose a department' })).toBeVisible();
  expect(await everythingKept(page)).not.toContain(NAME);
});

test('a registration leaves the kiosk with its ticket page; the queue alone keeps what was not sent', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const prefix = await becomeKiosk(page);
  await fillAtKiosk(page, NAME);
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('button', { name: 'High contrast' }).click();
  await page.getByRole('button', { name: 'Very large text' }).click();
  await page.getByRole('button', { name: 'Pause motion' }).click();
  await context.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Submit Registration' }).click();
  await expect(page.getByText(`${prefix}-0001`)).toBeVisible();
  // The page with the ticket says how long it stays, covers nothing, and any touch keeps it.
  await standStill(page);
  for (let touch = 0; touch < 3; touch += 1) {
    await page.clock.runFor(25_000);
    await expect(page.getByText(/^This page will be cleared in [4-6] seconds/)).toBeVisible();
    await page.getByText(`${prefix}-0001`).click();
    await expect(idleDialog(page)).toBeHidden();
  }
  await page.clock.runFor(31_000);
  await expect(start(page)).toBeVisible();
  await page.clock.resume();
  const left = await everythingKept(page);
  expect(left).toContain('frontdesk-queue/rows');
  expect(left).toContain(`${prefix}-0001`);
  for (const trace of TRACES) expect(left).not.toContain(trace);
  const display = page.locator('html');
  await expect(display).toHaveAttribute('data-contrast', 'plain');
  await expect(display).toHaveAttribute('data-text-size', 'normal');
  await expect(display).toHaveAttribute('data-motion', 'running');
});

test('an unplanned reload: the draft is offered once, without a name, and gone after 20 s or a minute', async ({
  page,
}) => {
  await page.clock.install();
  await becomeKiosk(page);
  await fillAtKiosk(page, NAME);
  await page.clock.fastForward(1000);
  await expect.poll(() => keptDrafts(page)).toBe(1);

  await page.reload();
  const question = page.getByRole('heading', { name: 'Continue the registration you just started?' });
  await expect(question).toBeVisible();
  expect(await everythingKept(page)).not.toContain(NAME);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, continue' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(NAME);
  await expect(page.getByText('Dr.').first()).toBeVisible();

  await page.reload();
  await expect(question).toBeVisible();
  await page.clock.fastForward(21_000);
  await expect(start(page)).toBeVisible();
  await expect.poll(() => keptDrafts(page)).toBe(0);
});

test('staff leave with five touches and the PIN; after five wrong ones there is a lock of 30 s', async ({ page }) => {
  await page.clock.install();
  await becomeKiosk(page);
  for (const path of ['/', '/login', '/admin/dashboard', '/device', '/doctors']) {
    await page.goto(path);
    await expect(start(page)).toBeVisible();
    await expect(page).toHaveURL(/\/frontdesk$/);
  }
  await expect(page.getByRole('link')).toHaveCount(0);

  const touchClock = async () => {
    for (let touch = 0; touch < 5; touch += 1) await page.getByRole('button', { name: /^Clock/ }).click();
  };
  const enter = async (pin: string) => {
    await page.getByLabel('PIN', { exact: true }).fill(pin);
    await page.getByRole('button', { name: 'Enter' }).click();
  };
  await touchClock();
  await expectAccessible(page);
  for (let wrong = 0; wrong < 5; wrong += 1) {
    await enter('0000');
    await expect(page.getByText(wrong < 4 ? /PIN is incorrect/ : /Too many tries/)).toBeVisible();
  }
  await page.reload();
  await expect(start(page)).toBeVisible();
  await touchClock();
  await enter(PIN);
  await expect(page.getByText(/Too many tries/)).toBeVisible();
  await page.clock.fastForward(31_000);
  await enter(PIN);
  await expect(page.getByRole('heading', { name: /This device is/ })).toBeVisible();
  await page.getByRole('button', { name: 'Start the kiosk' }).click();
  await expect(start(page)).toBeVisible();
});
