import { doseText, NUMBER, UNIT } from './dose-text.ts';

const AMOUNT = new RegExp(
  `(?:${NUMBER} ?(?:${UNIT})? ?(?:to|or) )?(${NUMBER}) ?${UNIT}(?! ?(?:/|per) ?(?:kg|kilo|h\\b|hr|hour|m2|m²|[\\d.]* ?ml))`,
  'gu',
);
/** Every amount in a prescription's text, in milligrams; of a range the upper end. What is given per kilogram is none. */
export function milligramsIn(text: string): number[] {
  return Array.from(doseText(text).matchAll(AMOUNT), ([, , figure, unit]) => inMg(figure, unit));
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
