import { eq, sql } from 'drizzle-orm';
import { queueEntries } from '#server/database/schema/queue-schema.ts';
import { appointments, patients } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type Whose = { readonly appointmentId: string } | { readonly patientId: string };

/** The entries of an appointment or of a patient, held until the transaction ends, with what has become of the appointment. */
export async function lockEntriesOf(db: Queryable, whose: Whose) {
  return db
    .select({
      entry: queueEntries,
      status: appointments.status,
      isThere: sql<boolean>`${appointments.deletedAt} is null and ${patients.deletedAt} is null`,
    })
    .from(queueEntries)
    .innerJoin(appointments, eq(appointments.id, queueEntries.appointmentId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(
      'appointmentId' in whose
        ? eq(queueEntries.appointmentId, whose.appointmentId)
        : eq(appointments.patientId, whose.patientId),
    )
    .for('update', { of: queueEntries });
}
