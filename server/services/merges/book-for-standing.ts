import { noteRedirected } from '#server/database/repositories/merges/moves-repository.ts';
import { holdStanding } from '#server/database/repositories/merges/standing-repository.ts';
import { insertBooking, type NewBooking } from '#server/database/repositories/patients/desk-repository.ts';
import { queryBuilderOn, type OpenTransaction } from '#server/database/transaction/write-transaction.ts';

/**
 * Books for the patient who was named, or for whoever stands for them since a merge: a device that was offline knows nothing of
 * that. @returns the doctor's id; undefined when nothing was written
 */
export async function bookForStanding(client: OpenTransaction, row: NewBooking): Promise<string | undefined> {
  const booked = await insertBooking(client, row);
  if (booked !== undefined) return booked;
  const db = queryBuilderOn(client);
  const standing = await holdStanding(db, row.patientId);
  if (standing === undefined || standing.merged.length === 0) return undefined;
  const redirected = { ...row, patientId: standing.id, registeredAs: row.patientId };
  const doctorId = await insertBooking(client, redirected);
  if (doctorId === undefined) return undefined;
  await noteRedirected(db, standing.merged, 'appointments', row.id);
  return doctorId;
}
