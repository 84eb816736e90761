import type { Page } from '@playwright/test';
import { becomeKiosk, fillAtKiosk, PIN } from '../support/people/devices.ts';
import { giveMicrophone, openTracks, record } from '../support/people/microphone.ts';
import { expectNothingKept, expectNothingLeft } from '../support/looks/nothing-left.ts';
import { expect, test } from '../support/test.ts';
import { draftTimes, keptDrafts } from '../support/looks/traces.ts';

test.describe.configure({ timeout: 180_000 });
// What the service worker keeps is searched by kiosk-nothing-left; to search it after every ending would take minutes.
test.use({ serviceWorkers: 'block' });

const NAME = 'Xanthelma Quillfeather';
const WORDS = ['Xanthelma', 'Quillfeather', '7654321', 'zyxquors'];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const walkAway = (page: Page) => page.clock.fastForward(61_000).then(() => page.clock.fastForward(31_000));
const touchClock = async (page: Page) => {
  for (let touch = 0; touch < 5; touch += 1) await button(page, /^Clock/).click();
};

/** What may stand open when somebody has gone, and how it ends. */
const ENDINGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a warning': async (page) => {
    await page.getByLabel('Symptoms').fill('zyxquors, crushing chest pain, cannot breathe');
    await page.getByLabel('Full Name').focus();
    const warning = page.getByRole('heading', { name: 'Please tell a member of staff now' });
    await warning.waitFor();
    // Somebody may lie before it: it stands much longer than an answer nobody gives.
    await walkAway(page);
    await expect(warning).toBeVisible();
    await page.clock.fastForward(600_000);
  },
  'a recording': async (page) => {
    let uploads = 0;
    await page.route('**/v2/upload', (route) => {
      uploads += 1;
      return route.abort();
    });
    await page.getByRole('tab', { name: 'Voice Registration' }).click();
    await giveMicrophone(page);
    await record(page);
    expect(await openTracks(page)).toBe(1);
    await button(page, 'Finish and clear').click();
    await expect.poll(() => openTracks(page)).toBe(0);
    expect(uploads).toBe(0);
    await page.unroute('**/v2/upload');
  },
  'a device that fell asleep': async (page) => {
    // The device's clock has gone on; no timer of the page has.
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 120_000);
    await expect(page.getByLabel('Full Name')).toHaveValue(NAME);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  },
  'what the display was set to': async (page) => {
    const set = ['A++, very large text', 'High contrast', 'Hide my answers', 'Pause motion'];
    await button(page, 'Display').click();
    for (const name of set) await button(page, name).click();
    await button(page, 'Finish and clear').click();
    await expect(button(page, 'High contrast')).toBeHidden();
    await button(page, 'Display').click();
    for (const name of set) await expect(button(page, name)).toHaveAttribute('aria-pressed', 'false');
  },
  'errors, and the answer to a call for help': async (page) => {
    await page.getByLabel('Age').fill('142');
    await button(page, 'Submit Registration').click();
    await page.getByText('There is a problem').waitFor();
    await button(page, 'Ask staff for help').click();
    await page.getByRole('alertdialog', { name: 'Staff have been called' }).waitFor();
    await walkAway(page);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await page.title()).not.toContain('Error');
  },
  'a PIN half entered': async (page) => {
    await touchClock(page);
    await button(page, /^4$/).click();
    await walkAway(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  'a registration that was refused': async (page) => {
    const refuse = '**/api/patients/register';
    await page.route(refuse, (route) => route.fulfill({ status: 422, json: { message: `${NAME} is too young` } }));
    await button(page, 'Submit Registration').click();
    await page.getByText(/is too young/).waitFor();
    await walkAway(page);
    await page.unroute(refuse);
  },
  'the sheet about what is unsent': async (page) => {
    await page.route('**/api/**', (route) => route.abort());
    await button(page, 'Submit Registration').click();
    await page.getByRole('heading', { name: 'Saved on this device' }).waitFor();
    await button(page, /saved on this device/).click();
    await page.getByRole('heading', { name: 'No connection just now' }).waitFor();
    await page.clock.fastForward(31_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unroute('**/api/**');
  },
  'staff, by their PIN': async (page) => {
    await touchClock(page);
    await page.getByLabel('PIN', { exact: true }).fill(PIN);
    await button(page, 'Enter').click();
    await page.getByRole('heading', { name: /This device is/ }).waitFor();
    // They forget to start it again.
    await page.clock.fastForward(301_000);
  },
};

test('whatever was open when a visit ended is closed, and nothing of it is left', async ({ page }) => {
  await page.clock.install();
  await becomeKiosk(page);
  for (const [what, end] of Object.entries(ENDINGS)) {
    await test.step(what, async () => {
      await fillAtKiosk(page, NAME);
      await page.getByLabel('Symptoms').fill('zyxquors');
      await end(page);
      await expectNothingLeft(page, WORDS);
    });
  }
});

test('a tab that died or was closed offers the visit for a minute and not for longer', async ({ page, context }) => {
  await page.clock.install();
  await becomeKiosk(page);
  /** The tab dies; another is opened when the draft is so many seconds old, to the millisecond: time stands still. */
  const dieAndReopen = async (tab: Page, seconds: number): Promise<Page> => {
    await tab.clock.fastForward(1000);
    await expect.poll(() => keptDrafts(tab)).toBe(1);
    await tab.clock.pauseAt((await tab.evaluate(() => Date.now())) + 1000);
    const now = await tab.evaluate(() => Date.now());
    const [savedAt = 0] = await draftTimes(tab);
    const session = await context.newCDPSession(tab);
    const died = new Promise((resolve) => tab.once('crash', resolve));
    void session.send('Page.crash').catch(() => undefined);
    await died;
    await tab.close();
    const next = await context.newPage();
    await next.clock.runFor(savedAt + seconds * 1000 - now);
    await next.goto('/frontdesk');
    // A little at a time, until the kiosk has looked.
    const begun = async () => {
      await next.clock.runFor(5);
      return next.locator('html[data-kiosk]').count();
    };
    await expect.poll(begun, { intervals: [50] }).toBe(1);
    await next.clock.resume();
    return next;
  };
  await fillAtKiosk(page, NAME);
  const second = await dieAndReopen(page, 59);
  await second.getByRole('button', { name: 'Yes, continue' }).click();
  await expect(second.getByLabel('Full Name')).toHaveValue(NAME);

  const third = await dieAndReopen(second, 61);
  await expectNothingKept(third, WORDS);

  await fillAtKiosk(third, NAME);
  await third.clock.fastForward(1000);
  await expect.poll(() => keptDrafts(third)).toBe(1);
  await third.close({ runBeforeUnload: true });
  const fourth = await context.newPage();
  await fourth.goto('/frontdesk');
  await fourth.getByRole('heading', { name: 'Continue the registration you just started?' }).waitFor();
  expect(await fourth.locator('body').innerText()).not.toContain('Xanthelma');
  await fourth.getByRole('button', { name: 'Start again' }).click();
  await expectNothingKept(fourth, WORDS);
});
