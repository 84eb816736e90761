import { describe, expect, it } from 'vitest';
import { clinicDay } from '#shared/clinic/slots/clinic-day.ts';
import { slotsOf } from '#shared/clinic/slots/slots-of.ts';
import type { SheetTime, TimedPerson } from '#shared/contract/booking/times-sheet.ts';
import { arrangeRows } from '#src/features/desk-times/sheet/arrange-rows.ts';
import { clockPlace } from '#src/features/desk-times/sheet/clock-place.ts';
import type { Column } from '#src/features/desk-times/sheet/column.ts';

const ZONE = 'Europe/Vienna';

function columnOf(key: string, day: string, hours: { from: string; to: string }, slotMinutes: number): Column {
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ day: weekday, ...hours }));
  const times = slotsOf({ slotMinutes, hours: week }, [], day, ZONE).map(
    ({ startsAt, minutes, capacity, label }): SheetTime => ({
      startsAt: startsAt.toISOString(),
      label,
      minutes,
      capacity,
      free: capacity,
      held: 0,
      people: [],
    }),
  );
  return { key, day, doctorId: key, doctor: key, department: '', notes: [], times };
}

/** What stands in each row: its label, then for each column what begins there and over how many rows it goes. */
function drawn(columns: readonly Column[]): string[] {
  return arrangeRows(columns, ZONE).map(({ label, cells }) => {
    const inCells = cells.map(
      ({ column, rows, times }) => `${column.key}:${times.map((time) => time.label).join('+') || '-'}x${rows}`,
    );
    return [label, ...inCells].join(' | ');
  });
}

/** A cell above goes on where a row has none for a column; together they fill the table. */
function isWhole(columns: readonly Column[]): boolean {
  const rows = arrangeRows(columns, ZONE);
  return columns.every(
    ({ key }) =>
      rows
        .flatMap(({ cells }) => cells)
        .filter(({ column }) => column.key === key)
        .reduce((sum, { rows: count }) => sum + count, 0) === rows.length,
  );
}

describe('times beside each other', () => {
  it('stand in the row of their hour, whatever lengths they have', () => {
    const columns = [
      columnOf('A', '2027-01-04', { from: '09:00', to: '10:00' }, 30),
      columnOf('B', '2027-01-04', { from: '09:00', to: '10:00' }, 20),
    ];
    expect(drawn(columns)).toEqual([
      '09:00 | A:09:00x2 | B:09:00x1',
      '09:20 | B:09:20x2',
      '09:30 | A:09:30x2',
      '09:40 | B:09:40x1',
    ]);
  });

  it('leave a gap where there are none, and share a cell where they overlap', () => {
    const morning = columnOf('A', '2027-01-04', { from: '09:00', to: '10:00' }, 30);
    const noon = columnOf('B', '2027-01-04', { from: '10:30', to: '11:00' }, 30);
    const person: TimedPerson = {
      _id: 'x',
      patientId: 'y',
      name: 'Una',
      status: 'scheduled',
      startsAt: '2027-01-04T08:10:00.000Z',
      minutes: 30,
      overbookReason: 'Sent',
      urgent: false,
      wantsOther: false,
      isTold: false,
    };
    const beside = { ...person, label: '09:10', capacity: 0, free: 0, held: 0, people: [person] };
    const [first, second] = morning.times;
    if (first === undefined || second === undefined) throw new Error('no times were made');
    const columns = [{ ...morning, times: [first, beside, second] }, noon];
    expect(drawn(columns)).toEqual(['09:00 | A:09:00+09:10+09:30x1 | B:-x2', ' | A:-x2', '10:30 | B:10:30x1']);
    expect(isWhole(columns)).toBe(true);
  });

  it('show the hour twice on the day on which clocks go back, between the first one and the hour after it', () => {
    const hours = { from: '01:00', to: '04:00' };
    const week = ['2027-10-30', '2027-10-31'].map((day) => columnOf(day.slice(-2), day, hours, 60));
    expect(drawn(week)).toEqual([
      '01:00 | 30:01:00x1 | 31:01:00x1',
      '02:00 | 30:02:00x2 | 31:02:00 CESTx1',
      '02:00 CET | 31:02:00 CETx1',
      '03:00 | 30:03:00x1 | 31:03:00x1',
    ]);
    expect(isWhole(week)).toBe(true);
  });

  it('leave out the hour that clocks skip', () => {
    const hours = { from: '01:00', to: '04:00' };
    const week = ['2027-03-27', '2027-03-28'].map((day) => columnOf(day.slice(-2), day, hours, 60));
    expect(drawn(week)).toEqual([
      '01:00 | 27:01:00x1 | 28:01:00x2',
      '02:00 | 27:02:00x1',
      '03:00 | 27:03:00x1 | 28:03:00x1',
    ]);
  });

  it('come in the order in which they pass, on every day and in every zone with odd clocks', () => {
    const misplaced: string[] = [];
    for (const zone of ['Europe/Vienna', 'Australia/Lord_Howe', 'America/Havana', 'Atlantic/Azores', 'Asia/Kathmandu'])
      for (let at = Date.parse('2027-01-01T00:00:00Z'); at < Date.parse('2028-01-01T00:00:00Z'); at += 86_400_000) {
        const day = clinicDay(new Date(at).toISOString().slice(0, 10), zone);
        let before = -1;
        for (let instant = day.begins; instant < day.ends; instant += 15 * 60_000) {
          const place = clockPlace(day, instant);
          if (place <= before) misplaced.push(`${zone}: ${new Date(instant).toISOString()} stands at ${place}`);
          before = place;
        }
      }
    expect(misplaced).toEqual([]);
  });
});
