import type { Queryable } from '#server/database/transaction/queryable.ts';
import { departments } from '#server/database/schema/schema.ts';

export async function insertDepartments(db: Queryable, rows: (typeof departments.$inferInsert)[]): Promise<void> {
  await db.insert(departments).values(rows).onConflictDoNothing();
}
