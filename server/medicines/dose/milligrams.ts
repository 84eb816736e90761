import { doseText, NUMBER, UNIT } from './dose-text.ts';

const AMOUNT = new RegExp(
  `(?:${NUMBER} ?(?:${UNIT})? ?(?:to|or) )?(${NUMBER}) ?${UNIT}(?! ?(?:/|per) ?(?:kg|kilo|h\\b|hr|hour|m2|m²|[\\d.]* ?ml))`,
  'gu',
);
const BY_WEIGHT = /(?:\/|per) ?(?:kg|kilo|m2|m²)/u;

/** Every amount in a prescription's text, in milligrams; of a range the upper end. None where it is given per kilogram. */
export function milligramsIn(text: string): number[] {
  const read = doseText(text);
  return BY_WEIGHT.test(read) ? [] : Array.from(read.matchAll(AMOUNT), ([, , figure, unit]) => inMg(figure, unit));
}

/** A text without its amounts. */
export function withoutAmounts(text: string): string {
  return doseText(text).replaceAll(AMOUNT, ' ');
}

/** An amount in a unit of weight, in milligrams. */
export function inMg(amount: string | undefined, unit = ''): number {
  const value = Number(amount);
  if (unit.startsWith('g')) return value * 1000;
  return /^(?:mg|milli)/u.test(unit) ? value : value / 1000;
}
