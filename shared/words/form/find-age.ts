import { isHardlyCarried } from './age-to-check.ts';
import { PERSON, type PatientPerson } from '#shared/words/reading/patient-person.ts';
import { opening, phrase, says } from '#shared/words/reading/phrase.ts';
import type { PlainWords, Span } from '#shared/words/reading/plain-words.ts';

/** An age in whole years and its position; `assumed` if the words only approximate it ("nearly forty"). */
export type FoundAge = Span & {
  readonly value: number;
  readonly assumed: boolean;
  /** The words are uncertain: "nine" from somebody who is retired, or a number beside another. */
  readonly unsure?: boolean;
};

/** The limit of REG-9; the contract has the same limit, but would import its validation library. */
const AGE_MAX = 120;

/** Measures, times and counts: a number before one of these is not an age. */
const UNIT =
  'hour|min*|second|third|day|week|month|time|foot|feet|inch|stone|pound|lb|ounce|kilo*|kg|cent*|cm|met[er]*|mile|mph|degree|celsius|fahrenheit|point|over (?=\\d)|percent|per|milligram*|mg|ml|mcg|microgram*|gram|unit|tablet|pill|puff|drop|dose|pack|cigarette|drink|pint|glass|beat|bpm|step|flight|stair|floor|dollar|euro|o clock|pm';
/** What makes the number before it something else: a measure, a date, part of an address or of a longer number. */
const NOT_AN_AGE = `(?! (${UNIT}|of|\\d[^ ]*|first|([a-z]*[^oi])?th|[snr][td]|MONTH|((?!(year|i|and|my|he|she) )[a-z]+ ){1,2}(street|road|lane|avenue|close|drive|court|crescent|terrace|gardens)) )`;
/** What makes the number after it something else: a measured value, or an address. */
const MEASURED =
  '(?<! (weight|weigh|height|tall|temperature|temp|fever|pressure|bp|pulse|rate|sugar|oxygen|sat|saturation|level|score|pain|dose|size|number|flat|apartment|house|room|ward|bed|unit|bus|floor|postcode|address|extension|foot|feet|\\d+ stone|met[er]*|over|point|grade|stage|class)( (is|was|are|of|at|about|around|it is)){0,3} )';
const ABOUT = '(about|nearly|almost)';
const STATED = '(?<n>\\d{1,3})';
const N = `${MEASURED}${STATED}`;
const BEFORE_N = `((only|just|${ABOUT}) ){0,2}${N}`;

/** If `other` is given, the phrase gives an age only for another person, or only for the speaker. */
const said = (source: string, other?: boolean) => ({ said: phrase(source), other });
/** Phrases that state an age, the most reliable first. */
const RULES = [
  said(`my ${STATED} year`, true),
  said(`(?<!since )i am( ,)?( only| just)? ${STATED} ((year|yr)( of age| old)|yo)`, false),
  said(`(?<!my )${STATED} ((year|yr)( of age| old)|yo)`),
  said(`(?<!(since|at|from|of) (the )?)aged?( is| of)? ${BEFORE_N}${NOT_AN_AGE}`),
  said(`(?<!since )i (am( ,)?|((have|just) )*turned) ${BEFORE_N}${NOT_AN_AGE}`, false),
  said(`(i|HE) (have|has) ${N} year(?! (of|ago|in|with|since|now|smok*|experience|history) )`),
  said(`is ${BEFORE_N} (?<unit>month|week|day)(?! (pregnant|gone|since))`, true),
  said(`(HE |(?<=my ([^ .,]+ ){1,4}))(is|are|((has|just) )*turned) ${BEFORE_N}${NOT_AN_AGE}`, true),
  said(`${N} ([^ ]+n )?(${PERSON}|m|f)`),
  said(`${N} (?<unit>month|week|day) old`, true),
  said(`(?<= (${PERSON}|m|f) (, |of )?)${N}${NOT_AN_AGE}`),
  said('new ?born'),
  said(`(?<=(^|[.?]|right|yes|yeah) (, )?)(?<n>\\d\\d)(?= (yes|yeah|no|i|my|they|[,.]) )(?! , \\d+ , \\d)`),
  said(
    '(?<!(birth|born|dob)( [^ ]+){1,9} )(?<! (\\d+|MONTH|[a-z]*[^oi]th|at|about|over|number|for|to|first|second|third|of|the|is|was|met[er]*|foot|feet|stone|point|inch|weigh|weight|height|tall)( ,)? )(?<n>1[3-9]|[2-9]\\d)(?= (([.] )?$|(no|my name|i|and i|so|it is) ))',
  ),
];
const A_YEAR_IN: Readonly<Record<string, number>> = { month: 12, week: 52, day: 365 };
const NEAR = phrase(ABOUT);
const CORRECTED = opening(
  `((([.] )+(?=\\d+ [.])|([,.] )*((no|sorry|wait|hang on|actually|i mean|i am) (, )*)+)${N}${NOT_AN_AGE} ?)+`,
);
const AFTER_NAME = opening(`(([a-z] ){3,})?((,|[.]|HE|is|and|aged?|i am|here) ){0,3}${N}${NOT_AN_AGE}`);

/**
 * The patient's age: the speaker's, or that of the person they have come for. A date of birth or a duration is not an
 * age. Months, weeks and days of a baby give whole years. `nameEnd` is where the patient's name ends, because "Lucy,
 * six" gives an age only there. The span is in the plain words.
 */
export function findAge(words: PlainWords, patient: PatientPerson, nameEnd?: number): FoundAge | undefined {
  const age = findSaid(words, patient, nameEnd);
  return age && { ...age, unsure: isHardlyCarried(words.text, age, patient) };
}

function findSaid({ text }: PlainWords, patient: PatientPerson, nameEnd?: number): FoundAge | undefined {
  for (const { said: pattern, other = patient.other } of RULES) {
    if (other !== patient.other) continue;
    for (const match of text.matchAll(pattern)) {
      const age = corrected(text, match);
      if (age !== undefined) return age;
    }
  }
  const match = nameEnd === undefined ? null : AFTER_NAME(text, nameEnd);
  return match === null ? undefined : corrected(text, match);
}

/** Takes the last age in "thirty-four, no sorry, thirty-five". */
function corrected(text: string, { index, 0: words, groups = {} }: RegExpExecArray): FoundAge | undefined {
  const { n = '0', unit = '' } = groups;
  const correction = CORRECTED(text, index + words.length);
  const value = Math.floor(Number(correction?.groups?.['n'] ?? n) / (A_YEAR_IN[unit] ?? 1));
  if (value > AGE_MAX) return undefined;
  const end = index + words.length + (correction?.[0].length ?? 0);
  return { value, assumed: says(`${words} `, NEAR), start: index + 1, end };
}
