import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { patientMerges } from '#server/database/schema/merge-schema.ts';
import { patientColumns } from '#server/database/schema/patient-columns.ts';
import { patients } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type MergeRow = typeof patientMerges.$inferSelect;
export type MergedPatient = Awaited<ReturnType<typeof holdPair>>[number];

/** What a merge may change of the one who stays. */
const facts = {
  ...patientColumns,
  doctorId: patients.doctorId,
  urgent: patients.urgent,
  tickedSigns: patients.tickedSigns,
  sample: patients.sample,
};
export type MergeFacts = Pick<typeof patients.$inferSelect, keyof typeof facts>;

/**
 * Two patients, deleted or not, held until the transaction ends, so that nobody can even refer to them. Always in the same
 * order: two merges at once wait for each other and never both for the other.
 */
export async function holdPair(db: Queryable, ids: readonly [string, string]) {
  const { id, ticket, deletedAt, mergedInto } = patients;
  return db
    .select({ id, ticket, deletedAt, mergedInto, ...facts })
    .from(patients)
    .where(inArray(patients.id, [...ids]))
    .orderBy(patients.id)
    .for('update');
}

/** Changes what is not among the facts that staff correct. */
export async function saveMergeFacts(
  db: Queryable,
  id: string,
  change: Partial<Pick<MergeFacts, 'symptoms' | 'urgent' | 'tickedSigns' | 'sample'>>,
): Promise<void> {
  if (Object.keys(change).length > 0) await db.update(patients).set(change).where(eq(patients.id, id));
}

/** Hides a patient behind whoever stands for them from now on; null shows them again. */
export async function setMergedInto(db: Queryable, id: string, survivor: string | null, now: Date): Promise<void> {
  await db
    .update(patients)
    .set({ mergedInto: survivor, deletedAt: survivor === null ? null : now })
    .where(eq(patients.id, id));
}

export async function insertMerge(db: Queryable, row: typeof patientMerges.$inferInsert): Promise<void> {
  await db.insert(patientMerges).values(row);
}

/** The merge by which that patient went into this one, where it stands. */
export async function findStandingMerge(db: Queryable, survivorId: string, mergedId: string) {
  const [row] = await db
    .select()
    .from(patientMerges)
    .where(
      and(
        eq(patientMerges.survivorId, survivorId),
        eq(patientMerges.mergedId, mergedId),
        isNull(patientMerges.undoneAt),
      ),
    );
  return row;
}

/** A merge, held until the transaction ends. */
export async function holdMerge(db: Queryable, id: string): Promise<MergeRow | undefined> {
  const [row] = await db.select().from(patientMerges).where(eq(patientMerges.id, id)).for('update');
  return row;
}

/** The merges into a patient that stand, the last first, each with the one who was merged. */
export async function listMergesInto(db: Queryable, survivorId: string) {
  const { id, mergedId, mergedAt, mergedBy } = patientMerges;
  return db
    .select({ id, mergedId, mergedAt, mergedBy, name: patients.name, ticket: patients.ticket })
    .from(patientMerges)
    .innerJoin(patients, eq(patients.id, patientMerges.mergedId))
    .where(and(eq(patientMerges.survivorId, survivorId), isNull(patientMerges.undoneAt)))
    .orderBy(desc(patientMerges.mergedAt), desc(patientMerges.id));
}

export async function markMergeUndone(db: Queryable, id: string, by: string, now: Date): Promise<void> {
  await db.update(patientMerges).set({ undoneAt: now, undoneBy: by }).where(eq(patientMerges.id, id));
}
