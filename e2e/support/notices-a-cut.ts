import type { Page } from '@playwright/test';

/**
 * What notices a cut comes in an idle moment; where there is no worker, it cannot come any more after the cut. The first
 * thing it does once it listens is to ask whether the server is there.
 */
export async function untilItNoticesACut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/health')),
  );
}
