import { expect, test } from 'vitest';
import { listAge } from '#src/features/doctors/list-age.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute);

test('a list of today says its time', () => {
  const age = listAge(at(4, 9, 10).toISOString(), at(4, 11));
  expect(age).toEqual({ text: 'Doctor list from 09:10 today.', isOld: false });
});

test('a list of yesterday evening says its day and is not old yet', () => {
  const age = listAge(at(3, 20).toISOString(), at(4, 9));
  expect(age).toEqual({ text: 'Doctor list from Mar 3, 2026, 20:00.', isOld: false });
});

test('past 24 hours it may be out of date', () => {
  expect(listAge(at(3, 9).toISOString(), at(4, 9)).isOld).toBe(false);
  const age = listAge(at(3, 9).toISOString(), at(4, 9, 1));
  expect(age.isOld).toBe(true);
  expect(age.text).toContain('It may be out of date');
});
