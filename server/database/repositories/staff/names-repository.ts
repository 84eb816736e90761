import { eq, inArray } from 'drizzle-orm';
import { apiClients, webhooks } from '#server/database/schema/interop-schema.ts';
import { devices } from '#server/database/schema/clinic-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { admins, appointments, doctors, patients, prescriptions } from '#server/database/schema/schema.ts';

export type Named = { readonly kind: string; readonly name: string };

/** Display names by id for rows that still exist; unknown ids are not in the map. */
export async function namesOf(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Named>> {
  if (ids.length === 0) return new Map();
  const wanted = [...new Set(ids)];
  // One after the other: within a transaction they share a connection.
  const all = [
    named(
      'doctor',
      await db.select({ id: doctors.id, name: doctors.name }).from(doctors).where(inArray(doctors.id, wanted)),
    ),
    named('admin', await namedAdmins(db, wanted)),
    named(
      'patient',
      await db.select({ id: patients.id, name: patients.name }).from(patients).where(inArray(patients.id, wanted)),
    ),
    named(
      'appointment',
      await db
        .select({ id: appointments.id, name: patients.name })
        .from(appointments)
        .innerJoin(patients, eq(patients.id, appointments.patientId))
        .where(inArray(appointments.id, wanted)),
    ),
    named(
      'prescription',
      await db
        .select({ id: prescriptions.id, name: patients.name })
        .from(prescriptions)
        .innerJoin(patients, eq(patients.id, prescriptions.patientId))
        .where(inArray(prescriptions.id, wanted)),
    ),
    named(
      'device',
      await db.select({ id: devices.id, name: devices.name }).from(devices).where(inArray(devices.id, wanted)),
    ),
    named(
      'client',
      await db
        .select({ id: apiClients.id, name: apiClients.name })
        .from(apiClients)
        .where(inArray(apiClients.id, wanted)),
    ),
    named(
      'webhook',
      await db.select({ id: webhooks.id, name: webhooks.name }).from(webhooks).where(inArray(webhooks.id, wanted)),
    ),
  ];
  return new Map(all.flat());
}

/** An account from before accounts had names is shown by its email address. */
async function namedAdmins(db: Queryable, ids: string[]): Promise<{ id: string; name: string }[]> {
  const found = await db
    .select({ id: admins.id, name: admins.name, email: admins.email })
    .from(admins)
    .where(inArray(admins.id, ids));
  return found.map(({ id, name, email }) => ({ id, name: name || email }));
}

function named(kind: string, found: readonly { id: string; name: string }[]): (readonly [string, Named])[] {
  return found.map(({ id, name }) => [id, { kind, name }]);
}
