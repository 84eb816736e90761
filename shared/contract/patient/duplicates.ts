import * as v from 'valibot';
import { LIKENESS_REASONS } from '#shared/clinic/likeness.ts';

/** The most patients per request. */
export const DUPLICATES_MOST_IDS = 100;

/** A patient who may be the same person as another, and why. */
export const PossibleDuplicate = v.looseObject({
  _id: v.string(),
  name: v.string(),
  age: v.number(),
  phone: v.string(),
  ticket: v.nullish(v.string()),
  receivedAt: v.string(),
  /** 0 to 1. */
  score: v.number(),
  reasons: v.array(v.picklist(LIKENESS_REASONS)),
});
export type PossibleDuplicate = v.InferOutput<typeof PossibleDuplicate>;

/**
 * Response of GET api/patients/duplicates, by the id of the other patient; patients without any are left out. Our own
 * call.
 */
export const PossibleDuplicates = v.looseObject({
  duplicates: v.record(v.string(), v.array(PossibleDuplicate)),
});
export type PossibleDuplicates = v.InferOutput<typeof PossibleDuplicates>;
