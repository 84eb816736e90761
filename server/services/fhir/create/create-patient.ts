import { randomUUID } from 'node:crypto';
import { fail, succeed } from '#shared/result.ts';
import { queryBuilderOn } from '#server/database/transaction/write-transaction.ts';
import type { Task } from '#server/services/clinic/run-once.ts';
import type { Client } from '#server/services/interop/clients/access-tokens.ts';
import { registerPatient, type RegisterProblem } from '#server/services/patients/register-patient.ts';
import { audit } from '#server/services/staff/audit.ts';
import { claimIdentifiers } from './known-identifier.ts';
import type { SentPatient } from './read-patient.ts';

/** Registers whom another system sends, once for each of its identifiers; the answer says whose id it is, and whether it is new. */
export function createPatient(
  { registration, identifiers }: SentPatient,
  client: Client,
  now: Date,
): Task<RegisterProblem> {
  const id = randomUUID();
  const registering = registerPatient({ ...registration, _id: id }, undefined, now, { isStaff: true });
  return {
    answer: { status: 201, body: JSON.stringify({ id, isNew: true }) },
    run: async (transaction) => {
      const db = queryBuilderOn(transaction);
      const known = await claimIdentifiers(db, 'Patient', identifiers, { resourceId: id, clientId: client.id, now });
      if (known !== undefined) return succeed(JSON.stringify({ id: known, isNew: false }));
      const done = await registering.run(transaction);
      if (!done.ok) return fail(done.problem);
      await audit(db, now, client, 'fhir-created', id);
      return succeed(null);
    },
  };
}
