import { COUNTED, doseText, NUMBER, UNIT } from './dose-text.ts';

const TIME_SPAN = '(?:minutes?|mins?|hours?|hrs?|days?|weeks?|wks?|months?|d|w|/ ?(?:7|12|52))(?![a-z])';
const OFTEN = '(?:od|om|mane|nocte|nightly|bd|bid|tds|tid|qds|qid|daily|every|a day|per day|\\d+ times|at night)';
/** What a prescription says beside the dose, which is no dose: how long, how much is handed out, when it is looked at again. */
const BESIDE = [
  new RegExp(
    `(?:\\bfor|[x×*]|\\bover)(?: the)?(?: (?:first|next|another))? ?${NUMBER}(?: to \\d+)? ?${TIME_SPAN}`,
    'gu',
  ),
  // “Tds 3/7 (9 caps)”: handed out.
  new RegExp(`(?<=\\d ?/ ?(?:7|12|52)[ ;,(]+)${NUMBER} ?${COUNTED}\\)?(?![ ,;]*${OFTEN})`, 'gu'),
  /#\s?\d+|\b(?:refills?|repeats?|rpt|disp):? ?x? ?\d+\b|\b\d+ (?:refills?|repeats?)\b/gu,
  new RegExp(
    `\\b(?:max\\w*|up to|(?:no|not) more than|total)(?: of| dose)?:? ${NUMBER} ?(?:${UNIT}|${COUNTED}|doses?)? ?(?:per|an?|in an?|each|every|/) ?(?:course|attack|flare|treatment|cycle|episode)`,
    'gu',
  ),
  /\b(?:on )?days? \d+(?: to \d+)?\b/gu,
  new RegExp(`\\b\\d{1,2} ?(?:day|week|month) (?:course|supply)`, 'gu'),
  new RegExp(
    `(?<!every |to |q ?)${NUMBER}(?: to \\d+)? ?(?:minutes?|mins?|hours?|hrs?) (?:before|after|prior to)`,
    'gu',
  ),
  new RegExp(
    `\\b(?:supply|supplied|mitte|dispense|disp|quantity|qty|send|pack of|box of):? ?(?:of )?${NUMBER}(?: ?${COUNTED})?`,
    'gu',
  ),
  /\b(?:review|check|recheck|monitor|re-?assess|repeat bloods?|blood tests?|bloods|follow up|come back|return)\b(?:[^,;.\d]|\d+ ?(?:to \d+ ?)?(?:times|days?|weeks?|months?)\b){0,60}/gu,
  /\b(?:except|but not|not|never|omit)(?: on| with| at| before| after)? (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|breakfast|lunch|dinner|meals?|daily|every day)\b/gu,
  new RegExp(
    `\\bat ${NUMBER}(?::\\d\\d)?(?: o'clock)?(?= (?:in the|after|before|with|each|every)\\b| ?(?:[,;]|$))`,
    'gu',
  ),
];
/** “240 mg/5 ml (200 ml)”: the bottle. */
const BOTTLE = new RegExp(`(ml\\b) ?\\(?(?:[5-9]\\d|\\d{3,4}) ?ml\\b\\)?(?![ ,]*(?:;|$)? ?${OFTEN})`, 'gu');
const CLOCK = /\b(?:at )?(\d{1,2})(?:[:.]\d\d)? ?(am|pm)\b/gu;
const HANDED_OUT = new RegExp(
  `((?:\\b${OFTEN}|\\bprn|needed|required|times a day|hours|hourly)[ ;,(]+)(?:[5-9]|\\d{2,3}) ?${COUNTED}\\)?(?= ?(?:[;.]|$))`,
  'gu',
);
const BY_WEIGHT = new RegExp(
  `(?:${NUMBER} to )?${NUMBER} ?${UNIT} ?(?:/|per) ?(?:kg|kilo\\w*|m2|m²)(?: ?(?:/|per) ?(?:day|dose|24 ?h\\w*))?`,
  'gu',
);

/** A text of a prescription, with figures, without what is said beside the dose. */
export function orderText(written: string): string {
  const text = BESIDE.reduce(
    (rest, pattern) => rest.replaceAll(pattern, ' '),
    doseText(written)
      .replaceAll(CLOCK, (_, hour: string, half: string) => ` ${timeOfDay(Number(hour) % 12, half)} `)
      .replaceAll(/(?<=\d ?(?:mg|tablets?|tabs?|capsules?|caps?|g|mcg)?,? )am\b/gu, 'morning')
      .replaceAll(/(?<=\d ?(?:mg|tablets?|tabs?|capsules?|caps?|g|mcg)?,? )pm\b/gu, 'evening'),
  );
  return text.replaceAll(BOTTLE, '$1 ').replaceAll(HANDED_OUT, '$1');
}

/** Whether a count stands behind the frequency: it may be what is handed out, or what is taken. */
export function mayBeHandedOut(written: string): boolean {
  return Array.from(doseText(written).matchAll(HANDED_OUT)).length > 0;
}

/** Whether of a liquid only the bottle's size is said, and not how much is taken. */
export function namesBottleOnly(written: string): boolean {
  const text = doseText(written);
  const rest = text.replaceAll(BOTTLE, '$1 ');
  return rest !== text && !/\d ?ml\b|spoon/u.test(rest.replaceAll(/\d ?\w* ?(?:\/|in|per) ?[\d.]* ?ml\b/gu, ' '));
}

/** A text without what is given by weight: “400 mg (10 mg/kg)” is 400 mg. */
export function withoutByWeight(text: string): string {
  return text.replaceAll(BY_WEIGHT, ' ');
}

function timeOfDay(hour: number, half: string): string {
  if (half === 'am') return 'morning';
  if (hour === 0) return 'midday';
  if (hour < 5) return 'afternoon';
  return hour < 9 ? 'evening' : 'at night';
}
