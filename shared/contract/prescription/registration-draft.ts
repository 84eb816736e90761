import * as v from 'valibot';
import { PrescriptionDraft } from './prescription-draft.ts';

/**
 * GET api/prescription/registration-draft/{patient id}, ours only: what the patient's registration has made for the doctor.
 * `waiting`: it is being made; `refused`: nothing is drafted before a doctor has seen the patient, and why; `failed`: the
 * service that drafts did not answer.
 */
export const RegistrationDraft = v.looseObject({
  state: v.picklist(['none', 'waiting', 'ready', 'refused', 'failed']),
  requestedAt: v.optional(v.string()),
  draftedAt: v.optional(v.string()),
  /** It is made anew, because something of the patient was corrected since. */
  isChanged: v.optional(v.boolean()),
  reasons: v.optional(v.array(v.string())),
  draft: v.optional(PrescriptionDraft),
  /** What it was made from. */
  report: v.optional(v.string()),
  symptoms: v.optional(v.array(v.string())),
});
export type RegistrationDraft = v.InferOutput<typeof RegistrationDraft>;
