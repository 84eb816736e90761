import type { Page } from '@playwright/test';
import axe from 'axe-core';

type Findings = { violations: { id: string; nodes: { html: string }[] }[] };

/**
 * What axe finds on the page, or in a part of it, by rule and places. The program goes into a page once, and looks where it
 * stands: handed over anew, and put together in a second page as its own package does it, each look takes ten times as long.
 */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const program: { run(context: unknown, options: unknown): Promise<Findings> } = Reflect.get(globalThis, 'axe');
    const { violations } = await program.run(selector, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, part);
}
