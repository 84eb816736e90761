import * as v from 'valibot';
import { boundedList } from '#shared/contract/wire/bounded-list.ts';
import { CORRECTABLE_FIELDS, eachField, type PatientField, type PatientValues } from '#shared/clinic/patient-fields.ts';
import { looseSchema } from '#shared/contract/visit/field-schema.ts';

/** Of what only one value can stand: chosen one by one. Allergies, warning signs and the record's texts are always united. */
export const MERGE_FIELDS = [...CORRECTABLE_FIELDS, 'doctorId', 'weightKg'] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

const id = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** Body of POST api/patients/merge. Our own call. */
export const MergeBody = v.strictObject({
  /** Who stays, and who goes into that one. */
  survivor: id,
  merged: id,
  /** The fields in which the value of the one who goes is right. */
  take: boundedList(v.picklist(MERGE_FIELDS), { most: MERGE_FIELDS.length }),
  /** Of the comparison that was on the screen. */
  version: v.pipe(v.string(), v.maxLength(100)),
});
export type MergeBody = v.InferOutput<typeof MergeBody>;

/** By our own server, which gives each of them. */
type SideEntries = {
  [Field in PatientField]: v.GenericSchema<
    PatientValues[Field] extends number | string[] ? PatientValues[Field] : string
  >;
};

/** One of two patients who may be one person. */
export const MergeSide = v.looseObject({
  _id: v.string(),
  ...eachField<SideEntries>(looseSchema),
  doctorId: v.nullable(v.string()),
  doctorName: v.nullable(v.string()),
  weightKg: v.nullable(v.number()),
  ticket: v.nullable(v.string()),
  receivedAt: v.string(),
  urgent: v.boolean(),
  /** Null where nobody has written a record. */
  allergies: v.nullable(v.array(v.string())),
  visits: v.number(),
  prescriptions: v.number(),
});
export type MergeSide = v.InferOutput<typeof MergeSide>;

/** Answer of GET api/patients/merge/{id}?with={id}: the patient first, then the other. */
export const MergeComparison = v.looseObject({ sides: v.tuple([MergeSide, MergeSide]), version: v.string() });
export type MergeComparison = v.InferOutput<typeof MergeComparison>;

/** Answer of POST api/patients/merge. */
export const MergeDone = v.looseObject({ mergeId: v.string() });
export type MergeDone = v.InferOutput<typeof MergeDone>;

/** What of the survivor a merge's undo left as it is, because somebody has changed it since. */
export const MergeUndone = v.looseObject({ kept: v.array(v.string()) });
export type MergeUndone = v.InferOutput<typeof MergeUndone>;

/** Why a merge cannot be undone now. */
export const MERGE_BLOCKS = ['later-merge', 'merged-on', 'survivor-deleted'] as const;
export type MergeBlock = (typeof MERGE_BLOCKS)[number];

/** A patient who was merged into the one on the page. */
export const PatientMerge = v.looseObject({
  _id: v.string(),
  name: v.string(),
  ticket: v.nullable(v.string()),
  mergedAt: v.string(),
  by: v.nullable(v.string()),
  /** Null where it can be undone. */
  blocked: v.nullable(v.looseObject({ kind: v.string(), name: v.string() })),
});
export type PatientMerge = v.InferOutput<typeof PatientMerge>;
