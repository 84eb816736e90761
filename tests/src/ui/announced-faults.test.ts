import { expect, test } from 'vitest';
import { areToBeAnnounced } from '#src/ui/fields/announced-faults.ts';

const NAME = { field: 'name', fault: 'missing' };
const AGE = { field: 'age', fault: 'missing' };
const OTHER_AGE = { field: 'age', fault: 'too high' };

test.each([
  { before: [], now: [NAME], announced: true },
  { before: [NAME, AGE], now: [{ ...AGE }], announced: false },
  { before: [NAME, AGE], now: [], announced: false },
  // The age was wrong in another way: nobody has heard of that yet.
  { before: [NAME, AGE], now: [OTHER_AGE], announced: true },
  { before: [NAME], now: [AGE], announced: true },
  { before: [AGE], now: [NAME, AGE], announced: true },
  // The form was drawn again, by a letter that was typed.
  { before: [NAME, AGE], now: [{ ...NAME }, { ...AGE }], announced: false },
])('of $before, $now while somebody types is announced: $announced', ({ before, now, announced }) => {
  expect(areToBeAnnounced(before, now, false)).toBe(announced);
});

test.each([
  { before: [NAME, AGE], now: [NAME, AGE], announced: true },
  // One of two was mended before the form was handed in again.
  { before: [NAME, AGE], now: [AGE], announced: true },
  { before: [NAME, AGE], now: [], announced: false },
])('of $before, $now after another submit is announced: $announced', ({ before, now, announced }) => {
  expect(areToBeAnnounced(before, now, true)).toBe(announced);
});
