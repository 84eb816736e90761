import type { Page } from '@playwright/test';

/** The clinic offers these languages to this page, whatever it has set. */
export async function withLanguages(page: Page, languages: readonly string[]): Promise<void> {
  await page.route('**/api/clinic', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const settings: Record<string, unknown> = await response.json();
    return route.fulfill({ response, json: { ...settings, languages } });
  });
}

/**
 * What can be read on the page in a rule-made language and stands in no brackets: English that no translation reaches. Names,
 * numbers and the names of languages are nobody's translation.
 */
export const foreignText = (page: Page): Promise<string[]> =>
  page.locator('body').evaluate((body) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const english: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (
        !parent?.checkVisibility() ||
        parent.closest('script, style, noscript, bdi, [aria-hidden="true"], [lang]:not(html), .kiosk-header > p')
      )
        continue;
      if (!/\p{L}{2}/u.test(text) || /[[\]]/.test(text)) continue;
      english.push(text);
    }
    const labels = [...body.querySelectorAll('[aria-label]')]
      .filter((one) => one.checkVisibility() && !one.closest('[lang]:not(html)'))
      .map((one) => one.getAttribute('aria-label') ?? '');
    return [...english, ...labels.filter((label) => /\p{L}{2}/u.test(label) && !label.includes('['))];
  });
