import { PERSON, type PatientPerson } from './patient-person.ts';
import { opening, phrase, says } from './phrase.ts';
import type { PlainWords, Span } from './plain-words.ts';

/** An age in whole years and where it was said; `assumed` when the words only come near it ("nearly forty"). */
export type FoundAge = Span & { readonly value: number; readonly assumed: boolean };

/** product.md §5. The contract has the same bound, but would bring its validation library along. */
const AGE_MAX = 120;

const N = '(?<n>\\d{1,3})( and a half)?';
const YEAR = '(year|yr|y)';
/** What makes the number before it something else: a measure, a date, part of an address or of a longer number. */
const NOT_AN_AGE =
  '(?! (hour|min*|second|day|week|month|k[gi][^ ]*|pound|stone|feet|foot|cm|time|am|pm|of|child*|kid|tablet|mg|(?!\\k<n> )\\d[^ ]*(?! (or|to) )|first|third|[a-z]*[^oi]th|MONTH|((?!i )[^ ]+ ){1,2}(street|road|avenue|lane|drive|park|terrace|close|court|gardens)) )';
const ABOUT = '(about|around|nearly|almost)';
const BEFORE = `((only|just|a|${ABOUT}) ){0,2}`;

/** Where `ofAnother` is given, the phrase says an age only of somebody else, or only of the one who speaks. */
const said = (source: string, ofAnother?: boolean) => ({ said: phrase(source), ofAnother });
/** Phrases that say an age, in order of trust. */
const RULES = [
  said(`(how old|age)( [^ .?]+){0,5} \\?( [^ .?]+){0,2} ${N}${NOT_AN_AGE}`),
  said(`my ${N} ${YEAR}`, true),
  said(`(?<!my )${N} (${YEAR}( of age| old| young)|yo)`),
  said(`(?<!(since|at|from|of) (the )?)aged?( of (me|him|her))?( is| of)? ${BEFORE}${N}${NOT_AN_AGE}`),
  said(`(?<!since )i (am( ,)?|would be|((am|have) )?(turned|reach)) ${BEFORE}${N}${NOT_AN_AGE}`, false),
  said(`i was ${N}(?= (last|in MONTH))`, false),
  said(`(i (?=have \\d\\d )|HE )(have|has) ${N} year(?! (of|ago|in) )`),
  said(`is ${BEFORE}${N} (?<unit>month|week|day)(?! (pregnant|gone|since))`, true),
  said(`(HE |(?<=my ([^ .,]+ ){1,4}))(is|are|look*|((has|just) )?turned) ${BEFORE}${N}${NOT_AN_AGE}`, true),
  said(`(?<!(cough|pain|rash|it*) is )${N} (?<unit>month|week|day) old`),
  said(`${N} ([^ ]+(n|ic|te|ck) ){0,2}(${PERSON}|m|f)`),
  said(`(?<= (${PERSON}|m|f) (, |of )?)${N}${NOT_AN_AGE}`),
  said('i am \\d\\d (?<n>\\d\\d)', false),
  said('new ?born'),
  said('(?<=(^|[.?]) (and )?(, )?)(?<n>\\d\\d)(?! , (oh )?\\d+ , \\d)(?= (yes|yeah|doctor|no|i|my|and|[,.]) )'),
  said(
    '(?<!(birth|born|dob)( [^ ]+){1,9} )(?<! (\\d+|MONTH|thousand|[a-z]*[^oi]th|at|about|over|number|for|to|of (the )?[^ ]+|first|second|third|(?<!know )of|the|double|20|past|is|was) )(?<n>1[3-9]|[2-9]\\d)(?= (([.] )?$|(no|already|my (name|wife|husband)|i|and i|and it|so|it is) ))',
  ),
];
const A_YEAR_IN: Readonly<Record<string, number>> = { month: 12, week: 52, day: 365 };
const NEAR = phrase(ABOUT);
const CORRECTED = opening(
  `(((?<=(?<t>\\d)0 )(, )?(?=\\k<t>[1-9] (?!(in|next) ))|([.] )+(?=\\d+ [.])|([,.] )*((no|sorry|wait|actually|hang on|i mean|(i )?tell a lie|make that|i am|HE is) (, )*)+)${N}${NOT_AN_AGE} ?)+`,
);
/** What makes an age one that is still to come: "turning fifty next week", "eighty-six come March". */
const NOT_YET = opening('(come|next|in MONTH|on MONTH|soon|this (week|month))');
const TO_COME = phrase('am turning|will be');
const AFTER_NAME = opening(
  `([a-z] (for) [^ ]+ |([a-z] ){3,})?((,|[.]|HE|is|and|aged?|i am|speaking|here|yes|yeah) ){0,3}${N}(?! , (oh )?\\d+ , \\d)${NOT_AN_AGE}`,
);

/**
 * The patient's age: of the one who speaks, or of the one they have come for. A date of birth is not an age, nor is
 * a duration. Months, weeks and days of a baby give whole years. `nameEnd` is where the patient's name ends, because
 * "Lucy, six" says an age only there. The stretch is one of the plain words.
 */
export function findAge({ text }: PlainWords, patient: PatientPerson, nameEnd?: number): FoundAge | undefined {
  for (const { said: pattern, ofAnother = patient.other } of RULES) {
    if (ofAnother !== patient.other) continue;
    for (const match of text.matchAll(pattern)) {
      const age = corrected(text, match);
      if (age !== undefined) return age;
    }
  }
  const match = nameEnd === undefined ? null : AFTER_NAME(text, nameEnd);
  return match === null ? undefined : corrected(text, match);
}

/** Takes the last age of "thirty-four, no sorry, thirty-five". */
function corrected(text: string, { index, 0: words, groups = {} }: RegExpExecArray): FoundAge | undefined {
  const { n = '0', unit = '' } = groups;
  const correction = CORRECTED(text, index + words.length);
  // "I turned seventy in May": who turned is not younger, unless it says so.
  const isToCome =
    correction === null &&
    (says(`${words} `, TO_COME) || (!/ (?:turn|was) /u.test(words) && NOT_YET(text, index + words.length) !== null));
  const value = Math.floor(Number(correction?.groups?.['n'] ?? n) / (A_YEAR_IN[unit] ?? 1)) - Number(isToCome);
  if (value > AGE_MAX) return undefined;
  const end = index + words.length + (correction?.[0].length ?? 0);
  return { value, assumed: says(`${words} `, NEAR), start: index + 1, end };
}
