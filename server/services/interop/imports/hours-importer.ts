import * as v from 'valibot';
import { DoctorSchedule, SLOT_MINUTES, WeeklyHours } from '#shared/contract/doctor/doctor-schedule.ts';
import { everyDoctor } from '#server/database/repositories/interop/imports-repository.ts';
import { updateDoctor } from '#server/database/repositories/staff/doctors-repository.ts';
import { clock, numbered, weekday } from './cells.ts';
import type { Importer, Placed, PlacedFault } from './judge-rows.ts';

const { slotMinutes, capacity } = DoctorSchedule.entries;
/** Hours without a length of a visit. */
const USUAL_MINUTES = 20;

const HoursRow = v.pipe(
  v.object({
    doctorId: v.pipe(v.string(), v.minLength(1)),
    ...v.pick(v.object(WeeklyHours.pipe[0].entries), ['day', 'from', 'to']).entries,
    slotMinutes,
    capacity,
  }),
  v.forward(
    v.check(({ from, to }) => from < to, 'Must be later than the beginning'),
    ['to'],
  ),
);
type HoursRow = v.InferOutput<typeof HoursRow>;
type Fresh = { readonly id: string; readonly schedule: DoctorSchedule };

/** Weekly hours, a row each, for doctors who have none yet: hours that stand are never changed by a file. */
export const HOURS_IMPORTER: Importer<HoursRow, Fresh> = {
  kind: 'hours',
  schema: HoursRow,
  draft: (cell) => ({
    doctorId: cell('doctorId'),
    day: weekday(cell('day')),
    from: clock(cell('from')),
    to: clock(cell('to')),
    slotMinutes: cell('slotMinutes') === '' ? USUAL_MINUTES : numbered(cell('slotMinutes')),
    ...(cell('capacity') !== '' && { capacity: numbered(cell('capacity')) }),
  }),
  sentences: {
    day: 'This is not a day of the week, such as Monday.',
    from: 'This is not a time of the day, such as 08:30.',
    to: 'This must be a time such as 12:30, later than the beginning.',
    slotMinutes: `The length of a visit must be ${SLOT_MINUTES.join(', ')} minutes.`,
    capacity: 'The patients at one time must be a whole number from 1 to 20.',
  },
  compare: async (db, rows, spoiled) => {
    const there = (await everyDoctor(db)).filter(({ removedAt }) => removedAt === null);
    const byCode = new Map(there.map((doctor) => [doctor.code, doctor]));
    const spoiledCodes = new Set(spoiled.map((cell) => cell('doctorId')));
    const fresh: Fresh[] = [];
    const faults: PlacedFault[] = [];
    let [known, freshRows] = [0, 0];
    for (const [code, own] of Map.groupBy(rows, ({ entry }) => entry.doctorId)) {
      const doctor = byCode.get(code);
      const schedule = scheduleOf(own);
      const all = (message: string) => own.map(({ row }): PlacedFault => ({ row, field: 'doctorId', message }));
      const clashes = clashesIn(own);
      if (doctor === undefined)
        faults.push(...all('There is no doctor with this Doctor ID. Import the doctors first.'));
      else if (clashes.length > 0) faults.push(...clashes, ...besides(own, clashes));
      else if (spoiledCodes.has(code)) faults.push(...all(OTHER_ROW));
      else if (schedule === undefined) faults.push(...all('A doctor has at most 28 rows of hours.'));
      else if (sameHours(doctor.schedule, schedule)) known += own.length;
      else if (hasHours(doctor.schedule))
        faults.push(...all('This doctor has other hours already. Change them in the form of the doctor.'));
      else {
        fresh.push({ id: doctor.id, schedule });
        freshRows += own.length;
      }
    }
    return { fresh, freshRows, known, faults };
  },
  save: async (db, fresh) => {
    for (const { id, schedule } of fresh) await updateDoctor(db, id, { schedule });
  },
};

/** A doctor with half of the hours would be booked wrongly. */
const OTHER_ROW = 'Another row of this doctor is at fault, and hours are taken only whole.';

function scheduleOf(rows: readonly Placed<HoursRow>[]): DoctorSchedule | undefined {
  const [first] = rows;
  const read = v.safeParse(DoctorSchedule, {
    slotMinutes: first?.entry.slotMinutes,
    ...(first?.entry.capacity !== undefined && { capacity: first.entry.capacity }),
    hours: rows.map(({ entry: { day, from, to } }) => ({ day, from, to })),
  });
  return read.success ? read.output : undefined;
}

function clashesIn(rows: readonly Placed<HoursRow>[]): PlacedFault[] {
  const [first] = rows;
  return rows.flatMap(({ row, entry }, index): PlacedFault[] => {
    const other = rows
      .slice(0, index)
      .find(({ entry: { day, from, to } }) => day === entry.day && from < entry.to && entry.from < to);
    if (other !== undefined)
      return [{ row, field: 'from', message: `These hours overlap with those in row ${other.row}.` }];
    if (first !== undefined && entry.slotMinutes !== first.entry.slotMinutes)
      return [
        {
          row,
          field: 'slotMinutes',
          message: `The visits of one doctor are equally long: row ${first.row} says otherwise.`,
        },
      ];
    if (first !== undefined && entry.capacity !== first.entry.capacity)
      return [
        { row, field: 'capacity', message: `A doctor sees equally many at one time: row ${first.row} says otherwise.` },
      ];
    return [];
  });
}

function besides(rows: readonly Placed<HoursRow>[], clashes: readonly PlacedFault[]): PlacedFault[] {
  const named = new Set(clashes.map(({ row }) => row));
  return rows.filter(({ row }) => !named.has(row)).map(({ row }) => ({ row, field: 'doctorId', message: OTHER_ROW }));
}

function hasHours(schedule: unknown): boolean {
  const read = v.safeParse(DoctorSchedule, schedule);
  return read.success && read.output.hours.length > 0;
}

function sameHours(stored: unknown, schedule: DoctorSchedule): boolean {
  const read = v.safeParse(DoctorSchedule, stored);
  return read.success && inOrder(read.output) === inOrder(schedule);
}

function inOrder({ slotMinutes: minutes, capacity: seats = 1, hours }: DoctorSchedule): string {
  return JSON.stringify([minutes, seats, hours.map(({ day, from, to }) => `${day} ${from} ${to}`).toSorted()]);
}
