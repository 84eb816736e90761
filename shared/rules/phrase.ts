import type { PlainWords, Span } from './plain-words.ts';

/** Up to three words that deny nothing and end no clause. */
const GAP = "(?:'s)?(?: (?!(?:no|not|never|without|but|denies|or|[.,?:])(?= )|[^ ]*n't )[^ ]+){0,3}";
/** Words between "in" and a part of the body: "in both of my lower". */
const OF =
  '(?:(?:my|the|his|her|their|our|your|a|an|both|one|of|left|right|lower|upper|back|front|top|bottom|side|whole|entire|middle|inner|outer|big|this|these|all|sided) ){0,4}';

/**
 * Compiles a phrase of plain words: a regular expression whose matches begin and end with a whole word. `~` stands for
 * up to three words in between (and a possessive before them), `OF` for the words before a part of the body. A match begins with one space.
 */
export function phrase(source: string): RegExp {
  return new RegExp(` (?:${source.replaceAll(/ ?~/gu, GAP).replaceAll('OF ', OF)})(?= )`, 'gu');
}

/** Where a phrase occurs, without the space it begins with. */
export function spansOf(words: PlainWords, pattern: RegExp): Span[] {
  return Array.from(words.text.matchAll(pattern), (match) => ({
    start: match.index + 1,
    end: match.index + match[0].length,
  }));
}
