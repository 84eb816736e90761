import { plain } from './statements.ts';

const COUNTS: Readonly<Record<string, number>> = {
  once: 1,
  one: 1,
  twice: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  thrice: 3,
  od: 1,
  qd: 1,
  bd: 2,
  bid: 2,
  tds: 3,
  tid: 3,
  qds: 4,
  qid: 4,
  daily: 1,
  nightly: 1,
};

const UNIT = '(mg|milligram(?:me)?s?|mcg|ug|[µμ]g|microgram(?:me)?s?|g|gram(?:me)?s?)';
const OF_TABLETS = new RegExp(
  `(\\d+) ?(?:tablets?|capsules?|caplets?|pills?|x|×)(?: of| x)? ?(\\d+(?:\\.\\d+)?) ?${UNIT}(?![a-z])`,
  'u',
);
const AMOUNT = new RegExp(`(?:\\d+(?:\\.\\d+)? ?${UNIT}? ?(?:-|–|to|or) ?)?(\\d+(?:\\.\\d+)?) ?${UNIT}(?![a-z])`, 'u');

/** The milligrams of one dose in a prescription; the upper end of a range. Undefined if there are none. */
export function readMilligrams(dosage: string): number | undefined {
  const text = plain(dosage).replaceAll(',', '.');
  const of = OF_TABLETS.exec(text);
  const range = AMOUNT.exec(text);
  if (of !== null && of.index <= (range?.index ?? 0)) return Number(of[1]) * inMg(of[2], of[3]);
  return range === null ? undefined : inMg(range[2], range[3]);
}

/** The most doses in 24 hours in a prescription. Undefined if it does not say. */
export function readDosesPerDay(frequency: string): number | undefined {
  const text = plain(frequency);
  const found: number[] = [];
  const atMost =
    /(?:at most|max\w*|up to|no more than|not more than)(?: of)? (\d+) (?:doses?|times|tablets?|lozenges?)/u.exec(
      text,
    )?.[1];
  if (atMost !== undefined) return Number(atMost);
  const every = /every (\d+)(?: ?(?:-|–|to) ?\d+)? ?(?:hours?|hrs?|h)\b|\bq ?(\d+)(?: ?- ?\d+)? ?h/u.exec(text);
  const hours = Number(every?.[1] ?? every?.[2] ?? 0);
  if (hours > 0) found.push(24 / hours);
  const times =
    /(\d+|once|twice|thrice|one|two|three|four|five|six)(?: ?(?:-|–|to|or) ?(\d+))?(?: ?x| times?)?(?: an?| per| every| each|\/)? ?(?:day|daily|24)/u.exec(
      text,
    );
  if (times !== null) found.push(COUNTS[times[1] ?? ''] ?? Number(times[2] ?? times[1]));
  const short = /(?<!\w)(od|qd|bd|bid|tds|tid|qds|qid|daily|nightly)(?!\w)/u.exec(text.replaceAll('.', ''));
  if (found.length === 0 && short !== null) found.push(COUNTS[short[1] ?? ''] ?? 1);
  return found.length === 0 ? undefined : Math.max(...found);
}

function inMg(amount: string | undefined, unit = ''): number {
  const value = Number(amount);
  if (unit.startsWith('g')) return value * 1000;
  return /^(?:mg|milli)/u.test(unit) ? value : value / 1000;
}
