import { phrase } from '#shared/words/reading/phrase.ts';
import { plainWord } from '#shared/words/reading/plain-words.ts';
import { neededWord } from './needed-word.ts';
import { withGroups, type WordGroups } from './packed-signs.ts';

/** What is said about now: `undenied` without denied parts, `spoken` with them. */
export type SignText = { readonly undenied: string; readonly spoken: string };

/** What signs are compiled with in a language. */
export type SignLanguage = {
  readonly compile: (source: string) => RegExp;
  /** Up to seven words in the same sentence without a denial. */
  readonly near: string;
  /** Up to three of them. */
  readonly close: string;
  /** What denies, in plain words, and in a phrase. */
  readonly denies: RegExp;
  readonly mayDeny: RegExp;
  /** A phrase without words that plain words omit. */
  readonly spoken: (words: string) => string;
  /** The form in which a word of a phrase stands in a text; missing where it may stand in several. */
  readonly plain?: (word: string) => string;
};

/** Phrases of shared/words/reading/phrase.ts, the engine of English. */
const ENGLISH: SignLanguage = {
  compile: (source) => phrase(source),
  near: '( (?!(no|not|never|without|deny|but) )[^ .?#]+){0,7}',
  close: '( (?!(no|not|never|without|deny|and|but) )[^ .,?#]+){0,3}',
  denies: / (?:no|not|never|without) /u,
  mayDeny: /\b(?:no|not|never|without|cannot|CANT)\b/u,
  // Plain words omit "like", which usually means nothing.
  spoken: (words) => words.replace(/\blike (?=[^)|]|\()/gu, ''),
  plain: plainWord,
};

/**
 * The same for a doctor's report, whose sentences are longer: up to ten words stand in between, and “neither” and “nor”
 * deny as well.
 */
export const REPORTED: SignLanguage = {
  ...ENGLISH,
  near: '( (?!(no|not|never|without|deny|but) )[^ .?#]+){0,10}',
  denies: / (?:no|not|never|without|neither|nor) /u,
  mayDeny: /\b(?:no|not|never|without|neither|nor|cannot|CANT)\b/u,
};

/** Related parts are mentioned within this many characters: some thirty words, two or three sentences. */
const TOGETHER = 150;

/**
 * Compiles a sign. Words are those of phrase.ts; `@chest` is any word of that group, `..` up to seven words in between
 * without a denial, `<>` the same in either order, `><` up to three words without a comma or an "and" in either order;
 * `&` requires another part before or after it, and what follows `unless` must not be mentioned there. A part that
 * contains a denial itself ("not fade") is also looked for in denied text.
 */
export function compileSign(
  source: string,
  groups: WordGroups,
  language: SignLanguage = ENGLISH,
): (text: SignText) => boolean {
  const [wanted = '', ...unwanted] = source.split(' unless ');
  const [first, ...others] = wanted.split(' & ').map((part) => finder(withGroups(part, groups), language));
  const exceptions = unwanted.map((part) => finder(withGroups(part, groups), language));
  return (text) => {
    const begins = first?.(text) ?? [];
    if (begins.length === 0) return false;
    const besides = others.map((found) => found(text));
    const instead = exceptions.map((found) => found(text));
    return begins.some(
      (at) => besides.every((all) => isAnyNear(all, at)) && !instead.some((all) => isAnyNear(all, at)),
    );
  };
}

/**
 * Whether one of some ascending positions is near another, by binary search, because a long text may have thousands.
 */
function isAnyNear(places: readonly number[], at: number): boolean {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((places[middle] ?? 0) < at - TOGETHER) from = middle + 1;
    else to = middle;
  }
  return (places[from] ?? Infinity) <= at + TOGETHER;
}

/** Finds where a part is mentioned and not denied, unless it contains a denial itself. */
function finder(part: string, language: SignLanguage): (text: SignText) => number[] {
  const pattern = language.compile(eitherOrder(part, language));
  // Most phrases deny nothing, and need to be looked for only where nothing is denied.
  const mayHold = mayHoldIn(part, language);
  if (!language.mayDeny.test(part))
    return ({ undenied }) => (mayHold(undenied) ? Array.from(undenied.matchAll(pattern), ({ index }) => index) : []);
  return ({ spoken, undenied }) =>
    Array.from(mayHold(spoken) ? spoken.matchAll(pattern) : [])
      .filter(({ 0: said, index }) => language.denies.test(said) || undenied.startsWith(said, index))
      .map(({ index }) => index);
}

function mayHoldIn(part: string, language: SignLanguage): (text: string) => boolean {
  const { plain } = language;
  return plain === undefined
    ? () => true
    : neededWord(part, { plain, compile: (choice) => language.compile(eitherOrder(choice, language)) });
}

function eitherOrder(part: string, { near, close, spoken }: SignLanguage): string {
  const spelledOut = (words: string) => spoken(words).replaceAll(' .. ', `${near} `);
  for (const [sign, gap] of [
    [' <> ', near],
    [' >< ', close],
  ] as const) {
    const [one, other] = part.split(sign);
    if (one !== undefined && other !== undefined)
      return `(${spelledOut(one)})${gap} (${spelledOut(other)})|(${spelledOut(other)})${gap} (${spelledOut(one)})`;
  }
  return spelledOut(part);
}
