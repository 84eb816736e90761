import { and, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { foldText } from '#shared/text/fold-text.ts';
import { derivedOf } from '#server/database/schema/derived-columns.ts';
import { doctors, patients } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type ImportedPatient = Pick<
  typeof patients.$inferInsert,
  'id' | 'name' | 'age' | 'gender' | 'phone' | 'symptoms'
> & { readonly doctorId: string | null };

/** A statement with more parameters than PostgreSQL takes would be refused. */
const ROWS_AT_ONCE = 500;

/** A second import waits until this transaction ends: otherwise both would find the same rows new. */
export async function oneImportAtATime(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('frontdesk import'))`);
}

/** Every doctor, the removed ones among them: their Doctor IDs stay theirs. */
export async function everyDoctor(db: Queryable) {
  const { id, code, email, schedule, removedAt } = doctors;
  return db.select({ id, code, email, schedule, removedAt }).from(doctors);
}

/** Who has one of these names; also who was merged into somebody since, but nobody who was deleted. */
export async function findPeople(db: Queryable, names: readonly string[]) {
  const { nameFolded, age, phoneKey, deletedAt, mergedInto } = patients;
  const folded = [...new Set(names.map((name) => foldText(name)))];
  return db
    .select({ nameFolded, age, phoneKey })
    .from(patients)
    .where(and(sql`${nameFolded} = any(${sql.param(folded)}::text[])`, or(isNull(deletedAt), isNotNull(mergedInto))));
}

/** Patients who are new, with what they are found by. */
export async function insertPatients(db: Queryable, rows: readonly ImportedPatient[], receivedAt: Date): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await db
      .insert(patients)
      .values(rows.slice(at, at + ROWS_AT_ONCE).map((row) => ({ ...row, ...derivedOf(row), receivedAt })));
}
