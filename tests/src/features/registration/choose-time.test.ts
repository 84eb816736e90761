import { expect, test } from 'vitest';
import { firstFree } from '#src/features/registration/time/find-first-free.ts';
import { slotToAskFor } from '#src/features/registration/send/slot-to-ask-for.ts';
import { timeTexts } from '#src/locales/en/patient/times.ts';

const at = { startsAt: '2027-01-04T13:20:00.000Z', day: '2027-01-04', label: '14:20' };
const next = (startsAt: string) => ({ ...at, startsAt });

test('a booking asks for the time that is kept, and leaves a taken one to the desk', () => {
  const holdId = 'a2f1c9e0-0000-4000-8000-000000000000';
  expect(slotToAskFor({ kind: 'time', doctorId: 'one', at, holdId }, 'one', false)).toEqual({
    startsAt: at.startsAt,
    holdId,
    ifTaken: 'ask-desk',
  });
  expect(slotToAskFor({ kind: 'time', doctorId: 'one', at }, 'one', false)).not.toHaveProperty('holdId');
});

test('a time of another doctor is none, and whoever comes without one asks for none', () => {
  expect(slotToAskFor({ kind: 'time', doctorId: 'one', at }, 'two', false)).toBeUndefined();
  expect(slotToAskFor({ kind: 'walk-in', doctorId: 'one' }, 'one', false)).toBeUndefined();
  expect(slotToAskFor(undefined, 'one', false)).toBeUndefined();
});

test('a wish goes to the desk, and so does whoever was faster than the search for a time', () => {
  const wish = { kind: 'wish', doctorId: 'one', wish: 'morning', full: false, own: true } as const;
  expect(slotToAskFor(wish, 'one', false)).toEqual({ wish: 'morning' });
  expect(slotToAskFor({ kind: 'looking', doctorId: 'one' }, 'one', false)).toEqual({ wish: 'soon' });
});

test('the first free doctor is one of at least two who are free', () => {
  const byDoctor = new Map([
    ['late', next('2027-01-05T08:00:00.000Z')],
    ['early', next('2027-01-04T08:00:00.000Z')],
    ['full', null],
  ]);
  expect(firstFree(['late', 'full', 'early', 'no-hours', undefined], byDoctor)?.doctorId).toBe('early');
  expect(firstFree(['late', 'full'], byDoctor)).toBeUndefined();
});

test('a time is said as people say it', () => {
  expect(timeTexts.at(at, '2027-01-04')).toBe('today 14:20');
  expect(timeTexts.at(at, '2027-01-02')).toBe('Monday 4 January, 14:20');
});

test('asks for messages only where the patient has asked for them, with a time and with a wish', () => {
  expect(slotToAskFor({ kind: 'time', doctorId: 'one', at }, 'one', true)).toMatchObject({ remind: true });
  expect(slotToAskFor({ kind: 'looking', doctorId: 'one' }, 'one', true)).toEqual({ wish: 'soon', remind: true });
  expect(slotToAskFor({ kind: 'time', doctorId: 'one', at }, 'one', false)).not.toHaveProperty('remind');
});
