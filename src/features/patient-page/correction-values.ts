import type { PatientFacts } from '#shared/contract/patient/correction.ts';
import { CORRECTABLE_FIELDS, type CorrectableField, fieldFacts } from '#shared/clinic/patient-fields.ts';
import { type FormFault, formOf, readField } from '#shared/clinic/registration-form.ts';
import type { Patient } from '#shared/contract/patient/patients.ts';

/** The form as it is typed: texts only. No doctor is an empty one. */
export type CorrectionValues = Readonly<Record<CorrectableField | 'doctorId', string>>;
export type CorrectionFaults = Readonly<Partial<Record<CorrectableField, FormFault['kind']>>>;

export function valuesOf(patient: Patient): CorrectionValues {
  return { ...formOf(patient), doctorId: patient.doctorId ?? '' };
}

export function faultsOf(values: CorrectionValues): CorrectionFaults {
  return Object.fromEntries(
    CORRECTABLE_FIELDS.flatMap((field) => {
      const read = readField(field, values[field]);
      return read.ok ? [] : [[field, read.problem]];
    }),
  );
}

/** The fields that differ between two states of the form, as the server takes them: what they are now, what they were. */
export function changeBetween(
  before: CorrectionValues,
  after: CorrectionValues,
): { readonly now: PatientFacts; readonly seen: PatientFacts } {
  const changed = ([...CORRECTABLE_FIELDS, 'doctorId'] as const).filter(
    (field) => before[field].trim() !== after[field].trim(),
  );
  const of = (values: CorrectionValues): PatientFacts =>
    Object.fromEntries(changed.map((field) => [field, factOf(field, values[field].trim())]));
  return { now: of(after), seen: of(before) };
}

/** A value that cannot be sent, because another backend gave it, is left out; one that may be empty is null. */
function factOf(field: CorrectableField | 'doctorId', text: string) {
  if (field === 'doctorId') return text === '' ? null : text;
  const read = readField(field, text);
  if (!read.ok) return undefined;
  return read.value ?? (fieldFacts(field).isRequired ? undefined : null);
}
