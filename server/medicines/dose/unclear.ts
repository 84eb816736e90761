import { COUNTED, doseText, NUMBER, SCHEDULE, UNIT } from './dose-text.ts';
import { howMany } from './how-many.ts';
import { readMost } from './how-often.ts';
import { milligramsIn } from './milligrams.ts';
import type { WrittenDose } from './read-daily.ts';
import { mayBeHandedOut, namesBottleOnly, withoutByWeight } from './set-aside.ts';

/** What a figure of a prescription may be; one that is nothing of these is not understood. */
const UNDERSTOOD = [
  new RegExp(SCHEDULE, 'gu'),
  new RegExp(`${NUMBER} ?(?:${UNIT})? ?(?:/|in|per) ?(?:\\d+(?:\\.\\d+)?)? ?ml\\b`, 'gu'),
  /(?<![\d.])\d+(?:\.\d+)? ?(?:mg|mcg)? ?\/ ?\d+(?:\.\d+)?(?: ?(?:mg|mcg))?(?![\d.])/gu,
  new RegExp(
    `${NUMBER} ?(?:${UNIT}|${COUNTED}|ml\\b|%|units?\\b|iu\\b|drops?\\b|doses?\\b|(?:tea|table|medicine |5 ml )?spoon)`,
    'gu',
  ),
  new RegExp(
    `${NUMBER}(?: (?:to|or) ${NUMBER})? ?(?:times|[x×*]|hourly|hrly|hours?|hrs?|h\\b|min\\w*|days?|daily|d\\b)`,
    'gu',
  ),
  new RegExp(`[x×*] ?[1-4](?![\\d.])`, 'gu'),
  new RegExp(`${NUMBER} ?(?=(?:to|or|and) ?(?:\\d|;|$| ))`, 'gu'),
];
/** A bare figure above it is no count but a strength without its unit. */
const COUNT_ONLY = new RegExp(
  `(?<![\\d./])(?:\\d|1[0-2])(?:\\.\\d+)?(?![\\d]|\\.\\d),? ?(?:${COUNTED}|of|each|at|in|on|with|before|after|prn|if|when|as|every|a|per|od|om|mane|nocte|nightly|bd|bid|tds|tid|qds|qid|white|effervescent|soluble|dispersible|coated|oral|modified|slow|mr|sr|ec|film|chewable|;|$)`,
  'gu',
);
const BOX = new RegExp(`[x×*] ?(?:[5-9]|\\d{2,})(?![\\d.])`, 'u');

/** Whether a line has a figure that nothing accounts for, or a count that may be the box's: its dose is not compared. */
export function isUnclear({ name, dosage = '', frequency = '' }: WrittenDose): boolean {
  const taken = [...new Set([dosage, frequency])].join(' ; ');
  if (namesBottleOnly(`${name} ; ${taken}`)) return true;
  if (/\d (?:\w+ )?of each\b/u.test(doseText(taken)) && milligramsIn(name).length > 1) return true;
  const rest = withoutByWeight(readMost(taken).rest);
  const many = howMany(rest);
  if (many === undefined && mayBeHandedOut(taken)) return true;
  if (many === 'too many' || BOX.test(rest)) return true;
  const left = [...UNDERSTOOD, COUNT_ONLY].reduce(
    (text, pattern) => text.replaceAll(pattern, ' ').replaceAll(/ +/gu, ' '),
    rest,
  );
  return /(?<![\p{L}\d])\d/u.test(left) && name !== taken;
}
