import * as v from 'valibot';
import { Instant } from '#shared/contract/wire/instant.ts';

/** What staff may correct of one visit; the ticket stays. */
const some = v.partial(
  v.strictObject({
    /** `_id` or code. */
    doctorId: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    /** The time agreed with the patient; null for none, as of whoever just comes. */
    time: v.nullable(Instant),
  }),
);

/** Body of PATCH api/appointments/correct/{id}: the corrected fields, and what the form showed of them. Our own call. */
export const CorrectVisitBody = v.strictObject({ now: some, seen: some });
export type CorrectVisitBody = v.InferOutput<typeof CorrectVisitBody>;

/** What stands of these fields: the answer of a correction, and of a 409. */
export const CorrectedVisit = v.looseObject({
  doctorId: v.string(),
  doctorName: v.string(),
  time: v.nullable(v.string()),
});
export type CorrectedVisit = v.InferOutput<typeof CorrectedVisit>;
