import { KNOWN_CONDITIONS } from '#server/medicines/known/conditions.ts';
import { measuredConditions } from '#server/medicines/read/measured-conditions.ts';
import { denials, plain, says, words } from '#server/medicines/read/statements.ts';

/** What a phrase of conditions.tsv cannot say: a figure, or a word that means something else after another. */
const GUARDED: Readonly<Record<string, string>> = {
  'kidney disease': String.raw`egfr(?: of| is|:)? ?<? ?[1-5]?\d(?!\d)`,
  ulcer: '(?<!mouth |leg |foot |corneal |pressure |aphthous |venous |oral |diabetic )ulcers?',
  depression: '(?<!st |t wave |respiratory |marrow )depression',
  'heavy alcohol': String.raw`(?:drinks?|alcohol|beers?|wine|vodka|whisk\w+|spirits|rum|gin)[^.;\n]{0,40}(?:every day|daily|per day|a day|each day|every night|nightly|every evening)|(?:daily|every day)[^.;,\n]{0,20}(?:alcohol|beers?|wine|vodka|whisk\w+|drinking)`,
  pregnancy: String.raw`\d{1,2} ?(?:weeks?|wks?|\/40)(?: of)? gestation`,
  'severe obesity': String.raw`bmi(?: of| is|:)? ?(?:3[5-9]|[4-9]\d)(?!\d)`,
};
/** What is over when it has been given up: "ex-smoker". Of everything else a history counts: a former ulcer is an ulcer. */
const CAN_BE_OVER = new Set(['smoking', 'breastfeeding']);
const NEVER = '(?<!non )';
const NO_MORE = '(?<!ex |former |non |never |stopped |quit |gave up |given up )';

const PATTERNS = KNOWN_CONDITIONS.map(({ name, source }) => {
  const guarded = GUARDED[name];
  // An own name that cannot stand alone in a text ("ulcer" in "leg ulcer") is read by its guard only.
  const sources = guarded === undefined ? [source] : [source.replace(/\|[^|]*$/u, ''), guarded];
  return { name, pattern: words(`${CAN_BE_OVER.has(name) ? NO_MORE : NEVER}(?:${sources.join('|')})`) };
});

/** The conditions that a text reports, by their names in server/medicines/known/cautions.tsv, and measured values. */
export function readConditions(text: string): ReadonlySet<string> {
  // “HLA-B*15:02” is written with a star as well as without.
  const searched = plain(text).replaceAll(/(?<=\p{L})\*(?=\d)/gu, ' ');
  const denied = denials(searched);
  const said = PATTERNS.filter(({ pattern }) => says(searched, pattern, denied) === 'yes').map(({ name }) => name);
  return new Set([...said, ...measuredConditions(searched)]);
}

/** The allergies to food that decide about a medicine (“egg allergy”), from a patient's allergies, one an entry. */
export function foodAllergies(allergies: readonly string[]): string[] {
  const read = readConditions(allergies.map((one) => `Allergic to ${one}`).join('.\n'));
  return [...read].filter((one) => one.endsWith(' allergy'));
}
