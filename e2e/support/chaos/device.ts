import { mkdtemp, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../browser.ts';

/** A real Chromium with a profile of its own that outlives its being killed. */
export type Device = {
  readonly openTab: () => Promise<Page>;
  /** SIGKILL, as a power cut to the browser would end it. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A clock that is minutes wrong and jumps back all the time; nothing may depend on it. */
const LYING_CLOCK = `(() => {
  const real = Date.now.bind(Date);
  let jumps = 0;
  Date.now = () => real() - (jumps += 1) * 7000;
  const Real = Date;
  globalThis.Date = class extends Real { constructor(...args) { args.length ? super(...args) : super(Real.now()); } };
})()`;

export async function startDevice(url: string): Promise<Device> {
  const profile = await mkdtemp(join(tmpdir(), 'frontdesk-chaos-'));
  let context: BrowserContext | undefined;
  const start = async () => {
    context = await chromium.launchPersistentContext(profile, browserOptions());
    await context.addInitScript(LYING_CLOCK);
  };
  await start();
  return {
    start,
    openTab: async () => {
      if (!context) throw new Error('the device is off');
      const page = await context.newPage();
      await page.goto(`${url}/chaos`);
      await page.waitForFunction(() => Reflect.has(globalThis, 'chaos'));
      return page;
    },
    kill: async () => {
      const gone = new Promise((resolve) => context?.once('close', resolve));
      // Chromium's profile lock is a link to `host-pid` of the main process.
      const pid = Number((await readlink(join(profile, 'SingletonLock'))).split('-').at(-1));
      // Numbers are used again: nothing but this browser may be hit.
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
      if (!(pid > 1) || !command.includes(profile)) throw new Error('the browser is not running');
      process.kill(pid, 'SIGKILL');
      await gone;
    },
    stop: async () => {
      await context?.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
