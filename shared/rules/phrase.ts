import type { PlainWords, Span } from './plain-words.ts';

/** What the short signs of a phrase stand for. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\((?!\?)/gu, '(?:'],
  [
    /\bCANT\b/gu,
    "(?:can't|cant|cannot|can not|could ?n[o']?t|unable to|not able to|hardly|barely|struggl* to|hard to)(?: even)?",
  ],
  [/\bHARD\b/gu, '(?:difficult*|trouble|problem*|struggling|hard time)(?: with| in)?'],
  [/\bLOSE\b/gu, '(?:los(?:s of|t|ing)(?: my| his| her| the)?)'],
  [/\bMY /gu, '(?:(?:my|the|his|her|a|an|both|one|of|left|right|lower|upper|back|front|side|whole|this|all) ){0,5}'],
  [/ ?~/gu, "(?:'s)?(?: (?!(?:no|not|never|without|with|but|denies|or|[.,?:])(?= )|[^ ]*n't )[^ ]+){0,3}"],
  [/(?<=\w)\*/gu, '[^ ]*'],
];

/**
 * Compiles a phrase of plain words: a regular expression that matches whole words and the one space before them.
 * `~` stands for up to three words that deny nothing, `*` after a letter for any ending, `MY` for the words before a
 * part of the body, `CANT`, `HARD` and `LOSE` for the ways to say that; round brackets only group.
 */
export function phrase(source: string): RegExp {
  return new RegExp(` (?:${SIGNS.reduce((text, [sign, meaning]) => text.replace(sign, meaning), source)})(?= )`, 'gu');
}

/** Where a phrase occurs, without the space it begins with. */
export function spansOf(words: PlainWords, pattern: RegExp): Span[] {
  return Array.from(words.text.matchAll(pattern), (match) => ({
    start: match.index + 1,
    end: match.index + match[0].length,
  }));
}
