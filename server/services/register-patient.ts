import { randomUUID } from 'node:crypto';
import type { RegistrationBody } from '#shared/contract/patients.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { findDoctorId } from '#server/database/doctors-repository.ts';
import { insertPatient } from '#server/database/patients-repository.ts';
import type { Queryable } from '#server/database/queryable.ts';

export type RegisterProblem = { readonly kind: 'unknown-doctor' } | { readonly kind: 'id-taken' };

/**
 * Registers a patient (product.md §7). The id is the device's own or a new UUIDv4: whoever knows its 122 random bits may
 * book for this patient once.
 * @param ticket the number the device gave the patient, kept as it is.
 * @returns only the id: a kiosk may write but not read.
 */
export async function registerPatient(
  db: Queryable,
  registration: RegistrationBody,
  ticket: string | undefined,
  now: Date,
): Promise<Result<{ patientId: string }, RegisterProblem>> {
  const { _id, doctorId, ...fields } = registration;
  const doctor = doctorId === undefined ? null : await findDoctorId(db, doctorId);
  if (doctor === undefined) return fail({ kind: 'unknown-doctor' });
  const id = _id?.toLowerCase() ?? randomUUID();
  const inserted = await insertPatient(db, {
    ...fields,
    id,
    doctorId: doctor,
    ticket: ticket ?? null,
    receivedAt: now,
  });
  return inserted ? succeed({ patientId: id }) : fail({ kind: 'id-taken' });
}
