import { KIDNEY_STEPS as STEPS } from '#server/medicines/known/kidney-steps.ts';
import { denials, plain, says, words } from './statements.ts';

/** “eGFR in 2020: 45” gives a year ahead of its figure; “eGFR due in 2 weeks” and “not done since 2019” give no figure. */
const EGFR =
  /\b(?:e?gfr|cr ?cl|creatinine clearance)\b(?![^\d\n.;]{0,30}\b(?:pending|not|never|awaited|unknown|due|to be)\b)[^\d\n.;>]{0,30}?(?:(?:19|20)\d\d\b[^\d\n.;>]{0,5})?(?:(?:from|was) \d{1,3} (?:\w+ ){0,3}?(?:to|now) )?(\d{1,3})(?!\d)(?:\.\d+)?(?! ?(?:days?|weeks?|months?|years?|yrs?|hours?)\b)/gu;
const BELOW = /(?:<|below|under|less than) ?$/u;
/** The upper limit of each stage of kidney disease, in mL/min. */
const STAGES: readonly (readonly [said: string, egfr: number])[] = [
  ['3|3a|3b|iii|iiia|three', 59],
  ['3b|iiib', 44],
  ['4|iv|four', 29],
  ['5|v|five', 14],
];
const KIDNEY_STAGES = STAGES.map(([stage, egfr]) => ({
  egfr,
  pattern: words(
    `(?:ckd|(?:chronic )?(?:kidney|renal) (?:disease|failure|impairment))(?: ?\\(?ckd\\)?)?,? ?(?:stage|grade|g)? ?(?:${stage})(?! ?(?:years?|yrs?|months?|days?|weeks?))|(?:stage|grade) (?:${stage}) (?:ckd|(?:chronic )?(?:kidney|renal) (?:disease|failure))`,
  ),
}));
const FAILED = words(
  '(?:on |ha?emo|peritoneal )?dialysis|esrd|eskd|end stage (?:kidney|renal) (?:disease|failure)|kidney failure',
);
const CREATININE =
  /\b(?:creatinine|creat|scr|cr(?= ?[:=]? ?\d+(?:\.\d+)? ?(?:mg ?\/|[µuμ]mol)))\b(?! clearance)(?![^\d\n.;]{0,30}\b(?:pending|not|never|awaited|unknown|due|to be)\b)[^\d\n.;]{0,25}?(?:(?:19|20)\d\d\b[^\d\n.;]{1,5})?(\d{1,4}(?:\.\d+)?)(?![\d.]*\d)(?! ?(?:days?|weeks?|months?|years?|yrs?|hours?)\b) ?(mg ?\/? ?dl|[µuμ]mol(?:\/l)?|micromol)?/gu;
/** For a creatinine level in mg/dL, the maximum kidney function at any age and sex. */
const CREATININE_STEPS: readonly (readonly [mgPerDl: number, egfr: number])[] = [
  [5, 14],
  [3, 29],
  [2.2, 44],
  [1.5, 59],
];
const MICROMOL_PER_MG = 88.4;
const POTASSIUM =
  /\b(?:potassium|serum k|k)\b ?\+? ?(?:is|was|of|level|[:=])? ?(\d\.\d|[678])(?!\d|\.\d)(?! ?(?:mg|g|kg))/gu;
const SODIUM = /\b(?:sodium|na)\b ?\+? ?(?:is|was|of|level|[:=])? ?(1[0-4]\d)(?!\d)/gu;
const QT = /\bqtc? ?(?:interval)? ?(?:is|was|of|[:=])? ?(\d{3})\b/gu;
const INR = /\binr ?(?:is|was|of|[:=])? ?(\d{1,2}(?:\.\d)?)(?!\d|\.\d)/gu;
const PULSE = /\b(?:hr|heart rate|pulse|pulse rate) ?(?:is|was|of|[:=])? ?(\d{2,3})(?!\d|%)/gu;

/** Conditions given as figures in a plain text: kidney function by its steps, electrolytes, QT, INR, pulse. */
export function measuredConditions(text: string): string[] {
  const egfr = kidneyFunction(text);
  const numbers = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, value]) => Number(value));
  const some = (pattern: RegExp, test: (value: number) => boolean) => numbers(pattern).some(test);
  return [
    ...(egfr === undefined ? [] : ['kidney disease', ...STEPS.filter((step) => egfr < step).map(belowStep)]),
    ...(some(POTASSIUM, (value) => value >= 5.5 && value < 10) ? ['high potassium'] : []),
    ...(some(POTASSIUM, (value) => value >= 1 && value < 3.5) ? ['low potassium'] : []),
    ...(some(SODIUM, (value) => value < 130) ? ['low sodium'] : []),
    ...(some(QT, (value) => value >= 480) ? ['long QT'] : []),
    ...(some(INR, (value) => value > 4 && value < 20) ? ['high INR'] : []),
    ...(some(PULSE, (value) => value >= 25 && value < 50) ? ['slow heart or heart block'] : []),
  ];
}

/** What is known of the kidneys in words for a doctor: the lowest step of several. */
export function withoutHigherSteps(conditions: readonly string[]): string[] {
  const lowest = STEPS.toReversed()
    .map(belowStep)
    .find((one) => conditions.includes(one));
  return conditions.filter((one) => one === lowest || !STEPS.map(belowStep).includes(one));
}

const belowStep = (step: number) => `eGFR below ${step}`;

/** Whether a text gives a figure or a stage of kidney function, good or bad. */
export function hasKidneyFigure(text: string): boolean {
  return kidneyFigures(plain(text)).length > 0;
}

/** The lowest kidney function that the text gives, if it is below the first step. */
function kidneyFunction(text: string): number | undefined {
  const lowest = Math.min(...kidneyFigures(text), 100);
  return lowest < (STEPS[0] ?? 0) ? lowest : undefined;
}

function kidneyFigures(text: string): number[] {
  const denied = denials(text);
  const measured = Array.from(text.matchAll(EGFR), (match) => {
    const figure = Number(match[1]);
    const isBelow = BELOW.test(text.slice(match.index, match.index + match[0].lastIndexOf(match[1] ?? '')));
    return isBelow ? figure - 1 : figure;
  });
  const staged = KIDNEY_STAGES.filter(({ pattern }) => says(text, pattern, denied) === 'yes').map(({ egfr }) => egfr);
  const failed = says(text, FAILED, denied) === 'yes' ? [14] : [];
  const filtered = Array.from(text.matchAll(CREATININE), ([, value, unit]) => {
    const figure = Number(value);
    const mgPerDl = unit?.includes('mol') === true || figure > 25 ? figure / MICROMOL_PER_MG : figure;
    return CREATININE_STEPS.find(([least]) => mgPerDl >= least)?.[1] ?? 100;
  });
  return [...measured, ...staged, ...failed, ...filtered];
}
