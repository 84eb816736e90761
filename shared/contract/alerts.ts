import * as v from 'valibot';

/** What a paired device sends when somebody needs a person. Where it stands the server knows by its credential. */
export const HelpBody = v.strictObject({
  /** The ticket in hand, if there is one already. */
  ticket: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,8}-\d{1,9}$/))),
});
export type HelpBody = v.InferOutput<typeof HelpBody>;

/** Somebody is needed, as staff see it: who, where, since when. No name, no symptom. */
export const StaffAlert = v.looseObject({
  _id: v.string(),
  kind: v.picklist(['help', 'urgent']),
  place: v.string(),
  ticket: v.fallback(v.nullish(v.string()), undefined),
  createdAt: v.string(),
  /** Who said "I am on it", and when; nobody yet while it is open. */
  acknowledgedBy: v.fallback(v.nullish(v.string()), undefined),
  acknowledgedAt: v.fallback(v.nullish(v.string()), undefined),
});
export type StaffAlert = v.InferOutput<typeof StaffAlert>;

/** Answer of GET /api/alerts: the open ones, and those seen to within the last minute. Oldest first. */
export const StaffAlertList = v.looseObject({ alerts: v.array(StaffAlert) });

/** Answer to asking for help, and to seeing to it. */
export const StaffAlertAnswer = v.looseObject({ alert: StaffAlert });
