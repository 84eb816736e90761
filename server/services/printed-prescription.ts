import type { ClinicSettings } from '#shared/contract/clinic-settings.ts';
import type { MedicineWarning } from '#shared/contract/prescriptions.ts';
import type { ListedPrescription } from '#server/database/prescriptions-repository.ts';
import type { PrescriptionPrint } from '#server/gateways/pdf/prescription-print.ts';
import { visitView } from './visit-view.ts';
import { readSaved } from './saved-prescription.ts';

/** What stands over each part of a print. */
const TITLES = {
  assessment: 'Assessment',
  diagnosis: 'Diagnosis',
  emergency: 'Emergency instructions',
  warnings: 'Important considerations',
  hold: 'Medicines to hold',
  checked: 'Check of medicines',
  lifestyle: 'Lifestyle recommendations',
  followUp: 'Follow-up',
  sideEffects: 'Side effects',
  rationale: 'Rationale',
  notes: 'Notes',
};
const HANDWRITTEN = 'handwritten';

/** A saved prescription in the words and the order of its print; times are the clinic's. */
export function printOf(row: ListedPrescription, clinic: ClinicSettings): PrescriptionPrint {
  const saved = readSaved(visitView(row));
  const handwritten = saved.source === HANDWRITTEN;
  const at = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: clinic.timeZone,
  }).format(row.prescription.createdAt);
  const reason = saved.overrideReason === '' ? [] : [`Reason to prescribe all the same: ${saved.overrideReason}`];
  return {
    id: row.prescription.id,
    clinic: { name: clinic.name, address: clinic.address, phone: clinic.phone, email: clinic.email },
    patient: { name: row.patientName, age: row.patientAge, gender: row.patientGender },
    doctor: { name: row.doctorName, specialization: row.doctorSpecialization },
    signedAt: `${at} (${clinic.timeZone})`,
    signedBy: saved.signedBy === '' ? row.doctorName : saved.signedBy,
    symptoms: saved.symptoms,
    medicines: saved.medicines.map(({ name, dosage, frequency, instructions }) => ({
      name,
      dosage,
      frequency,
      instructions: typeof instructions === 'string' ? instructions : '',
    })),
    sections: [
      { title: TITLES.emergency, lines: [saved.emergencyInstructions], urgent: true },
      { title: handwritten ? TITLES.diagnosis : TITLES.assessment, lines: [saved.diagnosis] },
      { title: TITLES.hold, lines: saved.holdMedicines },
      { title: TITLES.warnings, lines: saved.criticalWarnings },
      { title: TITLES.checked, lines: [...checkedLines(saved.checkedWarnings ?? []), ...reason] },
      { title: TITLES.lifestyle, lines: [saved.lifestyle] },
      { title: TITLES.followUp, lines: [saved.followUp] },
      { title: TITLES.sideEffects, lines: [saved.sideEffectsNote] },
      { title: TITLES.notes, lines: [saved.notes ?? ''] },
      { title: TITLES.rationale, lines: [saved.rationale] },
    ],
    origin: originOf(saved.source, saved.engine),
  };
}

/** What the check has found; all that it could not look at stands in one line. */
function checkedLines(warnings: readonly MedicineWarning[]): string[] {
  const unchecked = warnings.filter(({ kind }) => kind === 'unchecked').map(({ medicine }) => medicine);
  const found = warnings.filter(({ kind }) => kind !== 'unchecked').map(({ message }) => message);
  return unchecked.length === 0
    ? found
    : [...found, `Not in the tables here, so not checked: ${[...new Set(unchecked)].join(', ')}.`];
}

function originOf(source: string, engine: string): string {
  if (source === HANDWRITTEN) return 'Written by the doctor.';
  return `First drafted by: ${engine === '' ? 'AI service' : engine}. Looked over and signed by the doctor.`;
}
