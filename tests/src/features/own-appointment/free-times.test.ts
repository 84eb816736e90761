import { expect, it } from 'vitest';
import { nearestTo } from '#shared/clinic/slots/nearest-times.ts';
import { freeTimes } from '#src/features/own-appointment/change/free-times.ts';

const slot = (day: string, label: string, free: number) => ({ startsAt: `${day}T${label}:00.000Z`, label, free });
const DAYS = [
  {
    day: '2027-01-04',
    state: 'open' as const,
    slots: [slot('2027-01-04', '09:00', 1), slot('2027-01-04', '16:00', 1)],
  },
  { day: '2027-01-05', state: 'full' as const, slots: [slot('2027-01-05', '09:00', 0)] },
  {
    day: '2027-01-06',
    state: 'open' as const,
    slots: ['08:00', '08:20', '08:40'].map((at) => slot('2027-01-06', at, 1)),
  },
];
const shown = (around: string | undefined) =>
  nearestTo(freeTimes(DAYS, around), around).map(({ day, label }) => `${day.slice(-2)} ${label}`);

it('offers the three free times nearest to the one in hand, in the order of the clock, and never that one itself', () => {
  expect(shown('2027-01-06T08:20:00.000Z')).toEqual(['04 16:00', '06 08:00', '06 08:40']);
});

it('offers the first ones to whoever has no time yet', () => {
  expect(shown(undefined)).toEqual(['04 09:00', '04 16:00', '06 08:00']);
});
