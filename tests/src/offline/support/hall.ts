import { afterEach, beforeEach, vi } from 'vitest';
import { standInForBrowser } from './browser.ts';
import { type Clinic, startClinic } from './server.ts';
import { openTab, type Tab } from './tab.ts';

/** One device in a hall with its clinic: made anew before each test of a file, and cleared after it. */
export function aHall(options: { ours: boolean } = { ours: true }) {
  // Real waits of the queue on a machine that does much else at the same time.
  vi.setConfig({ testTimeout: 20_000 });
  let clinic: Clinic;
  let browser: ReturnType<typeof standInForBrowser>;
  const tabs: Tab[] = [];

  beforeEach(async () => {
    clinic = await startClinic(options);
    browser = standInForBrowser(clinic.url);
  });

  afterEach(async () => {
    for (const tab of tabs.splice(0)) tab.close();
    await clinic.stop();
    await Promise.all(['frontdesk-queue', 'frontdesk-cache'].map(deleteDatabase));
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  return {
    get clinic() {
      return clinic;
    },
    get browser() {
      return browser;
    },
    openTab: async () => {
      const tab = await openTab();
      tabs.push(tab);
      return tab;
    },
  };
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error(`${name} could not be deleted`)));
  });
}
