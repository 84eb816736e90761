import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { Appointment } from '#shared/contract/appointment/appointments.ts';
import { CLINIC_DEFAULTS } from '#shared/contract/clinic/clinic-defaults.ts';
import { nextOf, ofToday } from '#src/features/doctor/today/schedule.ts';
import { rememberClinic } from '#src/platform/clinic/clinic.ts';
import { clinicToday } from '#src/platform/clinic/clinic-time.ts';
import { learnServerTime } from '#src/platform/clinic/server-clock.ts';

afterEach(() => vi.useRealTimers());

const at = (_id: string, appointmentTime: string | undefined, status = 'scheduled') =>
  v.parse(Appointment, { _id, appointmentTime, status });
const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);

test.each([
  ['Pacific/Auckland', ['early', 'late']],
  ['America/Los_Angeles', ['before', 'early']],
])('today is today in %s, the earliest first', (timeZone, today) => {
  vi.useFakeTimers({ now: new Date('2026-03-05T12:00:00Z') });
  rememberClinic({ ...CLINIC_DEFAULTS, languages: ['en'], reviewedLanguages: [], timeZone });
  const rows = [
    at('late', '2026-03-06T10:30:00Z'),
    at('early', '2026-03-05T11:30:00Z'),
    at('before', '2026-03-05T08:30:00Z'),
    at('none', undefined),
  ];
  expect(ids(ofToday(rows, clinicToday()))).toEqual(today);
});

const TODAY = '2026-03-05';
const inZone = (timeZone: string) =>
  rememberClinic({ ...CLINIC_DEFAULTS, languages: ['en'], reviewedLanguages: [], timeZone });
const of = (row: Record<string, unknown>) => v.parse(Appointment, { status: 'scheduled', ...row });

test('today goes by the slot or the server’s receipt, whatever the clock of the device said', () => {
  inZone('Europe/Vienna');
  const rows = [
    of({ _id: 'behind', appointmentTime: '2026-03-04T09:00:00Z', receivedAt: '2026-03-05T09:00:00Z' }),
    of({ _id: 'ahead', appointmentTime: '2036-03-06T08:00:00Z', dueAt: '2026-03-05T08:00:00Z' }),
    of({ _id: 'tomorrow’s slot', receivedAt: '2026-03-05T07:00:00Z', dueAt: '2026-03-06T10:00:00Z' }),
    of({ _id: 'yesterday', appointmentTime: '2026-03-05T09:00:00Z', receivedAt: '2026-03-04T09:00:00Z' }),
  ];
  expect(ids(ofToday(rows, TODAY))).toEqual(['ahead', 'behind']);
});

test('today is the server’s today, also on a screen whose own clock is a day off', () => {
  vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00Z') });
  inZone('Europe/Vienna');
  learnServerTime('Thu, 05 Mar 2026 12:00:00 GMT');
  expect(clinicToday()).toBe('2026-03-05');
  learnServerTime('Wed, 04 Mar 2026 12:00:20 GMT');
  expect(clinicToday()).toBe('2026-03-04');
});

test('urgent ones that nobody has seen come first, then the earliest', () => {
  inZone('Europe/Vienna');
  const rows = [
    of({ _id: 'early', dueAt: '2026-03-05T08:00:00Z' }),
    of({ _id: 'urgent late', dueAt: '2026-03-05T11:00:00Z', urgent: true }),
    of({ _id: 'urgent', dueAt: '2026-03-05T10:00:00Z', urgent: true }),
    of({ _id: 'urgent, seen', dueAt: '2026-03-05T09:00:00Z', urgent: true, status: 'completed' }),
  ];
  expect(ids(ofToday(rows, TODAY))).toEqual(['urgent', 'urgent late', 'early', 'urgent, seen']);
  expect(nextOf(rows, TODAY)?._id).toBe('urgent');
});

test('next is who waits longest, then the earliest of the days to come, whatever the order of the list', () => {
  inZone('Europe/Vienna');
  const waiting = [
    of({ _id: 'newest', dueAt: '2026-03-05T15:00:00Z' }),
    of({ _id: 'longest', dueAt: '2026-03-05T09:00:00Z' }),
  ];
  const later = [
    of({ _id: 'in a week', dueAt: '2026-03-12T08:00:00Z' }),
    of({ _id: 'tomorrow', dueAt: '2026-03-06T08:00:00Z' }),
  ];
  expect(nextOf([...later, ...waiting], TODAY)?._id).toBe('longest');
  expect(nextOf(later, TODAY)?._id).toBe('tomorrow');
});

test('who waits at the clinic is seen before who is only expected, and nobody before the urgent of today', () => {
  inZone('Europe/Vienna');
  const rows = [
    of({ _id: 'expected', dueAt: '2026-03-05T08:00:00Z' }),
    of({ _id: 'waits', dueAt: '2026-03-05T10:00:00Z' }),
    of({ _id: 'tomorrow', dueAt: '2026-03-06T08:00:00Z', urgent: true }),
  ];
  expect(nextOf(rows.slice(0, 2), TODAY, 'waits')?._id).toBe('waits');
  expect(nextOf(rows, TODAY, 'waits')?._id).toBe('waits');
  expect(nextOf(rows.slice(0, 2), TODAY, 'gone')?._id).toBe('expected');
  const urgent = of({ _id: 'urgent', dueAt: '2026-03-05T12:00:00Z', urgent: true });
  expect(nextOf([...rows, urgent], TODAY, 'waits')?._id).toBe('urgent');
});

test.each(['completed', 'Completed', 'cancelled', 'Canceled', 'no-show'])('what is %s is never next', (status) => {
  inZone('Europe/Vienna');
  const over = of({ _id: 'over', dueAt: '2026-03-05T15:00:00Z', status, urgent: true });
  expect(nextOf([over], TODAY)).toBeUndefined();
  expect(nextOf([over, at('sample', '2026-03-05T12:40:00Z', 'Upcoming')], TODAY)?._id).toBe('sample');
});

test('nobody is next when all that is left is of a day gone by, or has no time', () => {
  expect(nextOf([at('old', '2023-06-15T09:00:00Z'), at('none', undefined)], TODAY)).toBeUndefined();
  expect(nextOf([], TODAY)).toBeUndefined();
});
