import * as v from 'valibot';
import { boundedList } from '#shared/contract/wire/bounded-list.ts';
import { eachDraftPart } from './prescription-parts.ts';
import { PATIENT_FIELDS } from '#shared/clinic/patient-fields.ts';

/**
 * The longest medical report that is accepted, in UTF-16 code units; longer input gets a clear error and is never cut
 * silently.
 */
export const REPORT_MAX_LENGTH = 20_000;
const CHIPS_MAX_COUNT = 100;

/** The two mistakes in a request, in the words that the doctor sees (ERR-AI). */
export const NO_REPORT = 'Please provide medical report text';
export const NO_SYMPTOM = 'Please add at least one symptom';

/** The AI request of CALL-10, exactly as it is sent. */
export const CaseBody = v.strictObject({
  medical_report_text: v.pipe(v.string(), v.trim(), v.minLength(1, NO_REPORT), v.maxLength(REPORT_MAX_LENGTH)),
  current_symptoms: boundedList(
    v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(PATIENT_FIELDS.symptoms.longest)),
    {
      least: 1,
      most: CHIPS_MAX_COUNT,
      tooFew: NO_SYMPTOM,
    },
  ),
});
export type CaseBody = v.InferOutput<typeof CaseBody>;

const text = v.fallback(v.string(), '');
const lines = v.fallback(v.array(v.string()), []);
/** One service returns a paragraph where another returns a list; both are accepted. */
const textOfAny = v.fallback(
  v.union([
    v.string(),
    v.pipe(
      v.array(v.string()),
      v.transform((all) => all.join('\n')),
    ),
  ]),
  '',
);
const linesOfAny = v.fallback(
  v.union([
    v.array(v.string()),
    v.pipe(
      v.string(),
      v.transform((one) => (one.trim() === '' ? [] : [one])),
    ),
  ]),
  [],
);

/** One medicine of a draft. */
export const DraftMedication = v.looseObject({
  medication: v.pipe(v.string(), v.trim(), v.minLength(1)),
  dosage: text,
  frequency: text,
  instructions: text,
});
export type DraftMedication = v.InferOutput<typeof DraftMedication>;

/** The AI result of DATA-5. Parsed loosely where that loses nothing; medicines must be readable. */
export const PrescriptionDraft = v.looseObject({
  ...eachDraftPart(textOfAny, linesOfAny),
  medications: v.nullish(v.array(DraftMedication), []),
  /** Ours only: what wrote this draft, as text for the screen and the PDF. */
  engine: v.optional(text),
  /** Ours only: the kind of drafter (`rules`, `service`, `model`). */
  source: v.optional(text),
  /** Ours only: the sources for each medicine. */
  sources: v.optional(lines),
  /**
   * Ours only: the findings of the medicine check (allergies, duplicates, interactions, conditions, doses, unchecked).
   */
  warnings: v.optional(lines),
  /** Ours only: why nothing was drafted. */
  refused: v.optional(lines),
});
export type PrescriptionDraft = v.InferOutput<typeof PrescriptionDraft>;

/** Response of POST /process_case/. Any status but `success` is a failure with a message for the doctor. */
export const CaseAnswer = v.looseObject({
  status: v.string(),
  result: v.nullish(PrescriptionDraft),
  message: v.nullish(v.string()),
});
export type CaseAnswer = v.InferOutput<typeof CaseAnswer>;
