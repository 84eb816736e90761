import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { Appointment } from '#shared/contract/appointments.ts';
import { CLINIC_DEFAULTS } from '#shared/contract/clinic-defaults.ts';
import { nextOf, ofToday } from '#src/features/doctor/schedule.ts';
import { rememberClinic } from '#src/platform/clinic.ts';

afterEach(() => vi.useRealTimers());

const at = (_id: string, appointmentTime: string | undefined, status = 'scheduled') =>
  v.parse(Appointment, { _id, appointmentTime, status });
const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);

test.each([
  ['Pacific/Auckland', ['early', 'late']],
  ['America/Los_Angeles', ['before', 'early']],
])('today is today in %s, the earliest first', (timeZone, today) => {
  vi.useFakeTimers({ now: new Date('2026-03-05T12:00:00Z') });
  rememberClinic({ ...CLINIC_DEFAULTS, languages: [...CLINIC_DEFAULTS.languages], timeZone });
  const rows = [
    at('late', '2026-03-06T10:30:00Z'),
    at('early', '2026-03-05T11:30:00Z'),
    at('before', '2026-03-05T08:30:00Z'),
    at('none', undefined),
  ];
  expect(ids(ofToday(rows))).toEqual(today);
});

const NOW = Date.parse('2026-03-05T12:00:00Z');

test('next is the earliest still to come, whatever the order of the list', () => {
  const rows = [
    at('past', '2026-03-05T09:00:00Z'),
    at('later', '2026-03-05T15:00:00Z'),
    at('soon', '2026-03-05T12:30:00Z'),
  ];
  expect(nextOf(rows, NOW)?._id).toBe('soon');
});

test('what is over is not next, an Upcoming sample is', () => {
  const rows = [
    at('done', '2026-03-05T12:10:00Z', 'Completed'),
    at('off', '2026-03-05T12:20:00Z', 'cancelled'),
    at('sample', '2026-03-05T12:40:00Z', 'Upcoming'),
  ];
  expect(nextOf(rows, NOW)?._id).toBe('sample');
});

test('when nothing is to come it is the first entry, and nothing of an empty list', () => {
  expect(nextOf([at('first', '2023-06-15T09:00:00Z'), at('second', undefined)], NOW)?._id).toBe('first');
  expect(nextOf([], NOW)).toBeUndefined();
});
