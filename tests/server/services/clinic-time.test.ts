import { describe, expect, it } from 'vitest';
import { clinicDayBegins, clinicTimeToday } from '#server/services/clinic/clinic-time.ts';

describe('a day of the clinic', () => {
  it.each([
    // Clocks go forward at two, at midnight, and at midnight far to the east; back at three and at midnight.
    ['Europe/Vienna', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', 23],
    ['Atlantic/Azores', '2026-03-29', '2026-03-29T01:00:00.000Z', 23],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z', 23],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', 23],
    ['Europe/Vienna', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
    ['America/Santiago', '2026-04-04', '2026-04-04T03:00:00.000Z', 25],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00.000Z', 23.5],
    ['Asia/Kathmandu', '2026-02-28', '2026-02-27T18:15:00.000Z', 24],
  ])('in %s: %s begins at %s and has %f hours', (timeZone, day, begins, hours) => {
    const from = clinicDayBegins(day, timeZone);
    const to = clinicDayBegins(day, timeZone, 1);
    expect(from?.toISOString()).toBe(begins);
    expect((Number(to) - Number(from)) / 3_600_000).toBe(hours);
  });

  it.each(['2026-02-30', '2026-2-3', 'today', ''])('is none of %j', (day) =>
    expect(clinicDayBegins(day, 'Europe/Vienna')).toBeUndefined(),
  );

  it('has its nine o’clock on the days on which clocks are changed, asked at any hour', () => {
    for (const hour of ['00:30', '09:30', '22:30']) {
      const at = (date: string) =>
        clinicTimeToday(new Date(`${date}T${hour}:00Z`), 'Europe/London', 9, 0).toISOString();
      expect(at('2026-03-29')).toBe('2026-03-29T08:00:00.000Z');
      expect(at('2026-10-25')).toBe('2026-10-25T09:00:00.000Z');
    }
  });
});
