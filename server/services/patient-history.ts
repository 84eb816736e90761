import { fail, succeed, type Result } from '#shared/result.ts';
import { patientExists } from '#server/database/patients-repository.ts';
import { findPrescription, listPrescriptions } from '#server/database/prescriptions-repository.ts';
import type { Queryable } from '#server/database/queryable.ts';
import { audit } from './audit.ts';
import type { Principal } from './sessions.ts';
import { isUuid } from './uuid.ts';
import { visitView, type VisitView } from './visit-view.ts';

/** A patient's saved prescriptions, newest first. Any doctor may read them; every view is written down. */
export async function readPatientHistory(
  db: Queryable,
  reader: Principal,
  patientId: string,
  now: Date,
): Promise<Result<VisitView[], { readonly kind: 'unknown' }>> {
  const id = patientId.toLowerCase();
  if (!isUuid(id) || !(await patientExists(db, id))) return fail({ kind: 'unknown' });
  await audit(db, now, reader, 'history-viewed', id);
  return succeed((await listPrescriptions(db, [id])).map(visitView));
}

/** One saved prescription as it is read back; undefined when there is none. Whoever shows it writes down the view. */
export async function readPrescription(db: Queryable, id: string): Promise<VisitView | undefined> {
  const found = await findPrescription(db, id);
  return found === undefined ? undefined : visitView(found);
}
