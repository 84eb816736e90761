import { noteRedirected } from '#server/database/repositories/merges/moves-repository.ts';
import { holdStanding } from '#server/database/repositories/merges/standing-repository.ts';
import { insertBooking, type NewBooking } from '#server/database/repositories/patients/desk-repository.ts';
import { queryBuilderOn, type OpenTransaction } from '#server/database/transaction/write-transaction.ts';

/**
 * Books for the patient who was named, or for whoever stands for them since a merge: a device that was offline knows nothing of
 * that. @returns false when nothing was written
 */
export async function bookForStanding(client: OpenTransaction, row: NewBooking): Promise<boolean> {
  if (await insertBooking(client, row)) return true;
  const db = queryBuilderOn(client);
  const standing = await holdStanding(db, row.patientId);
  if (standing === undefined || standing.merged.length === 0) return false;
  const redirected = { ...row, patientId: standing.id, registeredAs: row.patientId };
  if (!(await insertBooking(client, redirected))) return false;
  await noteRedirected(db, standing.merged, 'appointments', row.id);
  return true;
}
