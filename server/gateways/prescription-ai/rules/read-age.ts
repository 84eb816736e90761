import { extractRegistration } from '#shared/rules/extract-registration.ts';
import { plain } from './statements.ts';

/** A patient's age in years (below one: a fraction), or why there is none. */
export type ReadAge =
  | { readonly kind: 'known'; readonly years: number }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'contradictory' };

const OLDEST = 120;
const NOT_THE_PATIENT =
  /\b(?:since|from|until|when|breast ?feed\w*(?: (?:a|an|her|my|the))?|nursing (?:a|her)|(?:mother|father|parent|carer) of (?:a|an)|by|before|after|diagnosed(?: \w+)?(?: at)?|at(?: the)?(?: age(?: of)?)?|for|over|last|past|(?:father|mother|mum|mom|dad|wife|husband|brother|sister|partner|grand\w+|uncle|aunt|sibling)(?:'s)?(?: \w+){0,3}),? (?:age )?$/u;
const PATTERNS: readonly { readonly pattern: RegExp; readonly perYear: number | undefined }[] = [
  {
    pattern: /(?<!\d)(\d{1,3})(?: and a half)? ?(?:years?|yrs?)(?: of age| old)(?! (?:injury|fracture|problem|scar))/gu,
    perYear: 1,
  },
  { pattern: /(?<!\d)(\d{1,3}) ?y ?\/? ?o?\b(?![\w/])/gu, perYear: 1 },
  {
    pattern: /\bage[d:]?(?: is| of)? ?[:=]? ?(\d{1,3})(?! ?(?:months?|mths?|mo|weeks?|wks?|days?)\b)(?![\d.%])/gu,
    perYear: 1,
  },
  { pattern: /(?<!\d)(\d{1,3}) ?(?:years?|yrs?) (?:male|female|man|woman|boy|girl|m\b|f\b)/gu, perYear: 1 },
  { pattern: /(?<!\d)(\d{1,3})(?:months?|mths?|mo| months?| mths?| mo)(?: old| of age)/gu, perYear: 12 },
  { pattern: /(?<!\d)(\d{1,3}) ?(?:weeks?|wks?)(?: old| of age)/gu, perYear: 52 },
  { pattern: /(?<!\d)(\d{1,3}) ?days?(?: old| of age)/gu, perYear: 365 },
  { pattern: /\baged? ?[:=]? ?(\d{1,3}) ?(?:months?|mths?|mo)\b/gu, perYear: 12 },
  { pattern: /\baged? ?[:=]? ?(\d{1,3}) ?(?:weeks?|wks?)\b/gu, perYear: 52 },
];

/** Reads the patient's age from a report. Two different ages of the patient contradict each other. */
export function readAge(report: string): ReadAge {
  const text = plain(report);
  const ages = new Set<number>();
  for (const { pattern, perYear = 1 } of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      if (NOT_THE_PATIENT.test(text.slice(Math.max(0, match.index - 60), match.index))) continue;
      const years = Number(match[1]) / perYear;
      if (years <= OLDEST) ages.add(years);
    }
  }
  if (/\b(?:new ?born|neonate)\b(?! (?:screening|period))/u.test(text) && ages.size === 0) ages.add(0);
  const extracted = extractRegistration(report).age;
  const [age] = ages;
  if (ages.size > 1) return { kind: 'contradictory' };
  if (extracted.how === 'not heard') return age === undefined ? { kind: 'unknown' } : { kind: 'known', years: age };
  if (age === undefined) return { kind: 'known', years: extracted.value };
  // The other reader knows whole years only.
  return Math.floor(age) === extracted.value ? { kind: 'known', years: age } : { kind: 'contradictory' };
}
