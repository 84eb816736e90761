import * as v from 'valibot';
import { Instant } from '#shared/contract/wire/instant.ts';
import { boundedList } from '#shared/contract/wire/bounded-list.ts';

/** The longest text of one field of a record, in UTF-16 code units. */
export const RECORD_TEXT_MAX_LENGTH = 8000;
export const ALLERGY_MAX_LENGTH = 200;
export const ALLERGIES_MAX_COUNT = 50;

/** Limits of a weight in kilograms, which include the lightest newborn and the heaviest person ever recorded. */
export const WEIGHT_MIN_KG = 0.2;
export const WEIGHT_MAX_KG = 700;

const text = v.pipe(v.string(), v.trim(), v.maxLength(RECORD_TEXT_MAX_LENGTH));

/**
 * The texts of a record, in their order: schemas, form, merging and what is stored follow from it. A new one is a word here, its
 * title (`doctorTexts.record`), its column (with a default of an empty text) and a migration.
 */
export const RECORD_TEXTS = ['symptoms', 'medicalHistory', 'diagnosis', 'medications', 'notes'] as const;
export type RecordText = (typeof RECORD_TEXTS)[number];

/** An object with something for each text of a record. */
export function eachText<Made>(make: (field: RecordText) => Made): Record<RecordText, Made>;
export function eachText(make: (field: RecordText) => unknown): object {
  return Object.fromEntries(RECORD_TEXTS.map((field) => [field, make(field)]));
}

const recordFields = {
  ...eachText(() => text),
  allergies: boundedList(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(ALLERGY_MAX_LENGTH)), {
    most: ALLERGIES_MAX_COUNT,
  }),
  weightKg: v.nullable(v.pipe(v.number(), v.minValue(WEIGHT_MIN_KG), v.maxValue(WEIGHT_MAX_KG))),
};

/** What doctors record about a patient apart from the visits: the detail panel of DOC-4, with allergies and weight. */
export const RecordFields = v.strictObject(recordFields);
export type RecordFields = v.InferOutput<typeof RecordFields>;

/** Body of PUT api/patients/record/{id}: the fields, and which version they replace (null: there was none yet). */
export const PatientRecordBody = v.strictObject({
  ...recordFields,
  updatedAt: v.nullable(Instant),
});
export type PatientRecordBody = v.InferOutput<typeof PatientRecordBody>;

/**
 * Response of GET and PUT api/patients/record/{id}. A patient without a record has an empty one, with `updatedAt` null.
 */
export const PatientRecordAnswer = v.looseObject({
  record: v.looseObject({
    ...recordFields,
    updatedAt: v.nullable(v.string()),
    /** The name of the doctor who saved it last. */
    updatedBy: v.nullable(v.string()),
    /** Whether the patient's own words contain warning signs, and which, if known. */
    urgent: v.fallback(v.optional(v.boolean()), undefined),
    warningSigns: v.fallback(v.optional(v.array(v.string())), undefined),
  }),
});
export type PatientRecord = v.InferOutput<typeof PatientRecordAnswer>['record'];

/** A record before a doctor has written anything. */
export const EMPTY_RECORD: RecordFields = {
  ...eachText(() => ''),
  allergies: [],
  weightKg: null,
};

/** The fields of a record alone, out of a row or an answer that holds more. */
export function recordFieldsOf(record: RecordFields): RecordFields {
  const { allergies, weightKg } = record;
  return { ...eachText((field) => record[field]), allergies, weightKg };
}
