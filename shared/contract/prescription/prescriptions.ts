import * as v from 'valibot';
import { PasswordReset } from '#shared/contract/staff/password-resets.ts';
import { boundedList } from '#shared/contract/wire/bounded-list.ts';
import { PATIENT_FIELDS } from '#shared/clinic/patient-fields.ts';
import { Visit } from '#shared/contract/patient/patients.ts';
import { readableRows } from '#shared/contract/wire/readable-rows.ts';
import { eachPart } from './prescription-parts.ts';
import { REPORT_MAX_LENGTH } from './prescription-draft.ts';

/** Longest texts and lists that are stored, in UTF-16 code units and rows; longer input gets a clear error. */
export const NOTE_MAX_LENGTH = 20_000;
export const MEDICINE_MAX_LENGTH = 500;
export const MEDICINES_MAX_COUNT = 40;
const LINES_MAX_COUNT = 100;

const id = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const note = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(NOTE_MAX_LENGTH)), '');
const detail = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MEDICINE_MAX_LENGTH)), '');
const lines = v.optional(
  boundedList(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NOTE_MAX_LENGTH)), { most: LINES_MAX_COUNT }),
  [],
);
const symptoms = v.optional(
  boundedList(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(PATIENT_FIELDS.symptoms.longest)), {
    most: LINES_MAX_COUNT,
  }),
  [],
);

/** One medicine as a prescription has it. A name that is blank after trimming is none (RX-2). */
export const PrescribedMedicine = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MEDICINE_MAX_LENGTH)),
  dosage: detail,
  frequency: detail,
  instructions: detail,
});
export type PrescribedMedicine = v.InferOutput<typeof PrescribedMedicine>;

const medicines = v.optional(boundedList(PrescribedMedicine, { most: MEDICINES_MAX_COUNT }), []);

/** What wrote the first version of a prescription; the doctor who saved it has signed it in every case. */
export const PRESCRIPTION_SOURCES = ['handwritten', 'rules', 'service', 'model'] as const;

/**
 * What our own client sends beside the payload of RX-6. Who sends `overrideReason` asks the server to refuse a
 * listed contraindication as long as it is empty; who does not send it (a program written from the specification alone) gets
 * its prescription saved with the warnings stored beside it (docs/decisions/0020).
 */
const signature = { overrideReason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(NOTE_MAX_LENGTH))) };

const { lifestyle, ...partsOfSpecification } = eachPart(note, lines);

/** The saved-prescription payload of RX-6. Only `patientId` must be there. */
const savedFields = { patientId: id, symptoms, medicines, ...partsOfSpecification };

/** The fields that a backend of the specification alone takes. */
export const RX_6_FIELDS: readonly string[] = Object.keys(savedFields);

/** POST api/prescription/generate: RX-6, with what our own client adds. */
export const SavePrescriptionBody = v.strictObject({
  ...savedFields,
  ...signature,
  lifestyle,
  source: v.optional(v.picklist(PRESCRIPTION_SOURCES)),
  engine: detail,
  /** The report the draft was made from: read by the check of medicines, stored nowhere. */
  report: v.optional(v.pipe(v.string(), v.maxLength(REPORT_MAX_LENGTH))),
  /** The author's own prescription that this one corrects: it is withdrawn in the same act. */
  replaces: v.optional(id),
});
export type SavePrescriptionBody = v.InferOutput<typeof SavePrescriptionBody>;

/** POST api/doctorDashboard/generate-prescription: the handwritten prescription of CALL-7. */
export const HandwrittenBody = v.strictObject({ patientId: id, symptoms, medicines, notes: note, ...signature });
export type HandwrittenBody = v.InferOutput<typeof HandwrittenBody>;

/** POST /api/prescription/check, ours only: what speaks against these medicines for this patient. */
export const CheckPrescriptionBody = v.strictObject({
  patientId: id,
  medicines,
  symptoms: v.optional(
    boundedList(v.pipe(v.string(), v.maxLength(PATIENT_FIELDS.symptoms.longest)), {
      most: PATIENT_FIELDS.symptoms.most,
    }),
    [],
  ),
  report: v.optional(v.pipe(v.string(), v.maxLength(REPORT_MAX_LENGTH))),
});
export type CheckPrescriptionBody = v.InferOutput<typeof CheckPrescriptionBody>;

/** One finding: `stop` needs a reason to go on, `care` is to be known. */
export const MedicineWarning = v.looseObject({
  kind: v.string(),
  severity: v.picklist(['stop', 'care']),
  medicine: v.string(),
  message: v.string(),
});
export type MedicineWarning = v.InferOutput<typeof MedicineWarning>;

/** `notes`: what was checked and what is not known here, a sentence each; missing where nothing could be said. */
export const MedicineCheck = v.looseObject({
  warnings: v.array(MedicineWarning),
  notes: v.optional(v.array(v.string())),
});
export type MedicineCheck = v.InferOutput<typeof MedicineCheck>;

const text = v.fallback(v.optional(v.string(), ''), '');
const texts = v.fallback(v.optional(readableRows(v.string()), []), []);

/** A prescription as it is read back: DATA-4, and every field that was saved, read loosely. */
export const SavedPrescription = v.looseObject({
  ...Visit.entries,
  ...eachPart(text, texts),
  source: text,
  engine: text,
  checkedWarnings: v.fallback(v.nullish(readableRows(MedicineWarning), []), []),
  overrideReason: text,
  signedBy: text,
  /** Ours only: the signer's password had been reset by somebody else, and the signer had not confirmed that. */
  signedAfterReset: v.fallback(v.nullish(PasswordReset), undefined),
});
export type SavedPrescription = v.InferOutput<typeof SavedPrescription>;

/** Answer of api/doctorDashboard/patient-history/{id}. A missing list is an empty one (CALL-7). */
export const PatientHistory = v.looseObject({
  prescriptions: v.fallback(v.nullish(readableRows(SavedPrescription), []), []),
});
export type PatientHistory = v.InferOutput<typeof PatientHistory>;

const named = v.looseObject({ prescription: v.looseObject({ _id: v.string() }) });

/** Answer to a save (CALL-8): clients read `data.prescription._id`, the handwritten form `prescription`. */
export const PrescriptionSaved = v.union([v.looseObject({ data: named }), named]);
export type PrescriptionSaved = v.InferOutput<typeof PrescriptionSaved>;

const phone = v.pipe(v.string(), v.trim(), v.maxLength(PATIENT_FIELDS.phone.longest));

/**
 * POST api/prescription/send-sms (CALL-8). `confirmed`, ours: the number in full as it was shown before, so that the
 * message goes there or nowhere; without it, it goes to the patient's own number only.
 */
export const SendSmsBody = v.strictObject({
  phone: v.pipe(phone, v.minLength(1)),
  prescriptionId: id,
  confirmed: v.optional(phone),
});
export type SendSmsBody = v.InferOutput<typeof SendSmsBody>;

/** POST /api/prescription/sms-number, ours only: where a message about this patient would go. No `phone`: the patient's own. */
export const SmsNumberBody = v.strictObject({ patientId: id, phone: v.optional(phone) });
export type SmsNumberBody = v.InferOutput<typeof SmsNumberBody>;

/** Its answer: the number in full, or why there is none, in a sentence that says what to do. */
export const SmsNumber = v.looseObject({
  /** As a gateway takes it, which is what is sent back as `confirmed`. */
  number: v.nullish(v.string()),
  international: v.nullish(v.string()),
  country: v.nullish(v.string()),
  landline: v.optional(v.boolean(), false),
  isPatients: v.optional(v.boolean(), true),
  problem: v.nullish(v.string()),
});
export type SmsNumber = v.InferOutput<typeof SmsNumber>;

/** Answer of send-sms. The specification gives none, so nothing in it is needed; ours says whether a gateway carries it, and a link. */
export const SmsTaken = v.fallback(
  v.looseObject({
    gatewayConfigured: v.optional(v.boolean()),
    linkSent: v.optional(v.boolean()),
    state: v.optional(v.string()),
  }),
  {},
);
export type SmsTaken = v.InferOutput<typeof SmsTaken>;
