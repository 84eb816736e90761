import { defineConfig } from '@playwright/test';
import { browserOptions, screenOptions } from './e2e/support/browser.ts';

/** Voice and queue go one after another: each takes the clock for itself. */
const ALONE = /e2e\/(voice|offline)\/|voice-/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/product/build-product.ts',
  forbidOnly: true,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A journey waits about a quarter of its time, the queue's and the voices' longer: others have the two processors meanwhile.
  workers: 4,
  use: {
    browserName: 'chromium',
    viewport: { width: 800, height: 1280 },
    // The glow is drawn in software here and would take most of the processor; the tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // To see what a failing test saw: npx playwright test FILE --trace on
    trace: 'off',
    launchOptions: browserOptions(),
  },
  projects: [
    // What must never lose a patient has no second go, and the whole browser. It goes first: one process works through it while the others begin the screens.
    { name: 'voice and queue', testMatch: ALONE, workers: 1 },
    // A screen that fails on a busy machine is shown once more, to a database of its own; whoever needed it is named at the end.
    { name: 'screens', testIgnore: ALONE, retries: 1, use: { launchOptions: screenOptions() } },
  ],
});
