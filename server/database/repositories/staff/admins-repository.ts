import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AdminKind } from '#shared/contract/staff/roles.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { admins } from '#server/database/schema/schema.ts';

export type AdminRow = typeof admins.$inferSelect;

/** @param email in lower case, as it is stored. */
export async function findAdmin(db: Queryable, email: string): Promise<AdminRow | undefined> {
  const [row] = await db
    .select()
    .from(admins)
    .where(and(eq(admins.email, email), isNull(admins.removedAt)));
  return row;
}

export async function findAdminById(db: Queryable, id: string): Promise<AdminRow | undefined> {
  const [row] = await db
    .select()
    .from(admins)
    .where(and(eq(admins.id, id), isNull(admins.removedAt)));
  return row;
}

export async function anyAdmin(db: Queryable): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(admins)
    .limit(1);
  return rows.length > 0;
}

/** All who have not been removed, oldest first. */
export async function listAdmins(db: Queryable): Promise<AdminRow[]> {
  return db.select().from(admins).where(isNull(admins.removedAt)).orderBy(asc(admins.createdAt), asc(admins.id));
}

/** The same, locked so that nobody else can remove or change one before this transaction ends. */
export async function lockAdmins(db: Queryable): Promise<AdminRow[]> {
  return db.select().from(admins).where(isNull(admins.removedAt)).orderBy(asc(admins.id)).for('update');
}

export async function insertAdmin(db: Queryable, admin: typeof admins.$inferInsert): Promise<void> {
  await db.insert(admins).values(admin);
}

/**
 * Adds an account; a removed one with that email address is restored, without its old password.
 * @returns undefined if the email address is taken
 */
export async function addOrReviveAdmin(
  db: Queryable,
  admin: typeof admins.$inferInsert,
): Promise<AdminRow | undefined> {
  const [row] = await db
    .insert(admins)
    .values(admin)
    .onConflictDoUpdate({
      target: admins.email,
      set: { name: admin.name ?? '', kind: admin.kind ?? 'admin', passwordHash: null, removedAt: null },
      setWhere: sql`${admins.removedAt} is not null`,
    })
    .returning();
  return row;
}

export async function setAdminKind(db: Queryable, id: string, kind: AdminKind): Promise<void> {
  await db.update(admins).set({ kind }).where(eq(admins.id, id));
}

export async function markAdminRemoved(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(admins).set({ removedAt: now, passwordHash: null }).where(eq(admins.id, id));
}

export async function setAdminPassword(db: Queryable, id: string, passwordHash: string): Promise<void> {
  await db.update(admins).set({ passwordHash }).where(eq(admins.id, id));
}

/** Which of these accounts are a receptionist's. */
export async function receptionistsAmong(db: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: admins.id })
    .from(admins)
    .where(and(inArray(admins.id, [...ids]), eq(admins.kind, 'desk')));
  return new Set(rows.map(({ id }) => id));
}
