import { phrase, says, spansOf } from './phrase.ts';
import { blanked, type PlainWords, type Span } from './plain-words.ts';

/** A phone number as digits with a leading plus where one was said, and where it stands in the plain words. */
export type FoundPhone = Span & { readonly value: string };

const DIGITS = '(\\d[\\d.,]*|oh|o|double|triple|hundred)';
/** A full stop after three digits or fewer ends a sentence, not a group. */
const RUN = phrase(`((\\+|plus) )?${DIGITS}(( (,|dash|then)){0,2} ${DIGITS})*`);
const CARRIED = phrase('phone|number|mobile|call|tel*');
const NOT_A_PHONE = phrase('nhs|insurance');
const CORRECTION = phrase('sorry|no|wait|actually');

/**
 * The patient's phone number: the ten digits of product.md §5, other lengths after "phone", "call me" … or a plus, in
 * digits or in spoken ones ("five five five", "double two", "oh"). After a correction ("no, sorry") the last one wins.
 * `age` is a stretch that is no part of it.
 */
export function findPhone(words: PlainWords, age?: Span): FoundPhone | undefined {
  const text = blanked(words.text, age === undefined ? [] : [age]);
  let found: FoundPhone | undefined;
  for (const { start, end } of spansOf({ ...words, text }, RUN)) {
    const value = digitsOf(text.slice(start, end));
    const before = text.slice(Math.max(0, start - 60), start);
    const between = text.slice(found?.end ?? start, start);
    const corrects = says(between, CORRECTION);
    if ((found === undefined || corrects) && !says(before, NOT_A_PHONE) && isPhone(value, says(before, CARRIED)))
      found = { value, start, end };
  }
  return found;
}

function isPhone(value: string, carried: boolean): boolean {
  return /^(?:\+\d{8,15}|\d{10,11})$/u.test(value) || (carried && /^\d{7,15}$/u.test(value));
}

/** "plus 4 4 double 7 9 hundred" as "+4477900". */
function digitsOf(said: string): string {
  return said
    .replace(/^plu/u, '+')
    .replace(/(?<= |^)oh?(?= |$)/gu, '0')
    .replaceAll('hundr', '00')
    .replace(/doubl (\d)/gu, '$1$1')
    .replace(/tripl (\d)/gu, '$1$1$1')
    .replace(/(?!^\+)\D/gu, '');
}
