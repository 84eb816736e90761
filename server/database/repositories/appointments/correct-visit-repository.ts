import { and, eq, isNull } from 'drizzle-orm';
import { appointments, doctors, patients } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type VisitRow = NonNullable<Awaited<ReturnType<typeof holdVisit>>>;

/** What can be corrected of a visit, its row held until the transaction ends; undefined when there is none (any more). */
export async function holdVisit(db: Queryable, id: string) {
  const { doctorId, slotStartsAt, agreedAt } = appointments;
  const [row] = await db
    .select({
      id: appointments.id,
      doctorId,
      slotStartsAt,
      agreedAt,
      doctorCode: doctors.code,
      doctorName: doctors.name,
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(doctors, eq(doctors.id, appointments.doctorId))
    .where(and(eq(appointments.id, id), isNull(appointments.deletedAt), isNull(patients.deletedAt)))
    .for('update', { of: appointments });
  return row;
}

export async function saveVisit(
  db: Queryable,
  id: string,
  change: { readonly doctorId?: string; readonly agreedAt?: Date | null },
): Promise<void> {
  await db.update(appointments).set(change).where(eq(appointments.id, id));
}
