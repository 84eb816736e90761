import { eraseDeletedPatient } from '#server/database/repositories/patients/erasure-repository.ts';
import { idsOfPatient, readPatientData } from '#server/database/repositories/patients/patient-data-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';

/**
 * Everything that is kept of one patient, for whoever asks for their own data (GDPR, Article 15): also of those merged into
 * them, also while it is deleted but not yet erased. @returns undefined if there is no such patient.
 */
export async function exportPatientData(db: Queryable, actor: Principal, id: string, now: Date) {
  const ids = isUuid(id) ? await idsOfPatient(db, id) : [];
  if (ids.length === 0) return undefined;
  await audit(db, now, actor, 'patient-data-exported', id);
  return { exportedAt: now.toISOString(), patientId: id, data: await readPatientData(db, ids) };
}

/** Erases a deleted patient now, who has asked for it, instead of after thirty days. @returns false if none such is deleted. */
export async function erasePatientNow(db: Queryable, actor: Principal, id: string, now: Date): Promise<boolean> {
  if (!isUuid(id) || !(await eraseDeletedPatient(db, id, now))) return false;
  await audit(db, now, actor, 'patient-erased', id);
  return true;
}
