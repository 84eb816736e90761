import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CorrectVisitBody } from '#shared/contract/appointment/correct-visit.ts';
import { DeskBookingBody, TimeBody } from '#shared/contract/booking/appointment-time.ts';
import { SettleRequestBody } from '#shared/contract/booking/booking-requests.ts';
import { CalendarDay } from '#shared/contract/booking/fields.ts';
import { HoldBody } from '#shared/contract/booking/holds.ts';
import { OwnTimeBody } from '#shared/contract/booking/own-appointment.ts';
import { BookingBody } from '#shared/contract/booking/slot-of-booking.ts';
import { TakeOwnDevicesBody } from '#shared/contract/device/alerts.ts';
import { AppointmentInput } from '#shared/contract/visit/booking.ts';
import { instantMs, isDayOfCalendar } from '#shared/contract/wire/instant.ts';

const visit = { patientId: 'p', doctorId: 'd', status: 'scheduled' };
const when = '2027-02-01T09:00:00Z';

/** Every field of a request that holds an instant: whether it is taken. */
const TAKES: Readonly<Record<string, (at: string) => boolean>> = {
  'the date of a booking': (date) => v.is(AppointmentInput, { ...visit, date }),
  'the time that is booked': (startsAt) =>
    v.is(BookingBody, { ...visit, date: when, slot: { startsAt, ifTaken: 'refuse' } }),
  'a time that is held': (at) => v.is(HoldBody, { holdId: crypto.randomUUID(), doctorId: 'd', at }),
  'a time given at the desk': (startsAt) => v.is(TimeBody, { startsAt }),
  'a visit booked at the desk': (startsAt) => v.is(DeskBookingBody, { patientId: 'p', doctorId: 'd', startsAt }),
  'a time that was asked for': (startsAt) => v.is(SettleRequestBody, { as: 'time-given', startsAt }),
  'one’s own time': (startsAt) => v.is(OwnTimeBody, { startsAt }),
  'a time that is corrected': (time) => v.is(CorrectVisitBody, { now: { time }, seen: { time } }),
  'up to when alerts are taken': (upTo) => v.is(TakeOwnDevicesBody, { upTo }),
};

const two = (n: number) => String(n).padStart(2, '0');
const day = fc
  .record({
    year: fc.integer({ min: 2000, max: 2999 }),
    month: fc.integer({ min: 1, max: 12 }),
    of: fc.integer({ min: 1, max: 31 }),
  })
  .map(({ year, month, of }) => `${year}-${two(month)}-${two(of)}`);
/** By the calendar’s rule in words, and not by a clock’s library. */
const exists = (text: string) => {
  const [year = 0, month = 0, of = 0] = text.split('-').map(Number);
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return of <= (month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31);
};

const IMPOSSIBLE = [
  '2027-02-31T09:00:00Z',
  '2026-02-29T09:00:00Z',
  '2100-02-29T09:00:00Z',
  '2027-04-31T23:59:59.999Z',
  '2027-00-10T09:00:00Z',
  '2027-13-10T09:00:00Z',
  '2027-01-00T09:00:00Z',
  '2027-01-32T09:00:00Z',
  // Midnight is 00:00 of the next day; leap seconds have no place in a computer's time.
  '2027-02-01T24:00:00Z',
  '2027-02-01T23:60:00Z',
  '2016-12-31T23:59:60Z',
  '2027-02-01T25:00:00Z',
  // No place is as far from Greenwich as these.
  '2027-02-01T09:00:00+14:01',
  '2027-02-01T09:00:00-23:59',
  '2027-02-01T09:00:00+24:00',
  '2027-02-01T09:00:00+05:60',
  // What has no zone is any of forty instants.
  '2027-02-01T09:00:00',
  '2027-02-01T09:00:00+05',
  '2027-02-01',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '10000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-01:00',
  '-000001-01-01T00:00:00Z',
  '+020270-02-01T09:00:00Z',
  '2027-W05-1T09:00:00Z',
  '2027-032T09:00:00Z',
  'Mon, 01 Feb 2027 09:00:00 GMT',
  '1801386000000',
  '٢٠٢٧-٠٢-٠١T09:00:00Z',
  ' 2027-02-01T09:00:00Z',
  `2027-02-01T09:00:00.${'0'.repeat(30)}Z`,
  '',
];

describe.each(Object.entries(TAKES))('%s', (_name, takes) => {
  it('is an instant of a day that the calendar has', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('Z', '+14:00', '-11:30', '+0545'), (text, zone) => {
        expect(takes(`${text}T09:30:00.000${zone}`)).toBe(exists(text));
      }),
      { numRuns: 300 },
    );
  });

  it.each(IMPOSSIBLE)('is never %s', (at) => {
    expect(takes(at)).toBe(false);
  });

  it('is every instant that a device’s clock writes', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }), (at) => {
        expect(takes(at.toISOString())).toBe(true);
        expect(instantMs(at.toISOString())).toBe(at.getTime());
      }),
      { numRuns: 100 },
    );
  });
});

it('a day of the calendar is one that exists, and of a rule it is one of this millennium', () => {
  fc.assert(
    fc.property(day, (text) => {
      expect(isDayOfCalendar(text)).toBe(exists(text));
      expect(v.is(CalendarDay, text)).toBe(exists(text));
    }),
  );
  for (const none of ['0000-01-01', '9999-12-31', '1999-12-31', '2027-2-1', '2027-02-31', '20270201'])
    expect(v.is(CalendarDay, none), none).toBe(false);
});

it('a booking may name any year from 1 to 9999: devices’ clocks lie', () => {
  const takes = TAKES['the date of a booking'];
  for (const at of ['0001-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])
    expect(takes?.(at), at).toBe(true);
});

it('instants are read at one place: no contract has a pattern of its own', () => {
  const own = readdirSync('shared/contract', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      file !== 'wire/instant.ts' &&
      /iso(Timestamp|Date|DateTime)\(|Date\.parse|new Date\(/.test(readFileSync(`shared/contract/${file}`, 'utf8')),
  );
  expect(own).toEqual([]);
});
