import { COUNTED, NUMBER, UNIT } from './dose-text.ts';
import { inMg } from './milligrams.ts';

/** How many are taken at once, and the strength of each where it stands beside the count. */
export type HowMany = { readonly count: number; readonly eachMg?: number };

/** Nobody takes more at once: it is how many the box holds. */
const MOST_AT_ONCE = 12;
const UPPER = `(?:${NUMBER} (?:to|or) )?(${NUMBER})`;
const KIND =
  '(?:(?:of|the|their|white|effervescent|soluble|dispersible|coated|film coated|chewable|oral|modified release|slow release|mr|sr|ec) )*';
const NO_DURATION =
  '(?! ?(?:days?|d|weeks?|wks?|w|months?|hours?|hrs?|minutes?|mins?|times|ml|%|[/x×*]|to|or)(?![a-z]))';
const OF = new RegExp(
  `${UPPER}(?: ?[x×*] ?| ?${KIND}${COUNTED}(?: of| x| ×|,)? ?(?:an? )?| )(${NUMBER}) ?${UNIT}`,
  'gu',
);
const AFTER = new RegExp(`(${NUMBER}) ?${UNIT}(?: ?${COUNTED})? ?[x×*] ?(${NUMBER})${NO_DURATION}`, 'gu');
const TABLETS = new RegExp(`${UPPER} ?${KIND}${COUNTED}`, 'gu');
const TAKE = new RegExp(`\\b(?:take|takes|give|chew|swallow|inhale|sig:?) ${UPPER}(?! ?${UNIT})${NO_DURATION}`, 'gu');
const BEFORE_FREQUENCY = new RegExp(
  `${UPPER},? ?(?=(?:od|om|mane|nocte|nightly|bd|bid|tds|tid|qds|qid|every|q ?\\d|\\d+ hourly|(?:\\d+ (?:to|or) )?\\d+ times|at night|at bed)(?!\\w))`,
  'gu',
);
const ALONE = new RegExp(`^ ?${UPPER} ?(?=;|$)`, 'gu');

/** How many tablets a dose text names; “too many” where it is only how many a box holds; undefined where none are named. */
export function howMany(text: string): HowMany | 'too many' | undefined {
  const found: HowMany[] = [
    ...Array.from(text.matchAll(OF), ([, count, each, unit]) => ({ count: Number(count), eachMg: inMg(each, unit) })),
    ...Array.from(text.matchAll(AFTER), ([, each, unit, count]) => ({
      count: Number(count),
      eachMg: inMg(each, unit),
    })),
    ...[TABLETS, TAKE, BEFORE_FREQUENCY, ALONE].flatMap((pattern) =>
      Array.from(text.matchAll(pattern), ([, count]) => ({ count: Number(count) })),
    ),
  ];
  const taken = found.find(({ count }) => count > 0 && count <= MOST_AT_ONCE);
  if (taken !== undefined) return taken;
  return Array.from(text.matchAll(TABLETS)).length > 0 ? 'too many' : undefined;
}
