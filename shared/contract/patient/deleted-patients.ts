import * as v from 'valibot';

/** A deleted patient who can still be restored: only what it takes to know whom one restores. Our own call. */
export const DeletedPatient = v.looseObject({
  _id: v.string(),
  name: v.string(),
  age: v.number(),
  gender: v.string(),
  ticket: v.nullish(v.string()),
  deletedAt: v.string(),
  /** From then on everything of this patient is erased for good. */
  erasedAt: v.string(),
});
export type DeletedPatient = v.InferOutput<typeof DeletedPatient>;

/** Answer of GET api/patients/deleted. */
export const DeletedPatients = v.looseObject({
  patients: v.array(DeletedPatient),
  nextCursor: v.optional(v.nullable(v.string())),
});
export type DeletedPatients = v.InferOutput<typeof DeletedPatients>;
