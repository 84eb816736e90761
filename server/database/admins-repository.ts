import { eq, sql } from 'drizzle-orm';
import type { Queryable } from './queryable.ts';
import { admins } from './schema.ts';

export type AdminRow = typeof admins.$inferSelect;

/** @param email in lower case, as it is stored. */
export async function findAdmin(db: Queryable, email: string): Promise<AdminRow | undefined> {
  const [row] = await db.select().from(admins).where(eq(admins.email, email));
  return row;
}

export async function anyAdmin(db: Queryable): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(admins)
    .limit(1);
  return rows.length > 0;
}

export async function insertAdmin(db: Queryable, admin: typeof admins.$inferInsert): Promise<void> {
  await db.insert(admins).values(admin);
}
