import { expect, test } from 'vitest';
import { dateOf, dateTimeOf, timeOf } from '#src/features/admin/lists/when.ts';
import { isFarApart } from '#src/platform/clinic/clinic-time.ts';

test('a time that is none is not shown as one', () => {
  expect([dateOf('soon'), timeOf(undefined), dateTimeOf(null)]).toEqual([undefined, undefined, undefined]);
});

test('an instant is a date and a time', () => {
  expect(dateOf('2026-03-05T12:00:00Z')).toMatch(/Mar \d+, 2026/);
  expect(timeOf('2026-03-05T12:04:00Z')).toMatch(/^\d\d:04$/);
});

test('made and received are said apart when they differ by over ten minutes', () => {
  expect(isFarApart('2026-03-05T12:00:00Z', '2026-03-05T12:10:00Z')).toBe(false);
  expect(isFarApart('2026-03-05T12:00:00Z', '2026-03-05T12:10:01Z')).toBe(true);
  expect(isFarApart('2026-03-05T12:00:00Z', undefined)).toBe(false);
});
