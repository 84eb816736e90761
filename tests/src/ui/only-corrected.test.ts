import { expect, test } from 'vitest';
import { isOnlyCorrected } from '#src/ui/fields/only-corrected.ts';

const NAME = { field: 'name', fault: 'missing' };
const AGE = { field: 'age', fault: 'missing' };
const OTHER_AGE = { field: 'age', fault: 'too high' };

test.each([
  { before: [NAME, AGE], now: [{ ...AGE }], only: true },
  { before: [NAME, AGE], now: [], only: true },
  // The age was wrong in another way: nobody has heard of that yet.
  { before: [NAME, AGE], now: [OTHER_AGE], only: false },
  { before: [NAME], now: [AGE], only: false },
  { before: [AGE], now: [NAME, AGE], only: false },
  // Submit was pressed again.
  { before: [NAME, AGE], now: [NAME, AGE], only: false },
])('of $before only some are corrected in $now: $only', ({ before, now, only }) => {
  expect(isOnlyCorrected(before, now)).toBe(only);
});
