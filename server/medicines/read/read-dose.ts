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

const IN_LIQUID = new RegExp(`(\\d+(?:\\.\\d+)?) ?${UNIT} ?(?:\\/|in|per) ?(\\d+(?:\\.\\d+)?)? ?ml\\b`, 'u');
const VOLUME = /(\d+(?:\.\d+)?) ?ml\b/u;
const COUNT =
  /(?<![\d.]|and a )(?<!and )(\d+(?:\.\d+)?|half|one|two|three|four|five|six)( and a half)? ?(?:a |effervescent |soluble |dispersible )?(?:tablets?|tabs?|capsules?|caps|caplets?|pills?|sachets?)\b/u;
const SPOONS = /(\d+|one|two|three|four) ?(?:x |× )?$/u;
const PAIR = /(\d+(?:\.\d+)?) ?(?:mg)? ?\/ ?(\d+(?:\.\d+)?)(?: ?mg)?(?![\d.]| ?(?:ml|tab|cap))/u;

/** A medicine as it was written, as far as its dose is concerned. */
type Written = { readonly name: string; readonly dosage?: string };

/**
 * The milligrams of one dose: of “120 mg/5 ml”, “10 ml” 240; of “500 mg tablets”, “2 tablets” 1000. Undefined where
 * the strength or how much of it is taken is not said.
 */
export function readDose({ name, dosage = '' }: Written): number | undefined {
  const [named, dosed] = [withPoints(name), withPoints(dosage)];
  const liquid = IN_LIQUID.exec(dosed) ?? IN_LIQUID.exec(named);
  if (liquid !== null) {
    const taken = dosed.replace(IN_LIQUID, ' ');
    const volume = VOLUME.exec(taken);
    const per = Number(liquid[3] ?? 1);
    if (volume !== null && per > 0) {
      const spoons = counted(SPOONS.exec(taken.slice(0, volume.index))?.[1] ?? '1');
      return (inMg(liquid[1], liquid[2]) * Number(volume[1]) * spoons) / per;
    }
    return readMilligrams(dosed.replace(IN_LIQUID, ' '));
  }
  const strength = readMilligrams(name);
  return readMilligrams(dosage) ?? (strength === undefined ? undefined : strength * tabletsIn(dosed));
}

/** What a tablet of two substances holds of each, the larger figure first: “30/500” is 500 and 30. */
export function readPair({ name, dosage = '' }: Written): readonly [number, number] | undefined {
  const pair = PAIR.exec(plain(name)) ?? PAIR.exec(plain(dosage));
  if (pair === null) return undefined;
  const tablets = tabletsIn(plain(dosage));
  const both = [Number(pair[1]) * tablets, Number(pair[2]) * tablets] as const;
  return [Math.max(...both), Math.min(...both)];
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

/** A plain text with “7,5” as “7.5”. */
function withPoints(text: string): string {
  return plain(text).replaceAll(/(?<=\d),(?=\d)/gu, '.');
}

/** How many tablets a plain text names; 1 if none. */
function tabletsIn(text: string): number {
  const [, whole = '1', half] = COUNT.exec(text) ?? [];
  return counted(whole) + (half === undefined ? 0 : 0.5);
}

function counted(count: string): number {
  return count === 'half' ? 0.5 : (COUNTS[count] ?? Number(count));
}

function inMg(amount: string | undefined, unit = ''): number {
  const value = Number(amount);
  if (unit.startsWith('g')) return value * 1000;
  return /^(?:mg|milli)/u.test(unit) ? value : value / 1000;
}
