import { NUMBER, valueOfNumber } from './number-words.ts';
import type { PatientPerson } from './patient-person.ts';
import { phrase } from './phrase.ts';
import { originalSpan, type PlainWords, type Span } from './plain-words.ts';

/** An age in whole years and where it was said; `about` when the words only come near it ("nearly forty"). */
export type FoundAge = Span & { readonly value: number; readonly about: boolean };

/** product.md §5. The contract has the same bound, but would bring its validation library along. */
const AGE_MAX = 120;

const NOT_AN_AGE =
  "(?! (?:and a half )?(?:hours?|minutes?|mins?|seconds?|days?|weeks?|months?|kg|kilos?|kilograms?|pounds?|lbs?|stones?|feet|foot|ft|cm|centimet\\w+|met(?:er|re)s?|inch\\w*|percent|degrees?|miles?|times?|o'clock|oclock|am|pm|st|nd|rd|th|of|per|out|hundred|thousand|point|more|children|kids|tablets?|pills?|cigarettes|drinks|beers|park|street|road|avenue|one|two|three|four|five|six|seven|eight|nine|\\d+|first|second|third|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|[a-z]+teen|[a-z]+tie)th|years? (?:ago|now|later|of (?!age)|married|sober|clean|post|into|since|back))(?= ))";
const ABOUT = '(?:about|around|nearly|almost|roughly|approximately|approaching|close to|circa)';
const SOON = `(?:(?:only|just|now|currently|actually|a|an|like|maybe|already|still|also|turned|${ABOUT}) ){0,2}`;
const N = `(?<n>${NUMBER})`;

type Rule = { readonly said: RegExp; readonly who: 'self' | 'other' | 'either'; readonly unit?: 'months' | 'none' };

/** In order of trust. */
const RULES: readonly Rule[] = [
  {
    who: 'either',
    said: phrase(
      `(?<!my |our )(?<!for |every |last )${N}(?: and a half)? (?:years?|yrs?|yr|y)(?: of age| old| o)(?! (?:son|daughter|boy|girl|child|baby|kid|niece|nephew|grand\\w+|house|car|injury|problem|scar|dog|cat))`,
    ),
  },
  { who: 'other', said: phrase(`${N}(?: and a half)? (?:years?|yrs?) old(?= )`) },
  { who: 'either', said: phrase('(?<n>\\d{1,3})(?: ?yo|y| y o)') },
  {
    who: 'either',
    said: phrase(
      `(?<!since |since the |at |at the |from |from the |until |by |by the |of the |before |after |under |over |between |middle |same |old )(?:aged?|ages)(?: is| was|:| ,| of|'s)?(?: about| now)* ${N}${NOT_AN_AGE}`,
    ),
  },
  {
    who: 'self',
    said: phrase(
      `(?:i'm|i am|im|i just turned|i turned|i've turned|i just turn|i've just turned) ${SOON}${N}${NOT_AN_AGE}`,
    ),
  },
  {
    who: 'other',
    said: phrase(
      `(?:he's|she's|he is|she is|they're|they are|who is|who's|(?<=(?:son|daughter|wife|husband|mother|mum|mom|father|dad|brother|sister|baby|child|neighbou?r|friend|boy|girl|grandmother|grandfather|grandma|grandpa|partner|patient|uncle|aunt) (?:[^ .,]+ ){0,3})is|(?:he|she|who) (?:has )?just turned) ${SOON}${N}${NOT_AN_AGE}`,
    ),
  },
  { who: 'either', unit: 'months', said: phrase(`${N}(?: and a half)? (?<unit>months?|mths?|weeks?|wks?|days?) old`) },
  {
    who: 'other',
    unit: 'months',
    said: phrase(
      `(?:he's|she's|he is|she is|is|'s|turned|just) (?:only |just |about |now |nearly )?${N} (?<unit>months?|weeks?|days?)(?! (?:pregnant|ago|post|into|late|early))`,
    ),
  },
  {
    who: 'either',
    said: phrase(`${N} (?:years? |yrs? |yr )?(?:old )?(?:male|female|man|woman|lady|gentleman|boy|girl|m|f)`),
  },
  { who: 'either', said: phrase('(?<n>\\d{1,3})(?:m|f)') },
  {
    who: 'either',
    said: phrase(
      `(?<=(?:male|female|woman|man|boy|girl|lady|gentleman)(?: ,)? )${N}(?: years?| yrs?)?(?= (?:[,.]|with|who|has|and|from|my|i|phone|years?))`,
    ),
  },
  { who: 'either', said: phrase(`(?:turned|turning|a|an|as a|i'm a|is a|is an) ${N} year old`) },
  { who: 'either', unit: 'none', said: phrase('new ?born(?: baby| son| daughter| boy| girl)?') },
];
const CORRECTED = phrase(
  `(?:[,.] )?(?:no |sorry|i mean|actually|rather|make that|correction|wait)(?: [,.]| no| sorry| i mean| i'm| i am| it's| that's| make that| make it| she's| he's| actually)* ${N}${NOT_AN_AGE}`,
);
/** An age that belongs to somebody else than the one who is the patient. */
const OF_A_CHILD = phrase(
  `(?:my|our|her|his|(?<=(?:have|got|has|had|with|'ve) )an?) ${N} (?:years?|months?|weeks?) old(?: (?:son|daughter|boy|girl|child|baby|kid|grand\\w+|niece|nephew))?`,
);

/**
 * The patient's age: of the one who speaks, or of the one they have come for. A date of birth is not an age, nor is
 * a duration. Months, weeks and days of a baby give whole years. `nameEnd` is where the patient's name ends, because
 * "Lucy, six" says an age only there.
 */
export function findAge(words: PlainWords, patient: PatientPerson, nameEnd?: number): FoundAge | undefined {
  const { text } = words;
  const children = patient.other ? [] : Array.from(text.matchAll(OF_A_CHILD), (match) => match.index);
  for (const rule of RULES) {
    if (rule.who !== 'either' && (rule.who === 'other') !== patient.other) continue;
    for (const match of text.matchAll(rule.said)) {
      if (children.some((at) => match.index >= at && match.index < at + 12)) continue;
      if (
        patient.other &&
        /(?<= )(?:i'm|i am) (?:a |an )?$/u.test(text.slice(Math.max(0, match.index - 8), match.index + 1))
      )
        continue;
      const age = rule.unit === 'none' ? 0 : inYears(match.groups?.['n'] ?? '', match.groups?.['unit']);
      if (age <= AGE_MAX) return corrected(words, match.index + 1, match.index + match[0].length, age);
    }
  }
  return nameEnd === undefined ? undefined : ageAfterName(words, nameEnd);
}

function ageAfterName(words: PlainWords, nameEnd: number): FoundAge | undefined {
  const match = new RegExp(
    `^(?: ,| and| who is| who's| is| aged| who| he's| she's| i'm| i am| age){0,3} (${NUMBER})(?: years?| yrs?)?(?= (?:[,.]|male|female|m|f|years?|and|with|has|i|my|she|he|who|here|from|phone|for|woman|man)?)${NOT_AN_AGE}(?!(?: of| the)* (?:january|february|march|april|may|june|july|august|september|october|november|december|nineteen|twenty|nine|oh|zero|one|two|three|four|five|six|seven|eight|park|street))`,
    'u',
  ).exec(words.text.slice(nameEnd, nameEnd + 80));
  if (match === null) return undefined;
  const age = valueOfNumber(match[1] ?? '');
  return age > AGE_MAX ? undefined : corrected(words, nameEnd + 1, nameEnd + match[0].length, age);
}

/** Takes the last age of "thirty-four, no sorry, thirty-five". */
function corrected(words: PlainWords, start: number, end: number, value: number): FoundAge {
  const said = words.text.slice(start, end);
  const about = new RegExp(` ${ABOUT} `, 'u').test(` ${said} `);
  const after = words.text.slice(end, end + 60);
  const match = after.match(CORRECTED);
  const fixed = match === null || !after.startsWith(match[0]) ? undefined : match[0];
  if (fixed === undefined) return { ...originalSpan(words, { start, end }), value, about };
  const number = new RegExp(`(${NUMBER})$`, 'u').exec(fixed.trim())?.[1];
  const newValue = valueOfNumber(number ?? '');
  if (number === undefined || newValue > AGE_MAX) return { ...originalSpan(words, { start, end }), value, about };
  return { ...originalSpan(words, { start, end: end + fixed.length }), value: newValue, about };
}

function inYears(number: string, unit = 'years'): number {
  const value = valueOfNumber(number);
  if (unit.startsWith('m')) return Math.floor(value / 12);
  if (unit.startsWith('w')) return Math.floor(value / 52);
  return unit.startsWith('d') ? Math.floor(value / 365) : value;
}
