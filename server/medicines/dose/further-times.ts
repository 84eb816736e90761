import { COUNTED, NUMBER, UNIT } from './dose-text.ts';
import { inMg, milligramsIn } from './milligrams.ts';

const TIMES: Readonly<Record<string, number>> = { bd: 2, bid: 2, tds: 3, tid: 3, qds: 4, qid: 4 };
const PART = new RegExp(
  `(${NUMBER}) ?(?:${UNIT}|${COUNTED})?(?:(?!\\d|\\band\\b|\\bplus\\b|\\bthen\\b|\\bincreas|\\breduc)[^.,+&]){0,25}?(?:(${NUMBER}) times(?: (?:a|per|each|every) day| ?daily| ?/ ?day)?|\\b(od|om|bd|bid|tds|tid|qds|qid|daily|prn|mane|nocte|nightly|morning|noon|midday|lunch|afternoon|evening|at night|night|bed ?time)\\b)`,
  'gu',
);
const JOINED =
  /^[ ;)]*(?:(?:(?:, ?)?(?:and|plus|with|also)|[,+&])[ (]*)(?:an? )?(?:(?:extra|another|further|take|also) )?$/u;

/**
 * The milligrams in 24 hours of “1 tds and 2 nocte”: what is taken several times a day, and what is taken at a further
 * time. Undefined where only one of these is said, and where the second is a step (“then”).
 */
export function furtherTimes(text: string): number | undefined {
  const parts = Array.from(text.matchAll(PART));
  const joined = parts.filter(
    (part, index) => isJoined(text, parts[index - 1], part) || isJoined(text, part, parts[index + 1]),
  );
  const named = joined.map(([, , , , often = '']) => often);
  if (
    joined.length < 2 ||
    !joined.some(([, , , times, often = '']) => times !== undefined || often in TIMES || often === 'prn')
  )
    return undefined;
  if (named[0] !== '' && named.every((one) => one === named[0])) return undefined;
  const strength = Math.max(...milligramsIn(text.replaceAll(PART, ' ')));
  const daily = joined
    .map(([, figure, unit, times, often = '']) => {
      const once = unit === undefined ? Number(figure) * strength : inMg(figure, unit);
      return once * Number(times ?? TIMES[often] ?? 1);
    })
    .reduce((sum, mg) => sum + mg, 0);
  return Number.isFinite(daily) ? daily : undefined;
}

function isJoined(text: string, one: RegExpExecArray | undefined, next: RegExpExecArray | undefined): boolean {
  return one !== undefined && next !== undefined && JOINED.test(text.slice(one.index + one[0].length, next.index));
}
