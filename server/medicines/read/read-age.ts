import { extractRegistration } from '#shared/words/form/extract-registration.ts';
import { asExactAge } from './age-under.ts';
import { plain } from './statements.ts';

/** A patient's age in years (a fraction below one), or why there is none. */
export type ReadAge =
  | { readonly kind: 'known'; readonly years: number }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'contradictory' };

const OLDEST = 120;
const NOT_THE_PATIENT =
  /\b(?:since|from|until|when|breast ?feed\w*(?: (?:a|an|her|my|the))?|nursing (?:a|her)|(?:mother|father|parent|carer) of (?:a|an)|by|before|after|diagnosed(?: \w+)?(?: at)?|at(?: the)?(?: age(?: of)?)?|for|over|last|past|(?:father|mother|mum|mom|dad|wife|husband|brother|sister|partner|grand\w+|uncle|aunt|sibling)(?:'s)?(?: (?:is|was|aged|of|who is)){0,2}),? (?:age )?$/u;
/** A breastfed baby is not the patient, however its age is given. */
const NURSED = /\bbreast ?feed\w*(?: (?:a|an|her|my|the))? [^.,;\n]{0,30}?(?:old|of age)\b/giu;
const A_CHILD = /^,? (?:daughter|son|child|kid|baby|twins?|nephew|niece|grand(?:son|daughter|child))\b/u;
const A_SICK_CHILD = new RegExp(
  `${A_CHILD.source},? (?:who |that |which )?(?:has|had|is|with|presents|presenting|complains|developed)\\b`,
  'u',
);
const A_RELATIVE =
  /^,? (?:daughter|son|child|kid|baby|twins?|nephew|niece|grand\w+|husband|wife|brother|sister|mother|father|partner)\b/u;
/** Contexts in which a bare number of years must be an age: only the patient is named before it. */
const ALONE =
  '^(?:(?:(?:the )?(?:patient|pt) ?:? ?)?(?:an? )?(?:adult |elderly )?(?:fe)?male(?: patient)?[,.:]? |(?:an? |the )?(?:(?:wo)?man|boy|girl|lady|gentleman|child|baby|infant|patient|pt)(?: is|[,.:])? )?';
const END = ' ?(?=[.,;\\n]|$)';
/** “Diabetes: 12 years.” and “Hypertension, 10 years.” are durations, whatever the general reader finds. */
const HOW_LONG =
  /(?<!(?:\b(?:aged?|patient|pt|is|am|has|have|turned)|male|man|boy|girl) ?[,:]? ?)\b\d{1,3} ?(?:years?|yrs?|months?)\b(?![ -](?:old|of age))/giu;
const PATTERNS: readonly { readonly pattern: RegExp; readonly perYear: number | undefined }[] = [
  {
    pattern: /(?<!\d)(\d{1,3})(?: and a half)? ?(?:years?|yrs?)(?: of age| old)(?! (?:injury|fracture|problem|scar))/gu,
    perYear: 1,
  },
  { pattern: /(?<!\d)(\d{1,3}) ?y ?\/? ?o?\b(?![\w/])/gu, perYear: 1 },
  { pattern: /^(\d{1,3}) ?[mf]\b(?![\w/°])/gmu, perYear: 1 },
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
  // “Mr. Olsen, 81,” and “Mrs Adeyemi (51)”, only at the beginning
  {
    pattern:
      /^(?:pt:? |patient:? |re:? )?(?:mrs?|ms|miss|mister|mx|master)\.? [\p{L}'. ]{1,40}?(?:, ?| ?\()(\d{1,3})(?= ?[,;).\n])/gu,
    perYear: 1,
  },
  // “41 years. Headache.”, “Woman, 41 years, headache.”, “8 months. Fever.”: alone at the beginning, or beside the sex
  { pattern: new RegExp(`${ALONE}(\\d{1,3}) ?(?:years?|yrs?)${END}`, 'gu'), perYear: 1 },
  { pattern: new RegExp(`${ALONE}(\\d{1,2}) ?(?:months?|mths?)${END}`, 'gu'), perYear: 12 },
  // “Pt is a 44M”, “F/34”, “61/m”
  { pattern: /\b(?:is|an?|pt|patient|this):? (\d{1,3}) ?[mf]\b(?![\w/°])/gu, perYear: 1 },
  { pattern: /(?<![\w/])[mf] ?\/ ?(\d{1,3})\b(?![\d/.])/gu, perYear: 1 },
  { pattern: /(?<![\d/.])(\d{1,3}) ?\/ ?[mf]\b(?!\/)/gu, perYear: 1 },
];

/** Reads the patient's age from a report. Two different ages are a contradiction. */
export function readAge(written: string): ReadAge {
  const report = asExactAge(written);
  const text = plain(report);
  const ages = new Set<number>();
  const relatives = new Set<number>();
  const children = new Set<number>();
  const earlier = new Set<number>();
  let sickChild = false;
  for (const { pattern, perYear = 1 } of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      if (NOT_THE_PATIENT.test(text.slice(Math.max(0, match.index - 60), match.index))) {
        earlier.add(Number(match[1]));
        continue;
      }
      const years = Number(match[1]) / perYear;
      const end = match.index + match[0].length;
      const after = text.slice(end, end + 40);
      if (years > OLDEST) continue;
      (A_RELATIVE.test(after) ? relatives : ages).add(years);
      if (A_CHILD.test(after)) children.add(years);
      sickChild ||= A_SICK_CHILD.test(after);
    }
  }
  if (/\b(?:new ?born|neonate)\b(?! (?:screening|period))/u.test(text) && ages.size === 0) ages.add(0);
  const extracted = extractRegistration(report.replace(NURSED, 'breastfeeding').replace(HOW_LONG, '')).age;
  if (ages.size === 0) {
    // “34-year-old mother brings her 4-year-old son”: the child is the patient, whatever the general reader finds.
    if (children.size === 1) return { kind: 'known', years: [...children][0] ?? 0 };
    for (const age of relatives) ages.add(age);
  } else if (sickChild) return { kind: 'contradictory' };
  const [age] = ages;
  if (ages.size > 1) return { kind: 'contradictory' };
  if (extracted.how === 'not heard') return age === undefined ? { kind: 'unknown' } : { kind: 'known', years: age };
  if (age === undefined) return { kind: 'known', years: extracted.value };
  if (earlier.has(extracted.value) && !relatives.has(extracted.value)) return { kind: 'known', years: age };
  // The general reader only knows whole years.
  return Math.floor(age) === extracted.value ? { kind: 'known', years: age } : { kind: 'contradictory' };
}
