import { expect, test } from 'vitest';
import { clockTime } from '#src/features/intake/panel/clock-time.ts';
import { barScale, heardLoudness, ringScale } from '#src/features/intake/panel/level-scale.ts';

test('silence leaves ring and bars at rest, a full voice brings them to their largest', () => {
  expect(ringScale(0)).toBe(1);
  expect(ringScale(0.5)).toBeCloseTo(1.34);
  expect(barScale(0, 2)).toBeCloseTo(0.14);
  expect(barScale(0.5, 2)).toBeCloseTo(1);
});

test('twice as loud is a step of the same size, however quiet it was', () => {
  const steps = [0.02, 0.04, 0.08, 0.16].map(heardLoudness);
  expect((steps[1] ?? 0) - (steps[0] ?? 0)).toBeCloseTo((steps[3] ?? 0) - (steps[2] ?? 0));
});

test('the middle bar moves most', () => {
  const heights = [0, 1, 2, 3, 4].map((bar) => barScale(0.1, bar));
  expect(Math.max(...heights)).toBe(heights[2]);
});

test('seconds are shown as m:ss', () => {
  expect([0, 9, 50, 60].map(clockTime)).toEqual(['0:00', '0:09', '0:50', '1:00']);
});
