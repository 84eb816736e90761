import * as v from 'valibot';
import { MedicineCheck } from '#shared/contract/prescription/prescriptions.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import {
  findPatientToTreat,
  type PatientToTreat,
} from '#server/database/repositories/prescriptions/prescription-subjects.ts';
import { standingPatient } from '#server/database/repositories/merges/standing-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { computeInThread, isLarge } from '#server/gateways/compute-in-thread.ts';
import { findingsOf, type Checked } from '../medicine-check/medicine-findings.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';

/** An unknown patient cannot be checked: nothing useful could be said. */
export type CheckProblem = { readonly kind: 'unknown-patient' };

/**
 * What speaks against these medicines for this patient (RX-13), from the patient's record and, if there is one, from
 * the report; what was checked, and what is not known. Not a complete check, and never a diagnosis.
 */
export async function checkPrescription(
  db: Queryable,
  patientId: string,
  checked: Checked,
): Promise<Result<MedicineCheck, CheckProblem>> {
  const asked = patientId.toLowerCase();
  const id = isUuid(asked) ? await standingPatient(db, asked) : undefined;
  const patient = id === undefined ? undefined : await findPatientToTreat(db, id);
  if (patient === undefined) return fail({ kind: 'unknown-patient' });
  return succeed(await findings(patient, checked));
}

/** A long record is checked in its own thread. What could not be checked must not be signed as if it were. */
async function findings(patient: PatientToTreat, checked: Checked): Promise<MedicineCheck> {
  if (!isLarge({ patient, checked })) return findingsOf(patient, checked);
  const found = await computeInThread(new URL('../medicine-check/check-worker.ts', import.meta.url), {
    patient,
    checked,
  });
  return v.parse(MedicineCheck, found);
}
