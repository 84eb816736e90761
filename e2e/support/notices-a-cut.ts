import type { Page } from '@playwright/test';

/** What notices a cut comes in an idle moment; where there is no worker, it cannot come any more after the cut. */
export async function untilItNoticesACut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /quiet-start-.*\.js$/.test(name)),
  );
  await page.waitForLoadState('networkidle');
}
