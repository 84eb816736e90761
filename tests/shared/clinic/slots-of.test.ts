import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlanException, type Slot, slotsOf, type WeeklyPlan } from '#shared/clinic/slots/slots-of.ts';
import { shownAt, zoneOffsetMs } from '#shared/clinic/slots/zone-clock.ts';
import { SLOT_MINUTES, WEEKDAYS } from '#shared/contract/doctor/doctor-schedule.ts';

const DAY_MS = 24 * 3_600_000;
const ZONES = Intl.supportedValuesOf('timeZone');
const FIRST_DAY = Date.UTC(2026, 0, 1);
const DAYS = Array.from({ length: 3 * 365 + 1 }, (_, index) => dayOf(FIRST_DAY + index * DAY_MS));

const labels = (slots: readonly Slot[]) => slots.map(({ label }) => label);
const everyDay = (from: string, to: string, slotMinutes = 30, capacity?: number): WeeklyPlan => ({
  slotMinutes,
  ...(capacity === undefined ? {} : { capacity }),
  hours: WEEKDAYS.map((day) => ({ day, from, to })),
});
const closed = (fromDay: string, toDay = fromDay, from?: string, to?: string): PlanException => ({
  kind: 'closed',
  fromDay,
  toDay,
  from,
  to,
});
const extra = (day: string, from: string, to: string, slotMinutes: number, capacity = 1): PlanException => ({
  kind: 'extra',
  fromDay: day,
  toDay: day,
  from,
  to,
  slotMinutes,
  capacity,
});

describe('the times of a doctor on one day', () => {
  it('follow each other while they fit into the hours of that weekday', () => {
    const schedule: WeeklyPlan = {
      slotMinutes: 20,
      hours: [
        { day: 4, from: '14:00', to: '14:50' },
        { day: 4, from: '08:00', to: '09:00' },
        { day: 5, from: '08:00', to: '12:00' },
      ],
    };
    const slots = slotsOf(schedule, [], '2026-11-26', 'Europe/Vienna');
    expect(labels(slots)).toEqual(['08:00', '08:20', '08:40', '14:00', '14:20']);
    expect(slots[0]).toEqual({
      startsAt: new Date('2026-11-26T07:00:00Z'),
      minutes: 20,
      capacity: 1,
      label: '08:00',
    });
  });

  it('take as many patients as the schedule says', () => {
    expect(slotsOf(everyDay('08:00', '08:30', 30, 3), [], '2026-11-26', 'Europe/Vienna')[0]?.capacity).toBe(3);
  });

  it('begin on the grid of five minutes when the hours do not', () => {
    expect(labels(slotsOf(everyDay('08:03', '09:00', 20), [], '2026-11-26', 'Europe/Vienna'))).toEqual([
      '08:05',
      '08:25',
    ]);
  });

  it('are none without a schedule, and none on a day that there is not', () => {
    expect(slotsOf(null, [], '2026-11-26', 'Europe/Vienna')).toEqual([]);
    expect(slotsOf(everyDay('08:00', '12:00'), [], '2026-02-30', 'Europe/Vienna')).toEqual([]);
    expect(slotsOf(everyDay('08:00', '12:00'), [], 'tomorrow', 'Europe/Vienna')).toEqual([]);
  });

  it('are none on leave, from its first day to its last', () => {
    const leave = [closed('2026-11-25', '2026-11-26')];
    const on = (day: string) => slotsOf(everyDay('08:00', '12:00'), leave, day, 'Europe/Vienna').length;
    expect(['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].map(on)).toEqual([8, 0, 0, 8]);
  });

  it('leave out what is closed between two clocks, and whatever would reach into it', () => {
    const away = [closed('2026-11-26', '2026-11-26', '09:10', '10:00')];
    expect(labels(slotsOf(everyDay('08:30', '10:30', 20), away, '2026-11-26', 'Europe/Vienna'))).toEqual([
      '08:30',
      '08:50',
      '10:10',
    ]);
  });

  it('of an extra session stand beside the usual ones, and in their place where both would be', () => {
    const evening = [extra('2026-11-26', '09:00', '09:30', 15, 2), extra('2026-11-26', '18:00', '18:30', 30)];
    const slots = slotsOf(everyDay('08:00', '10:00'), evening, '2026-11-26', 'Europe/Vienna');
    expect(slots.map(({ label, minutes, capacity }) => `${label} ${minutes} ${capacity}`)).toEqual([
      '08:00 30 1',
      '08:30 30 1',
      '09:00 15 2',
      '09:15 15 2',
      '09:30 30 1',
      '18:00 30 1',
    ]);
    expect(labels(slotsOf(null, evening, '2026-11-26', 'Europe/Vienna'))).toEqual(['09:00', '09:15', '18:00']);
  });

  it('of an extra session are none on a day on which the clinic is closed', () => {
    const holiday = [closed('2026-12-25'), extra('2026-12-25', '09:00', '12:00', 30)];
    expect(slotsOf(null, holiday, '2026-12-25', 'Europe/Vienna')).toEqual([]);
  });
});

describe('on the days on which clocks are changed', () => {
  it('a night in Vienna has ten half hours in spring and fourteen in autumn', () => {
    const nights = everyDay('00:00', '06:00');
    const spring = labels(slotsOf(nights, [], '2026-03-29', 'Europe/Vienna'));
    expect(spring).toHaveLength(10);
    expect(spring.slice(3, 5)).toEqual(['01:30', '03:00']);
    const autumn = slotsOf(nights, [], '2026-10-25', 'Europe/Vienna');
    expect(labels(autumn).slice(3, 9)).toEqual([
      '01:30',
      '02:00 CEST',
      '02:30 CEST',
      '02:00 CET',
      '02:30 CET',
      '03:00',
    ]);
    expect(autumn).toHaveLength(14);
  });

  it('hours that begin in the skipped hour begin as much later', () => {
    expect(labels(slotsOf(everyDay('02:30', '05:00'), [], '2026-03-29', 'Europe/Vienna'))).toEqual([
      '03:30',
      '04:00',
      '04:30',
    ]);
  });

  it('hours that lie in the skipped hour have none, and what follows them is there once', () => {
    const schedule = {
      slotMinutes: 30,
      hours: [
        { day: 7, from: '02:00', to: '03:00' },
        { day: 7, from: '03:00', to: '04:00' },
      ],
    };
    expect(labels(slotsOf(schedule, [], '2026-03-29', 'Europe/Vienna'))).toEqual(['03:00', '03:30']);
  });

  it('half an hour (Lord Howe) and midnight itself (Havana) may be what is changed', () => {
    expect(labels(slotsOf(everyDay('01:00', '03:00'), [], '2026-04-05', 'Australia/Lord_Howe'))).toEqual([
      '01:00',
      '01:30 LHDT',
      '01:30 LHST',
      '02:00',
      '02:30',
    ]);
    expect(labels(slotsOf(everyDay('00:00', '02:00'), [], '2026-03-08', 'America/Havana'))).toEqual(['01:00', '01:30']);
  });
});

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const span = fc
  .tuple(clock, clock)
  .filter(([from, to]) => from !== to)
  .map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }));
const plan = fc.record({
  slotMinutes: fc.constantFrom(...SLOT_MINUTES),
  capacity: fc.integer({ min: 1, max: 20 }),
  hours: span.chain((one) =>
    fc.constantFrom(
      WEEKDAYS.map((day) => ({ day, ...one })),
      // Two stretches that touch.
      WEEKDAYS.flatMap((day) => [
        { day, from: '00:00', to: one.from },
        { day, ...one },
      ]),
    ),
  ),
});
const away = fc.option(span, { nil: undefined });

describe('in every time zone of the earth', () => {
  it('times are distinct, one after the other, within the hours, on the grid and on their day', () => {
    const zoneAndDay = fc
      .constantFrom(...ZONES)
      .chain((zone) => fc.constantFrom(...DAYS).map((day): readonly [string, string] => [zone, day]));
    fc.assert(
      fc.property(zoneAndDay, plan, away, ([zone, day], schedule, pause) => {
        const exceptions = pause === undefined ? [] : [closed(day, day, pause.from, pause.to)];
        check(slotsOf(schedule, exceptions, day, zone), schedule, day, zone, pause);
      }),
      { numRuns: 600 },
    );
  });

  it('so they are on each day on which some clock is changed, one of each kind of change', () => {
    const changes = changeDays();
    expect(changes.length).toBeGreaterThan(60);
    fc.assert(
      fc.property(fc.constantFrom(...changes), plan, away, ({ zone, day }, schedule, pause) => {
        const exceptions = pause === undefined ? [] : [closed(day, day, pause.from, pause.to)];
        check(slotsOf(schedule, exceptions, day, zone), schedule, day, zone, pause);
      }),
      { numRuns: 300 },
    );
    for (const { zone, day } of changes) {
      const schedule = everyDay('00:00', '23:59', 15);
      check(slotsOf(schedule, [], day, zone), schedule, day, zone, undefined);
    }
  });

  it('none is on a closed day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.constantFrom(...DAYS), plan, span, (zone, day, schedule, hours) => {
        const exceptions = [closed(day), extra(day, hours.from, hours.to, 15)];
        expect(slotsOf(schedule, exceptions, day, zone)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

/** One expectation for all of a day: a property runs thousands of them. */
function check(
  slots: readonly Slot[],
  schedule: WeeklyPlan,
  day: string,
  zone: string,
  pause: { from: string; to: string } | undefined,
): void {
  const faults = slots.flatMap(({ startsAt, minutes, label, capacity }, index): string[] => {
    const start = startsAt.getTime();
    const next = slots[index + 1]?.startsAt.getTime() ?? Infinity;
    const [onDay, from] = shown(start, zone);
    const [onLastDay, to] = shown(start + (minutes - 1) * 60_000, zone);
    return [
      ...(start + minutes * 60_000 > next ? ['reaches into the next'] : []),
      ...(start % 300_000 === 0 ? [] : ['is not on the grid']),
      ...(onDay === day && onLastDay === day ? [] : ['is of another day']),
      ...(label.slice(0, 5) === from ? [] : [`is not what clocks show: ${from}`]),
      ...(schedule.hours.some((hours) => hours.from <= from && to < hours.to) ? [] : ['is outside the hours']),
      ...(pause !== undefined && from < pause.to && pause.from <= to ? ['is closed'] : []),
      ...(minutes === schedule.slotMinutes && capacity === (schedule.capacity ?? 1) ? [] : ['is of another plan']),
    ].map((fault) => `${zone} ${day} ${label} ${fault}`);
  });
  if (new Set(labels(slots)).size !== slots.length) faults.push(`${zone} ${day} has two times of one label`);
  expect(faults).toEqual([]);
}

function shown(instant: number, zone: string): [string, string] {
  const text = new Date(shownAt(new Date(instant), zone)).toISOString();
  return [text.slice(0, 10), text.slice(11, 16)];
}

/** Three days around a change for each pair of offsets that some zone's clocks go between. */
function changeDays(): { zone: string; day: string }[] {
  const kinds = new Map<string, { zone: string; day: string }[]>();
  const offsetAfter = (day: string, zone: string) => zoneOffsetMs(new Date(Date.parse(day) + DAY_MS / 2), zone);
  for (const zone of ZONES) {
    // In strides, and day by day only where something has changed.
    for (let stride = 10; stride < DAYS.length; stride += 10) {
      const days = DAYS.slice(stride - 10, stride + 1);
      const [before, after] = [offsetAfter(days[0] ?? '', zone), offsetAfter(days.at(-1) ?? '', zone)];
      if (before === after || kinds.has(`${before} ${after}`)) continue;
      const found = days.findIndex((one) => offsetAfter(one, zone) !== before);
      // Noon in Greenwich is another day on either side of the earth.
      kinds.set(
        `${before} ${after}`,
        [-1, 0, 1].flatMap((beside) => DAYS[stride - 10 + found + beside] ?? []).map((day) => ({ zone, day })),
      );
    }
  }
  return [...kinds.values()].flat();
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
