import { expect, it } from 'vitest';
import { figureAt } from '#src/features/landing/sections/figure-at.ts';

it.each([24, 100, 50_000])('a count to %i takes all of its time, and never goes back', (last) => {
  const parts = Array.from({ length: 1000 }, (_, index) => index / 1000);
  const figures = parts.map((part) => figureAt(part, last));
  expect(figures[0]).toBe(0);
  expect(figures.toSorted((one, other) => one - other)).toEqual(figures);
  expect(Math.max(...figures)).toBeLessThan(last);
  expect(figureAt(1, last)).toBe(last);
});
