import { randomUUID } from 'node:crypto';
import type { RegistrationBody } from '#shared/contract/patients.ts';
import { fail, succeed } from '#shared/result.ts';
import { insertRegistration, insertUrgentAlert, isKnownDoctor } from '#server/database/desk-repository.ts';
import type { Task } from './run-once.ts';

export type RegisterProblem = { readonly kind: 'unknown-doctor' } | { readonly kind: 'id-taken' };

/**
 * Registers a patient (product.md §7). The id is the device's own or a new UUIDv4: whoever knows its 122 random bits may
 * book for this patient once. The answer holds only the id: a kiosk may write but not read. An urgent one alerts the desk
 * in the same transaction.
 * @param ticket the number the device gave the patient, kept as it is.
 */
export function registerPatient(
  registration: RegistrationBody,
  ticket: string | undefined,
  receivedAt: Date,
): Task<RegisterProblem> {
  const { _id, doctorId: doctor, urgent = false, ...fields } = registration;
  const id = _id?.toLowerCase() ?? randomUUID();
  return {
    answer: { status: 201, body: JSON.stringify({ patient: { _id: id } }) },
    run: async (client) => {
      if (await insertRegistration(client, { ...fields, id, doctor, ticket, urgent, receivedAt })) {
        if (urgent) await insertUrgentAlert(client, { id: randomUUID(), patientId: id, ticket, createdAt: receivedAt });
        return succeed(null);
      }
      const known = doctor === undefined || (await isKnownDoctor(client, doctor));
      return fail({ kind: known ? 'id-taken' : 'unknown-doctor' });
    },
  };
}
