import type {
  CheckPrescriptionBody,
  MedicineCheck,
  MedicineWarning,
} from '#shared/contract/prescription/prescriptions.ts';
import type { PatientToTreat } from '#server/database/repositories/prescriptions/prescription-subjects.ts';
import { checkCurrentMedicines, checkMedicines } from '#server/medicines/check/check-medicines.ts';
import { prescriptionNotes } from '#server/medicines/check/prescription-notes.ts';
import { takenWithDoses } from '#server/medicines/check/doses-taken.ts';
import { findMedicines } from '#server/medicines/substances/find-medicines.ts';
import { mayBePregnant, readCase, type PatientFacts } from '#server/medicines/read/patient-facts.ts';

/** What to check: medicines, symptoms, and the report if there is one. */
export type Checked = Pick<CheckPrescriptionBody, 'medicines' | 'symptoms'> & { readonly report?: string | undefined };

/** What the rules find against these medicines for this patient, what they checked, and what is not known here. */
export function findingsOf(patient: PatientToTreat, checked: Checked): MedicineCheck {
  const facts = factsOf(patient, checked);
  const { report = '', medicines } = checked;
  const history = historyOf(patient, report);
  const medicinesAsked = `${patient.medications ?? ''}${report}`.trim() !== '';
  return {
    warnings: distinct([...checkMedicines(medicines, facts), ...checkCurrentMedicines(facts)]),
    notes: prescriptionNotes(medicines, { facts, history, medicinesAsked }),
  };
}

/** The record is read along with the report: what either says counts against a medicine. */
function factsOf(patient: PatientToTreat, { report = '', symptoms }: Checked): PatientFacts {
  const read = readCase(report, symptoms);
  const recorded = readCase(historyOf(patient, ''), []);
  const age = patient.age ?? read.age;
  const weightKg = patient.weightKg ?? read.weightKg;
  return {
    ...(age === undefined ? {} : { age }),
    ...(weightKg === undefined ? {} : { weightKg }),
    pregnant: read.pregnant === true,
    breastfeeding: read.breastfeeding === true,
    couldBePregnant:
      /^f/iu.test(patient.gender ?? '') &&
      !recorded.deniesPregnancy &&
      mayBePregnant({ ...read, age: age ?? read.age, sex: 'female' }),
    allergies: union(read.allergies, patient.allergies ?? []),
    conditions: union(read.conditions, linesOf(historyOf(patient, ''))),
    // A slip of the pen in a report is asked about, too.
    takes: union(takenBy(patient, takenWithDoses(read.takes, report)), read.unknownMedicines),
  };
}

function historyOf({ medicalHistory, diagnosis }: PatientToTreat, report: string): string {
  return [medicalHistory ?? '', diagnosis ?? '', report].filter((part) => part.trim() !== '').join('\n');
}

/** The record's lines, and what only the report names: a medicine in both is taken once. */
function takenBy({ medications }: PatientToTreat, fromReport: readonly string[]): string[] {
  const recorded = linesOf(medications ?? '').flatMap((line) => line.split(/[,;]/));
  const known = new Set(findMedicines(recorded.join('\n')).map(({ ingredient }) => ingredient));
  return union(
    recorded,
    fromReport.filter((one) => !findMedicines(one).some(({ ingredient }) => known.has(ingredient))),
  );
}

function linesOf(text: string): string[] {
  return text.split('\n');
}

function union(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other].map((entry) => entry.trim()).filter((entry) => entry !== ''))];
}

function distinct(warnings: readonly MedicineWarning[]): MedicineWarning[] {
  return [...new Map(warnings.map((warning) => [warning.message, warning])).values()];
}
