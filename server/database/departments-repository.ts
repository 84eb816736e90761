import type { Queryable } from './queryable.ts';
import { departments } from './schema.ts';

export async function insertDepartments(db: Queryable, rows: (typeof departments.$inferInsert)[]): Promise<void> {
  await db.insert(departments).values(rows).onConflictDoNothing();
}
