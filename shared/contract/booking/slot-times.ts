import * as v from 'valibot';
import { FreeTime } from './fields.ts';

/** Days asked for at once at most. */
export const SLOT_DAYS_MOST = 31;

/** One time of a doctor; `free` seats, for the public at most 1. Never who has the others. */
export const SlotTime = v.looseObject({ startsAt: v.string(), label: v.string(), free: v.number() });
export type SlotTime = v.InferOutput<typeof SlotTime>;

/** `open`: something is free; `full`: there are hours, and nothing is; `closed`: no hours, or over. */
export const SlotDay = v.looseObject({
  day: v.string(),
  state: v.picklist(['open', 'full', 'closed']),
  slots: v.array(SlotTime),
});
export type SlotDay = v.InferOutput<typeof SlotDay>;

/** GET api/appointments/slots?doctorId&from=2026-11-21&days=31 (today and 1 when left out). */
export const SlotTimes = v.looseObject({
  doctorId: v.string(),
  /** Null: this doctor has no hours, and nobody needs a time. */
  slotMinutes: v.nullable(v.number()),
  /** The first free time within the days that can be booked, whichever days were asked for. */
  next: v.nullable(FreeTime),
  /** Whether whoever comes now without a time may still be seen today. */
  walkInToday: v.boolean(),
  /** The clinic's today, and the last day that can be booked. */
  today: v.string(),
  lastDay: v.string(),
  days: v.array(SlotDay),
  asOf: v.string(),
});
export type SlotTimes = v.InferOutput<typeof SlotTimes>;

/** GET api/appointments/slots/next: the first free time of every doctor who has hours; null where nothing is free. */
export const NextTimes = v.looseObject({
  doctors: v.array(v.looseObject({ doctorId: v.string(), next: v.nullable(FreeTime) })),
  today: v.string(),
  /** Whether the clinic can send text messages at all. */
  sendsTexts: v.optional(v.boolean()),
  asOf: v.string(),
});
export type NextTimes = v.InferOutput<typeof NextTimes>;
