import type { Questions, Stretch } from '#shared/speech/moonshine/questions.ts';
import type { Lists } from '#shared/speech/moonshine/search.ts';
import type { TranscriptWord } from '#shared/speech/moonshine/spoken-words.ts';
import { createTrie } from '#shared/speech/moonshine/token-trie.ts';
import { bare, type Mended } from './mended-words.ts';

const WHOLE = 10;
/**
 * The engine writes a number in these groups with dashes ("555-123-4567") or, for slow speech, in words with
 * punctuation after each word or group.
 */
const GROUPS = [3, 3, 4] as const;
const WORDS = 'zero one two three four five six seven eight nine'.split(' ');
const WORD = new RegExp(`^(?:${WORDS.join('|')}|oh)$`);
/** Fewer digits are a count or a year. */
const FEWEST = 5;
/** A sentence may end after this many: after fewer, the engine has heard a pause as an end ("207. I'm 4418"). */
const MAY_END = 7;
/** Words that introduce a number, at most this many words before it. */
const CUE = /^(?:phone|numbers?|call|reach|mobile|cell|cellphone|telephone)\b/i;
const CUE_WORDS = 4;
/**
 * Words that may precede its first digit; any other word there may be a digit itself ("call me at you one two": at two
 * one two).
 */
const LEAD =
  /^(?:phone|numbers?|call|reach|mobile|cell|cellphone|telephone|number's|is|it's|that's|are|me|him|her|us|at|on|under|to|and|a|the|plus)$/i;
/** At most this many words may have been heard between digits ("6 to mero, 483-1795": six two zero …). */
const MOST_BETWEEN = 2;
/** Usual lengths of a number without a word inside it: a local one, and one with its country code. */
const USUAL = new Set([7, 11, 12]);
/** By how much another length must be more likely (natural log-probability), because ten digits are expected. */
const EXPECTED = 4.5;

/** All possible phone numbers, as tokens. */
export interface PhoneLists {
  readonly inGroups: Lists;
  readonly inWords: Lists;
  readonly inGroupsOfWords: Lists;
}

/** Spells all phone numbers in tokens. */
export function createPhoneLists(tokensOf: (text: string) => readonly number[]): PhoneLists {
  const lead = tokensOf('0').slice(0, -1);
  const last = (text: string) => tokensOf(text).slice(-1);
  const ofDigit = Array.from({ length: 10 }, (_, digit) => last(String(digit)));
  const dash = last('0-');
  const inGroups = GROUPS.map((length, group) =>
    createTrie(
      Array.from({ length: 10 ** length }, (_, number) => [String(number).padStart(length, '0'), 0] as const),
      (digits) => [
        ...(group === 0 ? lead : []),
        ...digits.split('').flatMap((digit) => ofDigit[Number(digit)] ?? []),
        ...(group === GROUPS.length - 1 ? [] : dash),
      ],
    ),
  );
  const digitsWith = (mark: string) =>
    createTrie(
      WORDS.map((word) => [word + mark, 0] as const),
      tokensOf,
    );
  const [comma, none] = [digitsWith(','), digitsWith('')];
  const withMarks = (isMarked: (after: number) => boolean) =>
    Array.from({ length: WHOLE }, (_, at) => (at < WHOLE - 1 && isMarked(at + 1) ? comma : none));
  return {
    inGroups,
    inWords: withMarks(() => true),
    inGroupsOfWords: withMarks((after) => after === 3 || after === 6),
  };
}

/**
 * Restores a phone number in which the engine lost a digit or took one for a word ("347, I'm 28, 5516"): ten digits
 * that fit the sound about as well as what was written. Undefined if none do, as with another country's number.
 */
export async function mendPhone(
  words: readonly TranscriptWord[],
  lists: () => PhoneLists,
  { rescore, search }: Questions,
): Promise<Mended | undefined> {
  const texts = words.map(({ text }) => text);
  const row = phoneRow(texts);
  if (row === undefined) return undefined;
  const said = texts.slice(row.from, row.to);
  const isInDigits = said.some((word) => /\d/.test(word));
  const { inGroups, inWords, inGroupsOfWords } = lists();
  const marks = said.filter((word) => word.endsWith(',')).length;
  const [found] = await search(row.from, isInDigits ? inGroups : marks > GROUPS.length ? inWords : inGroupsOfWords);
  if (found === undefined) return undefined;
  const heard = said.join(' ');
  const text = found.phrases.join(isInDigits ? '-' : ' ');
  const [unchanged = 0, whole = -Infinity] = await rescore(row, [heard.replace(/[.,?!;:]+$/, ''), text]);
  return whole + EXPECTED > unchanged ? { ...row, text } : undefined;
}

/** Where a phone number with an unusual number of digits is. */
function phoneRow(texts: readonly string[]): Stretch | undefined {
  const isCued = (at: number) => texts.slice(Math.max(0, at - CUE_WORDS), at).some((word) => CUE.test(word));
  const first = texts.findIndex((text, at) => digitsIn(text) > 0 && isCued(at));
  if (first < 0) return undefined;
  const before = texts[first - 1] ?? '';
  const from = /\W$/.test(before) || LEAD.test(before) ? first : first - 1;
  let to = first;
  let digits = 0;
  for (let at = first; at < texts.length && at - to <= MOST_BETWEEN; at += 1) {
    const text = texts[at] ?? '';
    if (digitsIn(text) > 0 && !/^years?\b/i.test(texts[at + 1] ?? '')) {
      to = at + 1;
      digits += digitsIn(text);
    }
    if (/[.?!]$/.test(text) && digits >= MAY_END) break;
  }
  const isUnbroken = texts.slice(first, to).every((text) => digitsIn(text) > 0);
  const isWell = digits === WHOLE || (isUnbroken && USUAL.has(digits));
  return digits < FEWEST || isWell ? undefined : { from, to };
}

/** How many digits of a phone number a word contains: "483-1795," seven, "nine-seven," two, "four," one. */
function digitsIn(text: string): number {
  const parts = bare(text).toLowerCase().split('-');
  return parts.every((part) => WORD.test(part)) ? parts.length : text.replaceAll(/\D/g, '').length;
}
