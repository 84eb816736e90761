import { NUMBER, valueOfNumber } from './number-words.ts';
import type { PatientPerson } from './patient-person.ts';
import { phrase } from './phrase.ts';
import { originalSpan, type PlainWords, type Span } from './plain-words.ts';

/** An age in whole years and where it was said; `about` when the words only come near it ("nearly forty"). */
export type FoundAge = Span & { readonly value: number; readonly about: boolean };

/** product.md §5. The contract has the same bound, but would bring its validation library along. */
const AGE_MAX = 120;

const NOT_AN_AGE =
  "(?! ((and a half )?(hours?|min*|seconds?|days?|weeks?|months?|kg|kilo*|pounds?|lbs?|stones?|feet|foot|ft|cm|centimet*|met(er|re)s?|inch*|percent|degrees?|miles?|times?|o'clock|am|pm|of|per|out|hundred|thousand|point|more|child*|kids|tablets?|pills?|drinks|park|street|road|avenue|one|two|three|four|five|six|seven|eight|nine|\\d+|first|second|third|(four|fif|six|seven|eigh|nin|ten|eleven|twelf|[a-z]+teen|[a-z]+tie)th|years? (ago|now|later|of (?!age)|married|sober|post|into|since|back)) ))";
const ABOUT = '(about|around|nearly|almost|roughly|approximately)';
const N = `(?<n>${NUMBER})`;
const SOON = `((only|just|now|currently|actually|an?|turned|${ABOUT}) ){0,2}`;
const YEARS = '( and a half)? (years?|yrs?|yr|y)';

/** Phrases that say an age, in order of trust, and of whom: the one who speaks, somebody else, or either. */
const RULES: readonly (readonly [who: 'self' | 'other' | 'either', said: RegExp])[] = (
  [
    [
      'either',
      `(?<!(my|our|for|every|last) )${N}${YEARS}( of age| old| o)(?! (son|daughter|boy|girl|child|baby|kid|niece|nephew|grand|house|car|injur|problem|dog|cat))`,
    ],
    ['other', `${N}${YEARS} old`],
    ['either', '(?<n>\\d{1,3})( ?yo|y| y o|m|f)'],
    [
      'either',
      `(?<!(since|at|from|until|by|of|before|after|under|over|middle|same|old) (the )?)aged?( is| was| :| ,| of|'s)?( about| now)* ${N}${NOT_AN_AGE}`,
    ],
    ['self', `(i'm|i am|im|i('ve)?( just)? turned) ${SOON}${N}${NOT_AN_AGE}`],
    [
      'other',
      `(he's|she's|he is|she is|who is|who's|(?<=my ([^ .,]+ ){1,4})is|(he|she|who) (has )?(just )?turned) ${SOON}${N}${NOT_AN_AGE}`,
    ],
    ['either', `${N}( and a half)? (?<unit>months?|mths?|weeks?|wks?|days?) old`],
    [
      'other',
      `(he's|she's|is|'s|turned) (only |just |about |now |nearly )?${N} (?<unit>months?|weeks?|days?)(?! (pregnant|ago|post|into|late))`,
    ],
    ['either', `${N} (years? |yrs? )?(old )?(male|female|man|woman|lady|gentleman|boy|girl|m|f)`],
    [
      'either',
      `(?<=(male|female|woman|man|boy|girl|lady|gentleman) ([,.:]|of|gender|)? ?)${N}( years?| yrs?)?(?= ([,.]|with|who|has|and|from|my|i|phone|years?))${NOT_AN_AGE}`,
    ],
    ['either', 'new ?born( baby| son| daughter| boy| girl)?'],
  ] as const
).map(([who, said]) => [who, phrase(said)]);
const CORRECTED = new RegExp(
  `^(?: [,.])? (?:no|sorry|i mean|actually|rather|make that|correction|wait)(?: [,.]| no| sorry| i mean| i'm| i am| it's| that's| make that| she's| he's| actually)* (${NUMBER})(?= )`,
  'u',
);
/** The age of a child that the one who speaks only mentions. */
const OF_A_CHILD = phrase(
  `(my|our|her|his|(?<=(have|got|has|had|with|'ve) )an?) ${NUMBER} (years?|months?|weeks?) old`,
);
const AFTER_NAME = new RegExp(
  phrase(
    `( ,| and| who is| who's| is| aged| who| he's| she's| i'm| i am| age){0,3} ${N}( years?| yrs?)?${NOT_AN_AGE}(?! ((of|the) )*(january|february|march|april|may|june|july|august|september|october|november|december|nineteen|twenty|oh|zero))`,
  ).source.replace(/^ /u, '^'),
  'u',
);

/**
 * The patient's age: of the one who speaks, or of the one they have come for. A date of birth is not an age, nor is
 * a duration. Months, weeks and days of a baby give whole years. `nameEnd` is where the patient's name ends, because
 * "Lucy, six" says an age only there.
 */
export function findAge(words: PlainWords, patient: PatientPerson, nameEnd?: number): FoundAge | undefined {
  const { text } = words;
  const children = patient.other ? [] : Array.from(text.matchAll(OF_A_CHILD), (match) => match.index);
  for (const [who, said] of RULES) {
    if (who !== 'either' && (who === 'other') !== patient.other) continue;
    for (const match of text.matchAll(said)) {
      if (children.some((at) => match.index >= at && match.index < at + 12)) continue;
      if (patient.other && /i(?:'m| am)(?: an?)?$/u.test(text.slice(0, match.index))) continue;
      const { n = 'zero', unit = 'years' } = match.groups ?? {};
      const age = inYears(valueOfNumber(n), unit);
      if (age <= AGE_MAX) return corrected(words, match.index + 1, match.index + match[0].length, age);
    }
  }
  const match = nameEnd === undefined ? null : AFTER_NAME.exec(text.slice(nameEnd, nameEnd + 90));
  if (match === null || nameEnd === undefined) return undefined;
  const age = valueOfNumber(match.groups?.['n'] ?? '');
  return age > AGE_MAX ? undefined : corrected(words, nameEnd + 1, nameEnd + match[0].length, age);
}

/** Takes the last age of "thirty-four, no sorry, thirty-five". */
function corrected(words: PlainWords, start: number, end: number, value: number): FoundAge {
  const about = new RegExp(` ${ABOUT} `, 'u').test(words.text.slice(start - 1, end));
  const match = CORRECTED.exec(words.text.slice(end, end + 60));
  const newValue = valueOfNumber(match?.[1] ?? '');
  if (match === null || newValue > AGE_MAX) return { ...originalSpan(words, { start, end }), value, about };
  return { ...originalSpan(words, { start, end: end + match[0].length }), value: newValue, about };
}

function inYears(value: number, unit: string): number {
  const inOne = unit.startsWith('m') ? 12 : unit.startsWith('w') ? 52 : unit.startsWith('d') ? 365 : 1;
  return Math.floor(value / inOne);
}
