import { COUNTED, NUMBER, SCHEDULE, UNIT } from './dose-text.ts';
import { furtherTimes } from './further-times.ts';
import { howMany } from './how-many.ts';
import { readDosesPerDay, readMost } from './how-often.ts';
import { readLiquid } from './liquid.ts';
import { inMg, milligramsIn } from './milligrams.ts';
import { orderText, withoutByWeight } from './set-aside.ts';

/** A medicine as it was written. */
export type WrittenDose = { readonly name: string; readonly dosage?: string; readonly frequency?: string };

const SCHEDULED = new RegExp(SCHEDULE, 'u');
const AT_TIMES = new RegExp(
  `(${NUMBER}) ?(?:${UNIT}|${COUNTED})?(?:(?!\\d)[^.;]){0,25}?\\b(?:morning|mane|breakfast|noon|midday|lunch|afternoon|evening|dinner|supper|night|nocte|bed ?time|od|om)\\b`,
  'gu',
);
const OR_AT =
  /(?<=morning|mane|breakfast|noon|midday|lunch|afternoon|evening|dinner|supper|night|nocte|bed ?time),? or\b/u;
const SAME_TIMES = [
  /morning|mane|breakfast/u,
  /noon(?<!afternoon)|midday|lunch/u,
  /afternoon/u,
  /evening|dinner|supper/u,
  /night|nocte|bed/u,
];
const TOTAL_IN_BRACKETS = new RegExp(
  `${COUNTED} ?(?:\\(|=|i\\.?e\\.?) ?=? ?${NUMBER} ?${UNIT}(?! ?each)|${UNIT} ?(?:\\(|=) ?(?:as |=)? ?${NUMBER} ?${COUNTED}`,
  'u',
);
const NEARLY = 0.001;

/** The milligrams of one dose. Undefined where the strength, or how much of it is taken, is not said. */
export function readDose({ name, dosage = '', frequency = '' }: WrittenDose): number | undefined {
  const named = readMost(name).rest;
  const taken = readMost(dosage === frequency ? dosage : `${dosage} ; ${frequency}`).rest;
  return named === taken ? readOnce('', named) : readOnce(named, taken.replace(/^ ; $/u, ''));
}

/**
 * The milligrams in 24 hours, as far as a prescription says: of “500 mg, 2 tablets three times a day” 3000. Without a
 * frequency those of one dose; undefined where the strength, or how much of it is taken, is not said.
 */
export function readDaily(written: WrittenDose): number | undefined {
  const { name, dosage = '', frequency = '' } = written;
  const all = [...new Set([dosage, frequency, name])].join(' ; ');
  const once = readDose(written);
  if (once === undefined) return undefined;
  const { most, rest } = readMost(all);
  const perDay = readDosesPerDay(`${frequency} ; ${dosage}`) ?? readDosesPerDay(name);
  const daily = scheduled(rest, once) ?? furtherTimes(rest) ?? atTimes(written, rest) ?? once * (perDay ?? 1);
  const strength = once / (countOf(rest) ?? 1);
  const limit = Math.min(most.mg ?? Infinity, most.tablets === undefined ? Infinity : most.tablets * strength);
  if (limit === Infinity) return daily;
  // “2 tablets every 2 hours, up to 2 tablets a day” contradicts itself: the larger counts.
  if (limit <= once && (perDay ?? 1) > 1) return daily;
  return perDay === undefined ? limit : Math.max(once, Math.min(daily, limit));
}

function readOnce(named: string, taken: string): number | undefined {
  const liquid = readLiquid(named, taken);
  if (liquid !== 'none') return liquid;
  const [strengths, amounts] = [milligramsIn(named), milligramsIn(taken)];
  if (withoutByWeight(taken) !== taken && amounts.length === 0) return undefined;
  const many = howMany(taken) ?? howMany(named);
  const largest = amounts.length > 0 ? Math.max(...amounts) : Math.max(...strengths);
  if (!Number.isFinite(largest)) return undefined;
  if (many === 'too many') return amounts.length > 0 ? largest : undefined;
  if (many === undefined) return largest;
  const { count, eachMg } = many;
  if (eachMg !== undefined && strengths.some((mg) => Math.abs(mg * count - eachMg) < NEARLY)) return eachMg;
  if (eachMg !== undefined) return Math.max(count * eachMg, ...amounts.filter((mg) => mg !== eachMg));
  const isTotal =
    count !== 1 &&
    (TOTAL_IN_BRACKETS.test(taken) ||
      [...strengths, ...amounts].some((mg) => amounts.some((total) => Math.abs(total - mg * count) < NEARLY)));
  return isTotal && amounts.length > 0 ? largest : largest * count;
}

function countOf(text: string): number | undefined {
  const many = howMany(text);
  return many === undefined || many === 'too many' ? undefined : many.count;
}

/** “1-0-1”: one in the morning, none at noon, one in the evening. */
function scheduled(text: string, once: number): number | undefined {
  const [schedule] = SCHEDULED.exec(text) ?? [];
  return schedule === undefined ? undefined : once * schedule.split('+').reduce((sum, one) => sum + Number(one), 0);
}

/**
 * “1 g in the morning and 500 mg at night”: what is taken at each time, together. At the same time of the day it is a
 * step (“5 mg in the morning, increase to 10 mg in the morning”), and “or” another way: there the larger counts.
 */
function atTimes({ name, dosage = '', frequency = '' }: WrittenDose, text: string): number | undefined {
  if (Array.from(text.matchAll(AT_TIMES)).length < 2) return undefined;
  const left = orderText(`${name} ; ${dosage} ; ${frequency}`).replaceAll(AT_TIMES, ' ');
  const strength = Math.max(...milligramsIn(left));
  const daily = Math.max(...text.split(OR_AT).map((way) => ofOneWay(way, strength)));
  return Number.isFinite(daily) ? daily : undefined;
}

function ofOneWay(text: string, strength: number): number {
  const most = new Map<string, number>();
  for (const [all, figure, unit] of text.matchAll(AT_TIMES)) {
    const time = SAME_TIMES.findIndex((one) => one.test(all)).toString();
    const mg = unit === undefined ? Number(figure) * strength : inMg(figure, unit);
    most.set(time, Math.max(mg, most.get(time) ?? 0));
  }
  return [...most.values()].reduce((sum, mg) => sum + mg, 0);
}
