import type { PatientPerson } from './patient-person.ts';
import { opening, phrase, says } from './phrase.ts';
import type { PlainWords, Span } from './plain-words.ts';

/** An age in whole years and where it was said; `assumed` when the words only come near it ("nearly forty"). */
export type FoundAge = Span & { readonly value: number; readonly assumed: boolean };

/** product.md §5. The contract has the same bound, but would bring its validation library along. */
const AGE_MAX = 120;

const N = '(?<n>\\d{1,3})( and a half)?';
const YEAR = '(year|yr|y)';
const PERSON = '(male|female|man|woman|lady|gentleman|boy|girl|m|f)';
/** What makes the number before it something else: a measure, a date, part of an address or of a longer number. */
const NOT_AN_AGE =
  '(?! (hour|min*|second|day|week|month|k[gi][^ ]*|pound|stone|f[eo]*t|cm|met*|inch*|percent|degree|mile|time|am|pm|of|per|more|child*|kid|tablet|park|street|road|\\d[^ ]*|st|nd|rd|first|third|[a-z]*th|MONTH|year (ago|now|of (?!age))) )';
const ABOUT = '(about|around|nearly|almost|roughly)';
const BEFORE = `((only|just|now|a|an|${ABOUT}) ){0,2}`;

/** Phrases that say an age, in order of trust, and of whom: the one who speaks, somebody else, or either. */
const RULES: readonly (readonly [who: 'self' | 'other' | 'either', said: RegExp])[] = (
  [
    ['either', `(?<!(my|our|for|last) )${N} (${YEAR}( of age| old| o)|yo)`],
    ['other', `${N} ${YEAR} old`],
    [
      'either',
      `(?<!(since|at|from|by|of|before|after|under|over) (the )?)aged?( is| was| ,| of)? ${BEFORE}${N}${NOT_AN_AGE}`,
    ],
    ['self', `i (am|((have|just) )*turned) ${BEFORE}${N}${NOT_AN_AGE}`],
    ['other', `(HE |(?<=my ([^ .,]+ ){1,4}))(is|((has|just) )*turned) ${BEFORE}${N}${NOT_AN_AGE}`],
    ['either', `${N} (?<unit>month|week|day) old`],
    ['other', `is ${BEFORE}${N} (?<unit>month|week|day)(?! (pregnant|ago|post|late))`],
    ['either', `${N} (${YEAR} )?(old )?${PERSON}`],
    ['either', `(?<= ${PERSON} (, |is |of )?)${N}${NOT_AN_AGE}`],
    ['either', 'new ?born'],
  ] as const
).map(([who, said]) => [who, phrase(said)]);
const NEAR = phrase(ABOUT);
const CORRECTED = opening('([,.] )?(no|sorry|i mean)( ,| no| sorry| i| am| it| is)* (?<n>\\d{1,3})');
/** The age of a child that the one who speaks only mentions. */
const OF_A_CHILD = phrase('(my|our|her|his|(have|got|has|had|with) an?) \\d+ (year|month|week) old');
const AFTER_NAME = opening(`((,|and|HE|is|aged?|i am) ){0,3}${N}${NOT_AN_AGE}`);

/**
 * The patient's age: of the one who speaks, or of the one they have come for. A date of birth is not an age, nor is
 * a duration. Months, weeks and days of a baby give whole years. `nameEnd` is where the patient's name ends, because
 * "Lucy, six" says an age only there. The stretch is one of the plain words.
 */
export function findAge({ text }: PlainWords, patient: PatientPerson, nameEnd?: number): FoundAge | undefined {
  const children = patient.other ? [] : [...text.matchAll(OF_A_CHILD)];
  for (const [who, said] of RULES) {
    if (who !== 'either' && (who === 'other') !== patient.other) continue;
    for (const match of text.matchAll(said)) {
      if (children.some(({ index }) => match.index >= index && match.index < index + 12)) continue;
      if (patient.other && / i am(?: an?)?$/u.test(text.slice(0, match.index))) continue;
      const age = corrected(text, match);
      if (age !== undefined) return age;
    }
  }
  const match = nameEnd === undefined ? null : AFTER_NAME(text, nameEnd);
  return match === null ? undefined : corrected(text, match);
}

/** Takes the last age of "thirty-four, no sorry, thirty-five". */
function corrected(text: string, { index, 0: said, groups = {} }: RegExpExecArray): FoundAge | undefined {
  const { n = '0', unit = 'year' } = groups;
  const correction = CORRECTED(text, index + said.length);
  const inOne = unit.startsWith('m') ? 12 : unit.startsWith('w') ? 52 : unit.startsWith('d') ? 365 : 1;
  const value = Math.floor(Number(correction?.groups?.['n'] ?? n) / inOne);
  if (value > AGE_MAX) return undefined;
  const end = index + said.length + (correction?.[0].length ?? 0);
  return { value, assumed: says(`${said} `, NEAR), start: index + 1, end };
}
