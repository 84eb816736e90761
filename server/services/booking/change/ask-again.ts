import { STORED_OPEN_STATUSES } from '#shared/clinic/appointment-status.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { lockSlotRow } from '#server/database/repositories/booking/appointment-slots-repository.ts';
import { findOpenRequest } from '#server/database/repositories/booking/requests-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { askForAnotherTime, doctorIsBack } from '#server/services/booking/times/doctor-away.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';

/**
 * The doctor of an appointment will not be there: it becomes a request for another time (BOOK-11). It keeps its own until it has
 * another one. One that is a request already stays as it is.
 */
export async function askAgain(
  db: Queryable,
  actor: Principal,
  id: string,
  now: Date,
): Promise<Result<null, { readonly kind: 'unknown' | 'over' }>> {
  const row = await lockSlotRow(db, id);
  if (row === undefined || row.deletedAt !== null || row.patientDeletedAt !== null) return fail({ kind: 'unknown' });
  if (!STORED_OPEN_STATUSES.includes(row.status)) return fail({ kind: 'over' });
  if ((await findOpenRequest(db, id)) !== undefined) return succeed(null);
  await askForAnotherTime(db, [row], now);
  await audit(db, now, actor, 'booking-request-opened', id);
  return succeed(null);
}

/** Takes that back: the time stands after all. Where the desk or the patient has given another time since, nothing is changed. */
export async function takeBack(
  db: Queryable,
  actor: Principal,
  id: string,
  now: Date,
): Promise<Result<null, { readonly kind: 'unknown' | 'settled' }>> {
  const row = await lockSlotRow(db, id);
  if (row === undefined) return fail({ kind: 'unknown' });
  const open = await findOpenRequest(db, id);
  if (open?.cause !== 'doctor-away') return fail({ kind: 'settled' });
  await doctorIsBack(db, [id], now);
  await audit(db, now, actor, 'booking-request-taken-back', id);
  return succeed(null);
}
