import * as v from 'valibot';
import { CAPACITY_MOST, SLOT_MINUTES } from '#shared/contract/doctor/doctor-schedule.ts';
import { readableRows } from '#shared/contract/wire/readable-rows.ts';
import { CalendarDay, ClockTime, DoctorRef } from './fields.ts';

/** `closed`: leave or a holiday, whole days or the same hours of each; `extra`: a session beside the weekly hours. */
export const EXCEPTION_KINDS = ['closed', 'extra'] as const;
export const EXCEPTION_REASON_MAX_LENGTH = 200;

const reason = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(EXCEPTION_REASON_MAX_LENGTH)), '');
/** Says only how many appointments it would affect, and saves nothing. */
const onlyCount = v.optional(v.literal(true));

const closed = v.pipe(
  v.strictObject({
    kind: v.literal('closed'),
    /** Null: the whole clinic. */
    doctorId: v.nullable(DoctorRef),
    fromDay: CalendarDay,
    toDay: CalendarDay,
    from: v.optional(ClockTime),
    to: v.optional(ClockTime),
    reason,
    onlyCount,
  }),
  v.forward(
    v.check(({ fromDay, toDay }) => fromDay <= toDay, 'Must not be before the first day'),
    ['toDay'],
  ),
  v.forward(
    v.check(
      ({ from, to }) => (from === undefined) === (to === undefined),
      'Must be given together with the other time',
    ),
    ['to'],
  ),
  v.forward(
    v.check(({ from, to }) => from === undefined || to === undefined || from < to, 'Must be later than the beginning'),
    ['to'],
  ),
);
const extra = v.pipe(
  v.strictObject({
    kind: v.literal('extra'),
    doctorId: DoctorRef,
    fromDay: CalendarDay,
    toDay: CalendarDay,
    from: ClockTime,
    to: ClockTime,
    slotMinutes: v.picklist(SLOT_MINUTES),
    capacity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CAPACITY_MOST)), 1),
    reason,
    onlyCount,
  }),
  v.forward(
    v.check(({ fromDay, toDay }) => fromDay === toDay, 'An extra session is of one day'),
    ['toDay'],
  ),
  v.forward(
    v.check(({ from, to }) => from < to, 'Must be later than the beginning'),
    ['to'],
  ),
);

/** POST api/doctors/exceptions. */
export const ExceptionBody = v.union([closed, extra]);
export type ExceptionBody = v.InferOutput<typeof ExceptionBody>;

/** An exception as it is stored, and as `slotsOf` reads it. */
export const ScheduleException = v.looseObject({
  _id: v.string(),
  kind: v.picklist(EXCEPTION_KINDS),
  /** Null: the whole clinic. */
  doctorId: v.nullable(v.string()),
  fromDay: v.string(),
  toDay: v.string(),
  /** Null: the whole day. */
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  /** Of an extra session only. */
  slotMinutes: v.nullable(v.number()),
  capacity: v.nullable(v.number()),
  reason: v.string(),
});
export type ScheduleException = v.InferOutput<typeof ScheduleException>;

/** GET api/doctors/exceptions?doctorId: those that are not over, the first first; of one doctor with the clinic's. */
export const ScheduleExceptions = v.looseObject({ exceptions: v.array(ScheduleException) });
export type ScheduleExceptions = v.InferOutput<typeof ScheduleExceptions>;

/** Somebody who is booked at a time that it closes. */
const AffectedPerson = v.looseObject({
  /** Of the appointment. */
  _id: v.string(),
  patientId: v.string(),
  name: v.string(),
  doctor: v.string(),
  startsAt: v.string(),
});
export type AffectedPerson = v.InferOutput<typeof AffectedPerson>;
/** So many of them are named. */
export const AFFECTED_MOST = 100;

/** Answer to a new one; `exception` is null where only the count was asked for. `affected` bookings became requests. */
export const SavedException = v.looseObject({
  exception: v.nullable(ScheduleException),
  affected: v.number(),
  /** Who they are, the first first. */
  people: v.fallback(readableRows(AffectedPerson), []),
});
export type SavedException = v.InferOutput<typeof SavedException>;
