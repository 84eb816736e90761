import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { appointments } from '#server/database/schema/schema.ts';

/** What a patient reads, as the newest visit that says so has it; undefined where none does. */
export async function findLanguage(db: Queryable, patientId: string): Promise<string | undefined> {
  const { language, receivedAt, deletedAt } = appointments;
  const [row] = await db
    .select({ language })
    .from(appointments)
    .where(and(eq(appointments.patientId, patientId), isNotNull(language), isNull(deletedAt)))
    .orderBy(desc(receivedAt), desc(appointments.id))
    .limit(1);
  return row?.language ?? undefined;
}
