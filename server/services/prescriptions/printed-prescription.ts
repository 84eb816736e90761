import { fieldFacts, PATIENT_FIELD_NAMES } from '#shared/clinic/patient-fields.ts';
import { medicineParts, type PrescriptionPart } from '#shared/contract/prescription/prescription-parts.ts';
import type { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import type { ListedPrescription } from '#server/database/repositories/prescriptions/prescriptions-repository.ts';
import type { PrescriptionPrint } from '#server/gateways/pdf/prescription-print.ts';
import { visitView } from '#server/services/patients/visit-view.ts';
import { readSaved } from './saved-prescription.ts';

/** The printed fields from the table of fields, each with its name. */
function printedFields(patient: ListedPrescription['patient']): string[] {
  const printed = PATIENT_FIELD_NAMES.filter((field) => fieldFacts(field).shownOn.includes('print'));
  return printed.flatMap((field) => {
    const value = [patient[field]].flat().join(', ');
    return value === '' ? [] : `${fieldFacts(field).column}: ${value}`;
  });
}

/** The printed parts in order, each with its heading. */
const SECTIONS: readonly { readonly part: PrescriptionPart; readonly title: string; readonly urgent?: true }[] = [
  { part: 'emergencyInstructions', title: 'Emergency instructions', urgent: true },
  { part: 'diagnosis', title: 'Diagnosis' },
  { part: 'holdMedicines', title: 'Medicines to hold' },
  { part: 'lifestyle', title: 'Lifestyle recommendations' },
  { part: 'followUp', title: 'Follow-up' },
  { part: 'sideEffectsNote', title: 'Side effects' },
  { part: 'notes', title: 'Notes' },
];
/**
 * Which signs is for the doctor to say, because they would read like a diagnosis. The patient's words are printed
 * below.
 */
const URGENT = 'Urgent: warning signs in the patient’s own words';
const HANDWRITTEN = 'handwritten';

/**
 * A saved prescription in the words and the order of its PDF; times are the clinic's. It is the patient's document:
 * what the engine told the doctor (assessment, considerations, the check and why it was overridden, the rationale)
 * stays in the record.
 */
export function printOf(row: ListedPrescription, clinic: ClinicSettings): PrescriptionPrint {
  const saved = readSaved(visitView(row));
  const handwritten = saved.source === HANDWRITTEN;
  const isLeftOut = (part: PrescriptionPart) =>
    (part === 'diagnosis' && !handwritten) || (part === 'sideEffectsNote' && saved.medicines.length === 0);
  const at = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: clinic.timeZone,
  }).format(row.prescription.createdAt);
  return {
    id: row.prescription.id,
    clinic: { name: clinic.name, address: clinic.address, phone: clinic.phone, email: clinic.email },
    patient: {
      name: row.patient.name,
      age: row.patient.age,
      gender: row.patient.gender,
      more: printedFields(row.patient),
    },
    doctor: { name: row.doctorName, specialization: row.doctorSpecialization },
    signedAt: `${at} (${clinic.timeZone})`,
    signedBy: saved.signedBy === '' ? row.doctorName : saved.signedBy,
    symptoms: saved.symptoms,
    medicines: saved.medicines.map((medicine) => medicineParts(medicine)),
    safety: { allergies: row.allergies ?? [], urgent: row.patientUrgent ? URGENT : undefined },
    sections: SECTIONS.filter(({ part }) => !isLeftOut(part)).map(({ part, ...section }) => ({
      ...section,
      lines: [saved[part]].flat(),
    })),
    origin: handwritten ? 'Written by the doctor.' : 'Drafted with software, checked and signed by the doctor.',
  };
}
