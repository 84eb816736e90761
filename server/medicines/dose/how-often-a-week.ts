import { readMost } from './how-often.ts';

/** The days of the week, in their order; “sun” that is to be avoided is none. */
const DAYS = ['mon', 'tue(?:s)?', 'wed(?:nes)?', 'thu(?:rs?)?', 'fri', 'sat(?:ur)?', 'sun'].map(
  (day) => `(?<!the |avoid |in |from |strong |direct )\\b${day}(?:days?|s)?\\b`,
);
const DAY = `(?:${DAYS.join('|')})`;
const WEEKLY = `(?:weekly|(?:a|per|each|every|/|q) ?(?:1 )?(?:week|wk)\\b|(?:every|q) ?7 ?(?:days?|d)\\b)`;
const WEEK_OR_DAY = `(?:${WEEKLY}|(?:(?:every|each|on)(?: a)? )?${DAY})`;
const WITHIN = '(?:[^,;.]|\\.\\d)';
/** What is done weekly, or on a Monday, beside taking the medicine. */
const BESIDE = [
  new RegExp(
    `\\b(?:bloods?|fbcs?|counts?|inrs?|levels?|lfts?|monitor\\w*|tests?|dispens\\w*|collect\\w*|scripts?|prescriptions?|pick(?:ed)? ?ups?|suppl\\w*|deliver\\w*|review\\w*|check\\w*|appointments?|start\\w*|begin\\w*|commenc\\w*|from|reduc\\w*|decreas\\w*|increas\\w*|titrat\\w*|taper\\w*)\\b${WITHIN}{0,30}?${WEEK_OR_DAY}`,
    'gu',
  ),
  new RegExp(
    `\\bweekly(?= [a-z])(?! (?:on|at|in|with|before|after|for|as|prn|and|or|only|not|never|from|dos\\w+|the|by|to|when|if|then|taken|po|sc|im|orally|oral|each|every|same|always|plus|until|start\\w*|mane|nocte|om|od|bd|tds|qds|daily|${DAY})\\b) [a-z]+`,
    'gu',
  ),
  /\b(?:breakfast|food|meals?|drink) (?:of |on )?(?:the|each|that|every|per) day\b/gu,
];
const SAID_WEEKLY = new RegExp(`\\b${WEEKLY}|(?<=\\d ?)/ ?week\\b`, 'u');
const TIMES_WEEKLY = /\b(\d+) times (?:weekly|(?:a|per|each|every) (?:week|wk))\b/u;
const RANGE = new RegExp(`(${DAY}) (?:to |through |until )?(${DAY})(?! (?:and|,))`, 'u');
const DAILY =
  /\b(?:daily|od|qd|bd|bid|tds|tid|qds|qid|nightly|(?:a|per|every|each) (?:day|night|morning|evening)|hourly|(?:every|q) ?\d+ ?(?:to \d+ ?)?h\w*)\b/u;
const WEEKDAYS = 5;

/** How many times a week, where that is the frequency: “weekly”, “every Monday”; never because of “for 2 weeks” or “weekly bloods”. */
export function timesPerWeek(written: string): number | undefined {
  const rest = BESIDE.reduce((text, pattern) => text.replaceAll(pattern, ' '), readMost(written).rest);
  if (DAILY.test(rest)) return undefined;
  const times = TIMES_WEEKLY.exec(rest)?.[1];
  if (times !== undefined) return Number(times);
  const days = daysIn(rest);
  if (days > 0) return days === DAYS.length ? undefined : days;
  return SAID_WEEKLY.test(rest) ? 1 : undefined;
}

function daysIn(text: string): number {
  if (/\bweek ?days\b/u.test(text)) return WEEKDAYS;
  const [, from = '', to = ''] = RANGE.exec(text) ?? [];
  const placeOf = (day: string) => DAYS.findIndex((one) => new RegExp(one, 'u').test(day));
  if (from !== '') return ((placeOf(to) - placeOf(from) + DAYS.length) % DAYS.length) + 1;
  const named = DAYS.filter((one) => new RegExp(one, 'u').test(text)).length;
  return / or /u.test(text) ? Math.min(1, named) : named;
}
