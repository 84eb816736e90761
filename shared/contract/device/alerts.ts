import * as v from 'valibot';
import { readableRows } from '#shared/contract/wire/readable-rows.ts';
import { TICKET } from '#shared/contract/visit/tickets.ts';

/** The ticket in hand, if there is one already. */
const ticket = v.optional(v.pipe(v.string(), v.regex(TICKET)));

/** What a paired device sends when somebody needs a person. Where it stands the server knows by its credential. */
export const HelpBody = v.strictObject({ ticket });

/** What it sends at once when a patient's words hold warning signs: an id the device has made, one a visit. */
export const WarningBody = v.strictObject({ kind: v.literal('urgent'), id: v.pipe(v.string(), v.uuid()), ticket });
export const AlertBody = v.union([WarningBody, HelpBody]);

/** Somebody is needed, as staff see it: who, where, since when. No name, no symptom. */
export const StaffAlert = v.looseObject({
  _id: v.string(),
  kind: v.picklist(['help', 'urgent']),
  place: v.string(),
  /** From a browser nobody has paired: a patient's own, or somebody who plays. */
  isOwnDevice: v.fallback(v.optional(v.boolean(), false), false),
  ticket: v.fallback(v.nullish(v.string()), undefined),
  createdAt: v.string(),
  /** Who said "I am on it", and when; nobody yet while it is open. */
  acknowledgedBy: v.fallback(v.nullish(v.string()), undefined),
  acknowledgedAt: v.fallback(v.nullish(v.string()), undefined),
});
export type StaffAlert = v.InferOutput<typeof StaffAlert>;

/** How many open ones there are, of paired devices and of others, listed or not. */
export const OpenAlerts = v.object({ paired: v.number(), ownDevice: v.number() });
export type OpenAlerts = v.InferOutput<typeof OpenAlerts>;

/** Answer of GET /api/alerts: the open ones, and those seen to within the last minute. Newest first. */
export const StaffAlertList = v.looseObject({
  alerts: readableRows(StaffAlert),
  open: v.fallback(v.optional(OpenAlerts), undefined),
});
export type StaffAlertList = v.InferOutput<typeof StaffAlertList>;

/** Answer to asking for help, and to seeing to it. */
export const StaffAlertAnswer = v.looseObject({ alert: StaffAlert });

/** Takes every open alert of unpaired browsers that is not younger than the youngest the screen has shown. */
export const TakeOwnDevicesBody = v.strictObject({ upTo: v.pipe(v.string(), v.isoTimestamp()) });
export const TakenAnswer = v.looseObject({ taken: v.number() });

/** Who took the alert of an urgent registration, and when: stays with the patient. */
export const UrgentTaken = v.object({ by: v.string(), at: v.string() });
