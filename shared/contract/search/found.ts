import * as v from 'valibot';
import { readableRows } from '#shared/contract/wire/readable-rows.ts';

/** The most people a search shows; anybody else is found by typing one more letter. */
export const MOST_FOUND = 8;

/** Somebody a search has found: what is needed to recognize them, and the last visit. */
export const FoundPatient = v.looseObject({
  _id: v.string(),
  name: v.string(),
  age: v.nullish(v.number()),
  gender: v.nullish(v.string()),
  ticket: v.nullish(v.string()),
  urgent: v.fallback(v.optional(v.boolean()), undefined),
  doctorName: v.nullish(v.string()),
  /** When the last visit was or will be, otherwise when they registered (ISO, UTC). */
  lastVisit: v.nullish(v.string()),
});
export type FoundPatient = v.InferOutput<typeof FoundPatient>;

export const FoundDoctor = v.looseObject({ _id: v.string(), name: v.string(), specialization: v.string() });
export type FoundDoctor = v.InferOutput<typeof FoundDoctor>;

/** Response of GET api/search. Our own call: the search text is in the list header, never in a URL. */
export const Found = v.looseObject({ patients: readableRows(FoundPatient), doctors: readableRows(FoundDoctor) });
export type Found = v.InferOutput<typeof Found>;
