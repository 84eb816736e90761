import { expect, test } from 'vitest';
import * as v from 'valibot';
import { ExceptionBody } from '#shared/contract/booking/schedule-exceptions.ts';
import { BLANK_LEAVE, leaveBody, leaveErrors, type LeaveValues } from '#src/features/admin/leave/leave-values.ts';

const leave = (values: Partial<LeaveValues>): LeaveValues => ({ ...BLANK_LEAVE, fromDay: '2027-01-04', ...values });
const messages = (values: Partial<LeaveValues>) => leaveErrors(leave(values)).map(({ message }) => message);

test('a holiday of one day is complete with that day, and is the whole clinic’s', () => {
  expect(messages({})).toEqual([]);
  const body = leaveBody(leave({}));
  expect(body).toEqual({ kind: 'closed', doctorId: null, fromDay: '2027-01-04', toDay: '2027-01-04', reason: '' });
  expect(v.is(ExceptionBody, body)).toBe(true);
});

test('an extra session needs a doctor, a day and both times, and is of one day', () => {
  expect(messages({ kind: 'extra', fromDay: '' })).toEqual([
    'An extra session is for one doctor',
    'Enter the day',
    'Enter both times',
  ]);
  const extra = { kind: 'extra', doctorId: 'd', from: '18:00', to: '20:00', toDay: '2027-01-09', capacity: 3 } as const;
  expect(messages(extra)).toEqual([]);
  expect(leaveBody(leave(extra))).toMatchObject({ toDay: '2027-01-04', slotMinutes: 20, capacity: 3 });
  expect(v.is(ExceptionBody, leaveBody(leave(extra)))).toBe(true);
});

test('days and times stand in their order, and of two times neither stands alone', () => {
  expect(messages({ toDay: '2027-01-03' })).toEqual(['The last day must not be before the first']);
  expect(messages({ from: '08:00' })).toEqual(['Enter both times, or neither']);
  expect(messages({ from: '08:00', to: '08:00' })).toEqual(['The end must be later than the start']);
});
