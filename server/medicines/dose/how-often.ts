import { COUNTED, NUMBER, SCHEDULE, UNIT } from './dose-text.ts';
import { inMg } from './milligrams.ts';
import { orderText } from './set-aside.ts';

const SHORT: Readonly<Record<string, number>> = {
  od: 1,
  om: 1,
  qd: 1,
  mane: 1,
  nocte: 1,
  daily: 1,
  nightly: 1,
  bd: 2,
  bid: 2,
  tds: 3,
  tid: 3,
  qds: 4,
  qid: 4,
};
const SHORTLY = new RegExp(`(?<!\\w)(${Object.keys(SHORT).join('|')})(?!\\w)`, 'gu');
const TIMES = new RegExp(
  `(${NUMBER})(?: (?:to|or) (${NUMBER}))?(?:(?: ?[x×*]| times?)?(?:,? (?:in any|in|within|during the|an?|per|every|each|the)| ?/) ?(?:day(?!s)|24|d\\b)| ?(?:[x×*]| times?)? ?(?:daily|a?day(?!s)\\b(?<=times ?a?day|[x×*] ?a?day)))`,
  'gu',
);
const EVERY =
  /(?:every|\bq) ?(\d+(?:\.\d+)?)?(?: ?(?:to|or) ?\d+)? ?(hours?|hrs?|hourly|h\b|min\w*)|(\d+(?:\.\d+)?)(?: (?:to|or) \d+)? ?(?:hourly|hrly)|\b(hourly)\b/gu;
/** Times of the day, those that mean the same together. */
const TIMES_OF_DAY = [
  /\bmorning\b|\bbreakfast\b|\bmane\b/u,
  /\bnoon\b|\bmidday\b|\blunch/u,
  /\bafternoon\b/u,
  /\bevening\b|\bdinner\b|\bsupper\b|\btea ?time\b/u,
  /\b(?:at|every|each|last thing at|and|or|,) ?night\b|\bbed ?time\b|\bnocte\b|\bnightly\b/u,
];
const MEALS = /\b(?:with|before|after|at) (?:each |every |all |the )?(?:main )?(?:meals?(?! ?time)|mealtimes?)\b/u;
const A_DAY = /\b(?:a|per|each|every) day\b|\/ ?day\b/u;
const SCHEDULED = new RegExp(SCHEDULE, 'u');
const LIMITING = '(?:at most|max\\w*\\.?|up to|(?:no|not) more than|not (?:to )?exceed(?:ing)?)';
const MOST_A_DAY = new RegExp(
  `${LIMITING}(?: (?:of|dose|daily|total))*:? (?:${NUMBER} to )?(${NUMBER}) ?(?:(doses?|times)|${COUNTED}|${UNIT})?(?: ?\\([^)]{0,20}\\))?(?: (?:should|to|must|may) be (?:taken|given))?(?: (?:in (?:any |a |each )?24|a day|an?y? 24|per (?:day|24)|every (?:day|24)|each day|daily|in (?:a|1|any 1) day)| ?/ ?(?:day|24))(?: ?(?:-| )?h(?:ou)?rs?)?(?: period)?`,
  'gu',
);
const DAILY_MOST = new RegExp(`max\\w* (?:total )?daily dose(?: of| is)?:? (${NUMBER}) ?${UNIT}`, 'gu');
/** “No more than 2 doses in 4 hours” says nothing of a day. */
const MOST_DOSES = new RegExp(`${LIMITING}(?: of)?:? ${NUMBER} ?doses?[^.;,)]{0,30}`, 'gu');
const ONLY_LIMITING = new RegExp(`${LIMITING}(?: (?:of|single|dose))*:?(?= ?\\d)`, 'gu');

/** The most that a prescription allows in 24 hours, in doses, tablets or milligrams. */
export type Most = { readonly doses?: number; readonly tablets?: number; readonly mg?: number };

/**
 * What a text says of the most in 24 hours, and the text without it: “max 4 g a day” is no dose. A maximum that names no
 * day is one of a dose: “up to 1 g six times a day” is 6 g.
 */
export function readMost(written: string): { readonly most: Most; readonly rest: string } {
  let most: Most = {};
  const rest = orderText(written)
    .replaceAll(DAILY_MOST, (_, figure: string, unit: string) => {
      most = { ...most, mg: inMg(figure, unit) };
      return ' ; ';
    })
    .replaceAll(MOST_A_DAY, (_, figure: string, times: string | undefined, unit: string | undefined) => {
      if (times !== undefined) most = { ...most, doses: Number(figure) };
      else most = unit === undefined ? { ...most, tablets: Number(figure) } : { ...most, mg: inMg(figure, unit) };
      return ' ; ';
    })
    .replaceAll(MOST_DOSES, ' ; ')
    .replaceAll(ONLY_LIMITING, ' ');
  return { most, rest };
}

/** The most doses in 24 hours in a prescription. Undefined if it does not say. */
export function readDosesPerDay(frequency: string): number | undefined {
  const { most, rest } = readMost(frequency);
  if (most.doses !== undefined) return most.doses;
  const found: number[] = [];
  for (const [, each, unit = '', hourly] of rest.matchAll(EVERY)) {
    const hours = Number(each ?? hourly ?? 1) / (unit.startsWith('min') ? 60 : 1);
    if (hours > 0) found.push(Math.max(1, 24 / hours));
  }
  for (const [, from, to] of rest.matchAll(TIMES)) found.push(Number(to ?? from));
  for (const [, short = ''] of rest.matchAll(SHORTLY)) found.push(SHORT[short] ?? 1);
  if (found.length > 0) return Math.max(...found);
  const schedule = SCHEDULED.exec(rest)?.[0];
  if (schedule !== undefined) return schedule.split('+').filter((one) => Number(one) > 0).length;
  const times = (MEALS.test(rest) ? 3 : 0) + timesOfDay(rest);
  if (times > 0) return times;
  return A_DAY.test(rest) ? 1 : undefined;
}

/** “In the morning or evening” is once. */
function timesOfDay(text: string): number {
  const named = TIMES_OF_DAY.filter((time) => time.test(text)).length;
  return / or /u.test(text) ? Math.min(1, named) : named;
}
