import * as v from 'valibot';
import { CHECK_IN_CODE } from '#shared/contract/visit/check-in-code.ts';
import { VISIT_STAGES } from '#shared/clinic/visit-stage.ts';

export const MAX_PLACE_LENGTH = 40;
export const MAX_QUEUE_REASON_LENGTH = 500;
/** Of a scanned paper: only the registration with it takes the entry over. Whoever typed the number alone sends none. */
const Code = v.optional(
  v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(CHECK_IN_CODE, 'This is no code of a ticket')),
);
const Ticket = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
const Place = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_PLACE_LENGTH));
const Id = v.pipe(v.string(), v.uuid());

/** One visit on the board. Times are ISO, UTC; `version` is what a move must name. */
export const QueueEntry = v.object({
  _id: v.string(),
  ticket: v.string(),
  /** None while a paper ticket's registration has not arrived. */
  appointmentId: v.nullable(v.string()),
  patientId: v.nullable(v.string()),
  name: v.nullable(v.string()),
  doctorId: v.nullable(v.string()),
  doctor: v.nullable(v.string()),
  department: v.string(),
  stage: v.picklist(VISIT_STAGES),
  /** 2 urgent by the registration's warning signs, 1 by staff's choice, 0. */
  priority: v.number(),
  /** Why staff put it before the others of its line, in their words. */
  reason: v.optional(v.nullable(v.string())),
  urgent: v.boolean(),
  warningSigns: v.optional(v.array(v.string())),
  /** What the patient reads, as a BCP 47 tag. */
  language: v.optional(v.nullable(v.string())),
  dueAt: v.string(),
  arrivedAt: v.string(),
  place: v.nullable(v.string()),
  calls: v.number(),
  calledAt: v.nullable(v.string()),
  startedAt: v.nullable(v.string()),
  endedAt: v.nullable(v.string()),
  version: v.number(),
});
export type QueueEntry = v.InferOutput<typeof QueueEntry>;

/** A booking of the day that nobody has checked in. */
export const ExpectedVisit = v.object({
  appointmentId: v.string(),
  patientId: v.nullable(v.string()),
  ticket: v.nullable(v.string()),
  name: v.string(),
  doctorId: v.nullable(v.string()),
  doctor: v.nullable(v.string()),
  department: v.string(),
  urgent: v.boolean(),
  warningSigns: v.optional(v.array(v.string())),
  language: v.optional(v.nullable(v.string())),
  dueAt: v.string(),
});
export type ExpectedVisit = v.InferOutput<typeof ExpectedVisit>;

/** GET api/queue/board?day=YYYY-MM-DD (today when left out); a doctor gets own lines only. */
export const QueueBoard = v.object({
  day: v.string(),
  isToday: v.boolean(),
  entries: v.array(QueueEntry),
  expected: v.array(ExpectedVisit),
  /** When the server looked, ISO; waiting minutes go by it, never by the reader's clock. */
  asOf: v.string(),
  revision: v.string(),
});
export type QueueBoard = v.InferOutput<typeof QueueBoard>;

/** POST api/queue/check-in: a booking, or a paper ticket whose registration is not here yet. */
export const CheckInBody = v.union([
  v.strictObject({ appointmentId: Id }),
  v.strictObject({
    ticket: Ticket,
    code: Code,
    doctorId: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
  }),
  v.strictObject({
    ticket: Ticket,
    code: Code,
    department: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  }),
]);

/** POST api/queue/next: 200 the entry, 204 nobody waits, 409 this place still calls somebody. */
export const CallNextBody = v.strictObject({
  line: v.union([
    v.strictObject({ doctorId: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)) }),
    v.strictObject({ department: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)) }),
  ]),
  place: Place,
});

/** PATCH api/queue/{id}: a move at a version (409 with the entry as it is now when it is another). */
export const MoveEntryBody = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000_000_000)),
  stage: v.optional(v.picklist(VISIT_STAGES)),
  place: v.optional(Place),
  /** Another doctor of the house (a code or an id); the ticket stays. */
  doctorId: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64))),
  /** 1 puts a visit before those of its line, 0 takes that back. */
  priority: v.optional(v.picklist([0, 1])),
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_QUEUE_REASON_LENGTH))),
  /**
   * Takes the last move of this entry back, within its ten seconds. A check-in taken back leaves no entry: 204, and the
   * booking is expected again.
   */
  undo: v.optional(v.literal(true)),
});
export type MoveEntryBody = v.InferOutput<typeof MoveEntryBody>;

/** What a 409 to a move says beside its message: the entry as it is now. */
export const MovedMeanwhile = v.looseObject({ entry: QueueEntry });
/** What a 409 to a call says beside its message: the ticket that the place still calls. */
export const StillCalling = v.looseObject({ ticket: v.string() });

/** GET api/queue/display, for a paired screen: numbers and places only. */
export const DisplayCalls = v.object({
  calls: v.array(v.object({ ticket: v.string(), place: v.string(), at: v.string(), calls: v.number() })),
  waiting: v.array(v.object({ department: v.string(), count: v.number() })),
  asOf: v.string(),
  revision: v.string(),
});
export type DisplayCalls = v.InferOutput<typeof DisplayCalls>;

/** POST api/queue/self, from a paired kiosk: says where to go, and nothing about anybody. */
export const SelfCheckInBody = v.strictObject({ ticket: Ticket, code: v.pipe(v.string(), v.trim(), v.maxLength(40)) });
export const SelfCheckIn = v.object({ say: v.picklist(['seated', 'early', 'desk']) });

/** GET api/queue/now: the clinic at a glance, for dashboards and the doctor's bar. */
export const QueueNow = v.object({
  waiting: v.number(),
  urgent: v.number(),
  called: v.number(),
  inRoom: v.number(),
  done: v.number(),
  expected: v.number(),
  longestWaitMinutes: v.nullable(v.number()),
  byDoctor: v.array(
    v.object({
      doctorId: v.string(),
      doctor: v.string(),
      department: v.string(),
      waiting: v.number(),
      inRoom: v.number(),
      longestWaitMinutes: v.nullable(v.number()),
    }),
  ),
  next: v.nullable(v.object({ _id: v.string(), ticket: v.string(), urgent: v.boolean(), version: v.number() })),
  asOf: v.string(),
});
export type QueueNow = v.InferOutput<typeof QueueNow>;
