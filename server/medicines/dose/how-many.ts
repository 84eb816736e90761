import { COUNTED, NUMBER, UNIT } from './dose-text.ts';
import { inMg } from './milligrams.ts';

/** How many are taken at once, and the strength of each where it stands beside the count. */
export type HowMany = { readonly count: number; readonly eachMg?: number };

/** Who takes more at once is told so: otherwise it is how many the box holds. */
const MOST_AT_ONCE = 12;
const UPPER = `(?:${NUMBER} (?:to|or) )?(${NUMBER})`;
const KIND =
  '(?:(?:of|the|their|white|effervescent|soluble|dispersible|coated|film coated|chewable|oral|modified release|slow release|mr|sr|ec) )*';
/** “500 mg x 7” is no dose of seven. */
const MOST_BEHIND_X = 4;
const NO_DURATION =
  '(?! ?(?:daily|a day|per day|/ ?day|days?|d|weeks?|wks?|w|months?|hours?|hrs?|minutes?|mins?|times|ml|%|[/x×*]|to|or)(?![a-z]))';
const OF = new RegExp(
  `${UPPER}(?: ?[x×*] ?| ?${KIND}${COUNTED}(?: of| x| ×|,)? ?(?:an? )?| )(${NUMBER}) ?${UNIT}`,
  'gu',
);
const AFTER = new RegExp(`(${NUMBER}) ?${UNIT}(?: ?${COUNTED})? ?[x×*] ?(${NUMBER})${NO_DURATION}`, 'gu');
const TABLETS = new RegExp(`${UPPER} ?${KIND}${COUNTED}`, 'gu');
const TABLETS_TAKEN = new RegExp(
  `(?:\\b(?:take|takes|give|swallow) ${UPPER} ?${KIND}${COUNTED}|${UPPER} ?${KIND}${COUNTED}[ ;,]*(?=(?:od|om|mane|nocte|nightly|bd|bid|tds|tid|qds|qid|daily|every|a day|per day|each|\\d+ times|at night|in the (?:morning|evening)|\\d+ hourly)(?!\\w)))`,
  'gu',
);
const BY_TIMES = new RegExp(`(${NUMBER}) ?[x×*] ?${NUMBER}(?= ?(?:times|daily|a day|per day|/ ?d))`, 'gu');
const TAKE = new RegExp(`\\b(?:take|takes|give|chew|swallow|inhale|sig:?) ${UPPER}(?! ?${UNIT})${NO_DURATION}`, 'gu');
const BEFORE_FREQUENCY = new RegExp(
  `${UPPER},? ?(?=(?:od|om|mane|nocte|nightly|bd|bid|tds|tid|qds|qid|every|q ?\\d|\\d+ hourly|(?:\\d+ (?:to|or) )?\\d+ times|at night|at bed)(?!\\w))`,
  'gu',
);
const ALONE = new RegExp(`^ ?${UPPER} ?(?=;|$)`, 'gu');

/** How many tablets a dose text names; “too many” where it is only how many a box holds; undefined where none are named. */
export function howMany(text: string): HowMany | 'too many' | undefined {
  const found: HowMany[] = [
    ...Array.from(text.matchAll(BY_TIMES), ([, count]) => ({ count: Number(count) })),
    ...Array.from(text.matchAll(OF), ([, count, each, unit]) => ({ count: Number(count), eachMg: inMg(each, unit) })),
    ...Array.from(text.matchAll(AFTER), ([, each, unit, count]) => ({
      count: Number(count),
      eachMg: inMg(each, unit),
    })).filter(({ count }) => count <= MOST_BEHIND_X),
    ...[TABLETS, TAKE, BEFORE_FREQUENCY, ALONE].flatMap((pattern) =>
      Array.from(text.matchAll(pattern), ([, count]) => ({ count: Number(count) })),
    ),
  ];
  const told = Array.from(text.matchAll(TABLETS_TAKEN), ([, one, other]) => Number(one ?? other));
  const many = Math.max(0, ...told);
  if (many > MOST_AT_ONCE) return { count: many };
  const taken = found.find(({ count }) => count > 0 && count <= MOST_AT_ONCE);
  if (taken !== undefined) return taken;
  return Array.from(text.matchAll(TABLETS)).length > 0 ? 'too many' : undefined;
}
