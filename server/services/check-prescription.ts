import type { CheckPrescriptionBody, MedicineWarning } from '#shared/contract/prescriptions.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { findPatientToTreat, type PatientToTreat } from '#server/database/prescription-subjects.ts';
import type { Queryable } from '#server/database/queryable.ts';
import { checkMedicines } from '#server/gateways/prescription-ai/rules/check-medicines.ts';
import { readCase, type PatientFacts } from '#server/gateways/prescription-ai/rules/patient-facts.ts';
import { isUuid } from './uuid.ts';

/** Unknown patients are no subject of a check: nothing could be said that is worth reading. */
export type CheckProblem = { readonly kind: 'unknown-patient' };

type Checked = Pick<CheckPrescriptionBody, 'medicines' | 'symptoms'> & { readonly report?: string | undefined };

/**
 * What speaks against these medicines for this patient (clinical-rules.md): read from the patient's record and, where
 * there is one, from the report. Not a complete check, and never a diagnosis.
 */
export async function checkPrescription(
  db: Queryable,
  patientId: string,
  checked: Checked,
): Promise<Result<MedicineWarning[], CheckProblem>> {
  const id = patientId.toLowerCase();
  const patient = isUuid(id) ? await findPatientToTreat(db, id) : undefined;
  if (patient === undefined) return fail({ kind: 'unknown-patient' });
  return succeed(distinct(checkMedicines(checked.medicines, factsOf(patient, checked))));
}

/** The record is read beside the report: what either of them says speaks against a medicine. */
function factsOf(patient: PatientToTreat, { report = '', symptoms }: Checked): PatientFacts {
  const read = readCase(report, symptoms);
  const weightKg = patient.weightKg ?? read.weightKg;
  return {
    age: patient.age,
    ...(weightKg === undefined ? {} : { weightKg }),
    pregnant: read.pregnant === true,
    breastfeeding: read.breastfeeding === true,
    allergies: union(read.allergies, patient.allergies ?? []),
    conditions: union(read.conditions, linesOf(`${patient.medicalHistory ?? ''}\n${patient.diagnosis ?? ''}`)),
    takes: union(
      read.takes,
      linesOf(patient.medications ?? '').flatMap((line) => line.split(/[,;]/)),
    ),
  };
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
