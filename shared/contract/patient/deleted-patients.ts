import * as v from 'valibot';

/** A deleted patient who can still be restored: only what is needed to recognize them. Our own call. */
export const DeletedPatient = v.looseObject({
  _id: v.string(),
  name: v.string(),
  age: v.number(),
  gender: v.string(),
  ticket: v.nullish(v.string()),
  deletedAt: v.string(),
  /** When everything about this patient is permanently erased. */
  erasedAt: v.string(),
});
export type DeletedPatient = v.InferOutput<typeof DeletedPatient>;

/** Response of GET api/patients/deleted. */
export const DeletedPatients = v.looseObject({
  patients: v.array(DeletedPatient),
  nextCursor: v.optional(v.nullable(v.string())),
});
export type DeletedPatients = v.InferOutput<typeof DeletedPatients>;
