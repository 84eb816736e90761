import type { Page, Route } from '@playwright/test';
import { readEnglish } from '../../../tools/language/catalogues/english-messages.ts';
import { readTranslations, sideOf } from '../../../tools/language/catalogues/po-files.ts';

/** The clinic offers these languages to this page, whatever it has set. */
export async function withLanguages(page: Page, languages: readonly string[]): Promise<void> {
  const answer = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const settings: Record<string, unknown> = await response.json();
    await route.fulfill({ response, json: { ...settings, languages } });
  };
  await page.route('**/api/clinic', (route) =>
    // A page that was left meanwhile needs no answer.
    route.request().method() === 'GET' ? answer(route).catch(() => undefined) : route.fallback(),
  );
}

/** What can be read on the page, and what its controls are called; names, numbers and the names of languages are left out. */
const wordsOn = (page: Page): Promise<string[]> =>
  page.locator('body').evaluate((body) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        !parent?.checkVisibility() ||
        parent.closest('script, style, noscript, bdi, [aria-hidden="true"], [lang]:not(html), .kiosk-header > p')
      )
        continue;
      words.push(node.textContent?.trim() ?? '');
    }
    const labels = [...body.querySelectorAll('[aria-label]')]
      .filter((one) => one.checkVisibility() && !one.closest('[lang]:not(html)'))
      .map((one) => one.getAttribute('aria-label') ?? '');
    return [...words, ...labels].filter((text) => /\p{L}{2}/u.test(text));
  });

/** What can be read on the page in a rule-made language and stands in no brackets: English that no translation reaches. */
export const foreignText = async (page: Page): Promise<string[]> =>
  (await wordsOn(page)).filter((text) => !/[[\]]/.test(text));

/**
 * Remembers what can be read on the page, which is in English.
 * @returns what of it can still be read in another language, besides the words that are the same in both
 */
export async function englishOn(page: Page): Promise<(tag: string) => Promise<string[]>> {
  const english = new Set(await wordsOn(page));
  return async (tag) => (await wordsOn(page)).filter((text) => english.has(text) && !sameWords(tag).has(text));
}

function sameWords(tag: string): ReadonlySet<string> {
  const modules = [...readEnglish().keys()];
  const said = modules.flatMap((module) => (sideOf(module) === 'patient' ? readTranslations(tag, module) : []));
  return new Set(said.filter(({ english, text }) => english === text).map(({ text }) => text));
}

/** Whether the first thing that `part` matches is read from left to right on the screen, character by character. */
export const isInOrder = (page: Page, part: string): Promise<boolean> =>
  page
    .locator(part)
    .first()
    .evaluate((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      const range = document.createRange();
      const lefts = Array.from(text?.textContent ?? '', (_, index) => {
        range.setStart(text ?? element, index);
        range.setEnd(text ?? element, index + 1);
        return range.getBoundingClientRect().left;
      });
      return lefts.length > 1 && lefts.every((left, index) => index === 0 || left >= (lefts[index - 1] ?? 0));
    });
