import type { Page } from '@playwright/test';
import { pairHere } from '../support/people/devices.ts';
import { DOCTOR } from '../support/people/doctors.ts';
import { registerByCall, signInAsAdmin } from '../support/people/staff.ts';
import { expectAccessible } from '../support/looks/accessible.ts';
import { withLanguages } from '../support/people/languages.ts';
import { bytesOf, noteSounds, soundsOn } from '../support/people/recordings.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 1920, height: 1080 } });

declare global {
  interface Window {
    asked?: string[];
    spoken?: string[];
  }
}

/** The device has a voice of its own beside one that sends the words away, and a screen that can be kept on. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { window } = globalThis;
    window.asked = [];
    window.spoken = [];
    const voice = (name: string, localService: boolean) => ({ name, localService, lang: 'en-GB' });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class extends EventTarget {
        text: string;
        constructor(text: string) {
          super();
          this.text = text;
        }
      },
    });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [voice('Far', false), voice('Near', true)],
        speak: (words: EventTarget & { text: string; voice: { name: string } }) => {
          window.spoken?.push(`${words.voice.name}: ${words.text}`);
          words.dispatchEvent(new Event('end'));
        },
      },
    });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: (kind: string) => {
          window.asked?.push(kind);
          return Promise.resolve(Object.assign(new EventTarget(), { release: () => Promise.resolve() }));
        },
      },
    });
  });
}

const spoken = (page: Page) => page.evaluate(() => globalThis.window.spoken);

test('the waiting room shows who is called, each for its time and aloud, and says when it has no news', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  test.setTimeout(180_000);
  await giveVoice(page);
  await pairHere(page, { kind: 'display', name: 'Hall' });
  await expect(page.getByText('Waiting room screen')).toBeVisible();
  await page.clock.install();
  await page.getByRole('button', { name: 'Start the screen' }).click();
  await expect(page).toHaveURL(/\/display$/);
  await expect(page.getByText('Please wait until your number is called')).toBeVisible();
  expect(await page.evaluate(() => globalThis.window.asked)).toEqual(['screen']);
  await expectAccessible(page);

  // One touch switches the sound on, and whoever has put up the screen hears how it will be.
  const sound = page.getByRole('button', { name: 'Touch here to turn on the sound' });
  if (await sound.isVisible()) await sound.click();
  else await page.mouse.click(960, 300);
  await page.getByRole('button', { name: 'Test the sound' }).click();
  await expect.poll(() => spoken(page)).toEqual(['Near: Number K 3, 0 0 4 2, please go to room 5']);

  const desk = await (await browser.newContext({ baseURL })).newPage();
  await signInAsAdmin(desk);
  const tickets = ['T1ST-0501', 'T1ST-0502', 'T1ST-0503'];
  for (const ticket of tickets) {
    await registerByCall(desk, `Patient ${ticket}`, ticket, DOCTOR.doctorId);
    await desk.request.post('/api/queue/check-in', { data: { ticket, doctorId: DOCTOR.doctorId } });
  }

  // Called within a second, while the hall's own clock stands: each is first for its eight seconds, and said once.
  await page.clock.pauseAt(new Date(Date.now() + 5_000));
  for (const place of ['Room 1', 'Room 2', 'Room 3']) {
    await desk.request.post('/api/queue/next', { data: { line: { doctorId: DOCTOR.doctorId }, place } });
  }
  const now = page.getByRole('region', { name: 'Now calling' });
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(now).toContainText('T1ST-0501', { timeout: 100 });
  }).toPass();
  for (const next of ['T1ST-0502', 'T1ST-0503']) {
    const first = (await now.innerText()).match(/T1ST-\d+/)?.[0] ?? '';
    await page.clock.runFor(7_000);
    await expect(now).toContainText(first);
    await page.clock.runFor(1_300);
    await expect(now).toContainText(next);
  }
  await page.clock.runFor(1_300);
  const before = page.getByRole('region', { name: 'Called before' }).getByRole('listitem');
  await expect(before).toHaveText([/T1ST-0502.*Room 2/s, /T1ST-0501.*Room 1/s]);
  await expect(page.getByText(/Patient T1ST/)).toHaveCount(0);
  const heard = await spoken(page);
  expect(heard?.slice(1)).toEqual([1, 2, 3].map((n) => `Near: Number T 1 S T, 0 5 0 ${n}, please go to Room ${n}`));
  await page.clock.resume();
  const banner = page.getByText('Please listen for your number');
  await expect(banner).toBeHidden({ timeout: 20_000 });
  await expectAccessible(page);

  // The server hangs without closing its lines: the numbers may be old, turn grey, and the screen says so.
  product.freeze();
  try {
    await expect(banner).toBeVisible({ timeout: 11_000 });
    const grey = 'rgb(83, 112, 140)';
    await expect(now.getByText('T1ST-0503')).toHaveCSS('color', grey);
    await expect(before.first()).toHaveCSS('color', grey);
    await expectAccessible(page);
  } finally {
    product.thaw();
  }
  await expect(banner).toBeHidden({ timeout: 20_000 });
  await product.kill();
  await expect(banner).toBeVisible({ timeout: 11_000 });
  await product.start();
  await expect(banner).toBeHidden({ timeout: 30_000 });
  await expect(now.getByText('T1ST-0503')).not.toHaveCSS('color', 'rgb(83, 112, 140)');
  await desk.context().close();
});

test('a screen stands in the first language of the clinic; a call is said in each by recordings, and the next one waits until it has been said', async ({
  page,
}) => {
  await noteSounds(page);
  await withLanguages(page, ['es', 'en']);
  await pairHere(page, { kind: 'display', name: 'Hall' });
  await page.getByRole('button', { name: 'Start the screen' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const trial = page.getByRole('button', { name: 'Probar el sonido' });
  await page.locator('.waiting-screen-clock').click();
  await trial.click();
  await trial.click();
  const ticket = ['K', '3', '0', '0', '4', '2'];
  const call = [
    'chime',
    ...bytesOf('es', 'call', ['Número', ...ticket, 'pase a la sala', '5']),
    ...bytesOf('en', 'call', ['Number', ...ticket, 'please go to room', '5']),
  ];
  await expect.poll(() => soundsOn(page), { timeout: 40_000 }).toEqual([...call, 'chime']);

  // Unpaired in another tab: what is left to read is in English.
  await page.evaluate(() => {
    localStorage.removeItem('frontdesk-device');
    dispatchEvent(new StorageEvent('storage', { key: 'frontdesk-device' }));
  });
  await expect(page.getByRole('heading', { name: 'This browser is not a waiting room screen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a browser that is no screen is told how it becomes one', async ({ page }) => {
  await page.goto('/display');
  await expect(page.getByRole('heading', { name: 'This browser is not a waiting room screen' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Set up this device' }).click();
  await expect(page).toHaveURL(/\/device$/);
  await expect(page.getByLabel('Pairing code')).toBeVisible();
});
