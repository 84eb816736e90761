import * as v from 'valibot';
import { readableRows } from '#shared/contract/wire/readable-rows.ts';
import { EXCEPTION_KINDS } from './schedule-exceptions.ts';

/** Days of a sheet at once at most. */
export const SHEET_DAYS_MOST = 7;

/** Somebody who has a time: for staff only. */
export const TimedPerson = v.looseObject({
  /** Of the appointment. */
  _id: v.string(),
  patientId: v.string(),
  name: v.string(),
  ticket: v.fallback(v.nullish(v.string()), undefined),
  status: v.string(),
  /** ISO, UTC. */
  startsAt: v.string(),
  minutes: v.number(),
  /** Why they are booked beside the others; null where they have a seat. */
  overbookReason: v.nullable(v.string()),
  urgent: v.fallback(v.boolean(), false),
  /** The desk has still to give another time, because the doctor is away. */
  wantsOther: v.fallback(v.boolean(), false),
  /** Has agreed to text messages and has a number. */
  isTold: v.fallback(v.boolean(), false),
});
export type TimedPerson = v.InferOutput<typeof TimedPerson>;

/** One time of a doctor with everybody who begins then. */
export const SheetTime = v.looseObject({
  startsAt: v.string(),
  /** What clocks in the clinic show; with the zone where the day shows that time twice. */
  label: v.string(),
  minutes: v.number(),
  /** How many may come; 0: nobody is expected then by the hours, and yet somebody is booked. */
  capacity: v.number(),
  /** Seats that can still be booked; none of a time that is over. */
  free: v.number(),
  /** Seats that somebody is choosing just now, or that a visit of another length reaches into. */
  held: v.number(),
  people: readableRows(TimedPerson),
});
export type SheetTime = v.InferOutput<typeof SheetTime>;

/** Leave, a holiday or an extra session of that day. */
export const SheetNote = v.looseObject({
  kind: v.picklist(EXCEPTION_KINDS),
  /** Of the whole clinic. */
  isClinic: v.boolean(),
  /** Null: the whole day. */
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  reason: v.string(),
});
export type SheetNote = v.InferOutput<typeof SheetNote>;

export const SheetDay = v.looseObject({ day: v.string(), notes: v.array(SheetNote), times: v.array(SheetTime) });
export type SheetDay = v.InferOutput<typeof SheetDay>;

export const SheetDoctor = v.looseObject({
  doctorId: v.string(),
  name: v.string(),
  department: v.string(),
  /** Patients of this doctor get times at all. */
  hasHours: v.boolean(),
  days: v.array(SheetDay),
});
export type SheetDoctor = v.InferOutput<typeof SheetDoctor>;

/** GET api/appointments/sheet?from=2026-11-21&days=7&doctorId: the days as reception sees them, of one doctor or of all. */
export const TimesSheet = v.looseObject({
  today: v.string(),
  doctors: readableRows(SheetDoctor),
  asOf: v.string(),
});
export type TimesSheet = v.InferOutput<typeof TimesSheet>;
