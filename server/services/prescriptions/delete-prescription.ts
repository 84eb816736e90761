import { fail, succeed, type Result } from '#shared/result.ts';
import {
  findPrescription,
  markPrescriptionDeleted,
} from '#server/database/repositories/prescriptions/prescriptions-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';

/** Deletes a prescription, and its link with it; only its author may (RX-7). */
export async function deletePrescription(
  db: Queryable,
  actor: Principal,
  id: string,
  now: Date,
): Promise<Result<null, { readonly kind: 'unknown' | 'not-own' }>> {
  const found = isUuid(id) ? await findPrescription(db, id) : undefined;
  if (found === undefined) return fail({ kind: 'unknown' });
  if (found.prescription.doctorId !== actor.id) {
    await audit(db, now, actor, 'access-denied', id);
    return fail({ kind: 'not-own' });
  }
  if (!(await markPrescriptionDeleted(db, id, now))) return fail({ kind: 'unknown' });
  await audit(db, now, actor, 'prescription-deleted', id);
  return succeed(null);
}
