import { opening, phrase, says, spansOf } from '#shared/words/reading/phrase.ts';
import { blanked, type PlainWords, type Span } from '#shared/words/reading/plain-words.ts';

/** A phone number as digits, with a leading plus if one was said, and its position in the plain words. */
export type FoundPhone = Span & { readonly value: string };

const DIGITS = '(\\d[\\d.,]*|oh|o|double|triple|hundred)';
const RUN = phrase(`((\\+|plus) )?${DIGITS}(( (,|dash|then)){0,2} ${DIGITS})*`);
const CARRIED = phrase('phone|number|mobile|call|tel*');
const NOT_A_PHONE = phrase('nhs|insurance');
const CORRECTION = phrase('sorry|no|wait|actually');
/** What people say, or an engine writes, at a pause inside a number. */
const PAUSE =
  /^ ?(?:(?:[,.?]|and|then|um|er|dash|it|is|that|so|yeah|yes|ye|ok|okay|right|oh|let|me|see|think|hang|hold|on|1|one|second|sec|moment|next|the|rest|hmm|well|uh) )*$/u;
/** A number that counts something is not part of a phone number: "4567. 3 days ago". */
const COUNTED = opening(
  '(year|yr|day|week|month|hour|min*|time|of|degree|over|point|kilo*|kg|stone|pound|foot|feet|milligram*|mg|tablet|pill|[a-z]+ (street|road|lane|avenue|close|drive|court))',
);
const MOST_DIGITS = 15;
/** A number that continues within this many characters belongs to what comes before. */
const SOON = 60;

/**
 * The patient's phone number: the ten digits of WORDS-5, other lengths after "phone", "call me" … or a plus, in digits
 * or spoken ("five five five", "double two", "oh"). After a correction ("no, sorry") the last one counts. A number said
 * with pauses is returned whole or not at all, never only its first part. `age` is a stretch that is not part of it.
 */
export function findPhone(words: PlainWords, age?: Span): FoundPhone | undefined {
  const text = blanked(words.text, age === undefined ? [] : [age]);
  const runs = spansOf({ ...words, text }, RUN).filter(({ end }) => COUNTED(text, end) === null);
  let found: FoundPhone | undefined;
  for (const [at, { start }] of runs.entries()) {
    if (found !== undefined && start < found.end) continue;
    const before = text.slice(Math.max(0, start - 60), start);
    const corrects = says(text.slice(found?.end ?? start, start), CORRECTION);
    if ((found !== undefined && !corrects) || says(before, NOT_A_PHONE)) continue;
    const phone = wholePhone(text, runs.slice(at, at + MOST_DIGITS), says(before, CARRIED));
    if (phone !== undefined) found = phone;
  }
  return found;
}

/** The longest number that begins with the first run and continues across pauses; undefined if its rest is separate. */
function wholePhone(text: string, [first, ...later]: readonly Span[], carried: boolean): FoundPhone | undefined {
  if (first === undefined) return undefined;
  let { end } = first;
  let value = digitsOf(text.slice(first.start, end));
  let best = isPhone(value, carried) && !isBegun(value) ? { value, start: first.start, end } : undefined;
  for (const next of later) {
    const between = text.slice(end, next.start);
    const more = digitsOf(text.slice(next.start, next.end));
    const isApart = isPhone(more, false) || says(between, CORRECTION) || isWhole(value) || next.start - end > SOON;
    if (isApart) break;
    // "555 123. My flat is 4567": it is unclear what belongs to it.
    if (!PAUSE.test(between)) return isPhone(value, false) || more.length < 2 ? best : undefined;
    value += more;
    ({ end } = next);
    if (isSure(value)) best = { value, start: first.start, end };
    else if (value.length > MOST_DIGITS) break;
    else if (best !== undefined && !isPhone(best.value, false)) best = undefined;
  }
  return best;
}

/** Ten digits, or eleven with a leading 0 or 1, are complete. */
function isWhole(value: string): boolean {
  return /^(?:[2-9]\d{9}|[01]\d{10}|\+\d{11,})$/u.test(value);
}

/** What was joined across pauses must have the length of a phone number; otherwise more may follow. */
function isSure(value: string): boolean {
  return /^(?:[1-9]\d{6}|\d{10,11}|\+\d{10,15})$/u.test(value);
}

/** A national number with its leading 0 has at least nine digits. */
function isBegun(value: string): boolean {
  return /^0\d{0,7}$/u.test(value);
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
