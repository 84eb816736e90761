import type {
  SheetDoctor,
  SheetNote,
  SheetTime,
  TimedPerson,
  TimesSheet,
} from '#shared/contract/booking/times-sheet.ts';

/** Whose times a column or a list shows, on which day. */
export type Column = {
  readonly key: string;
  readonly day: string;
  readonly doctorId: string;
  readonly doctor: string;
  readonly department: string;
  readonly notes: readonly SheetNote[];
  readonly times: readonly SheetTime[];
};

/** A time with where it stands, and perhaps one of those who are booked. */
export type Place = { readonly column: Column; readonly time: SheetTime };
export type PersonPlace = Place & { readonly person: TimedPerson };

/** Of one doctor a column a day; of the clinic one a doctor who has times, or anybody booked, or a note of the own. */
export function columnsOf(sheet: TimesSheet, isOneDoctor: boolean): Column[] {
  const all = sheet.doctors.flatMap((doctor) => doctor.days.map((day) => columnOf(doctor, day)));
  return isOneDoctor ? all : all.filter(isShown);
}

/** Doctors who have hours, but no times on this day. */
export function withoutTimes(sheet: TimesSheet): string[] {
  return sheet.doctors
    .filter(({ hasHours, days }) => hasHours && days.every(({ times, notes }) => times.length + notes.length === 0))
    .map(({ name }) => name);
}

function columnOf(doctor: SheetDoctor, { day, notes, times }: SheetDoctor['days'][number]): Column {
  const { doctorId, name, department } = doctor;
  return { key: `${doctorId} ${day}`, day, doctorId, doctor: name, department, notes, times };
}

function isShown({ times, notes }: Column): boolean {
  return times.length > 0 || notes.some(({ isClinic }) => !isClinic);
}

export type Counts = { readonly taken: number; readonly seats: number; readonly free: number };

/** How many are booked, how many could be, and how many still can. */
export function countsOf(times: readonly SheetTime[]): Counts {
  return times.reduce(
    (sum, { people, capacity, free }) => ({
      taken: sum.taken + people.length,
      seats: sum.seats + capacity,
      free: sum.free + free,
    }),
    { taken: 0, seats: 0, free: 0 },
  );
}

/** The instant in milliseconds at which a time is over. */
export function endOf({ startsAt, minutes }: Pick<SheetTime, 'startsAt' | 'minutes'>): number {
  return Date.parse(startsAt) + minutes * 60_000;
}
