import { eq } from 'drizzle-orm';
import { patients } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/** Whom a patient was merged into, and whether they are hidden; undefined when there is no such row. */
async function look(db: Queryable, id: string, holds: boolean) {
  const { mergedInto, deletedAt } = patients;
  const query = db.select({ mergedInto, deletedAt }).from(patients).where(eq(patients.id, id));
  const [row] = holds ? await query.for('key share') : await query;
  return row;
}

/**
 * Who stands for a patient today: the patient, or whom they were merged into; undefined when that one is deleted, or unknown.
 * @param through hears of every patient passed on the way
 */
async function follow(
  db: Queryable,
  id: string,
  holds: boolean,
  through?: (id: string) => void,
): Promise<string | undefined> {
  const row = await look(db, id, holds);
  if (row === undefined) return undefined;
  if (row.mergedInto === null) return row.deletedAt === null ? id : undefined;
  through?.(id);
  return follow(db, row.mergedInto, holds, through);
}

/** Who stands for a patient today, for whoever only reads. */
export function standingPatient(db: Queryable, id: string): Promise<string | undefined> {
  return follow(db, id, false);
}

/** The same for whoever writes: nobody can merge these patients before this transaction ends. */
export async function holdStanding(
  db: Queryable,
  id: string,
): Promise<{ readonly id: string; readonly merged: readonly string[] } | undefined> {
  const merged: string[] = [];
  const standing = await follow(db, id, true, (each) => merged.push(each));
  return standing === undefined ? undefined : { id: standing, merged };
}

/** Whether a patient is hidden behind another. */
export async function isMerged(db: Queryable, id: string): Promise<boolean> {
  const row = await look(db, id, false);
  return row !== undefined && row.mergedInto !== null;
}
