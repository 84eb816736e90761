import { and, eq, isNull } from 'drizzle-orm';
import { newestFirst } from '#server/database/paging/keyset.ts';
import { apiClients } from '#server/database/schema/interop-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type ClientRow = typeof apiClients.$inferSelect;

const isLive = (id: string) => and(eq(apiClients.id, id), isNull(apiClients.revokedAt));

export async function insertClient(db: Queryable, row: typeof apiClients.$inferInsert): Promise<void> {
  await db.insert(apiClients).values(row);
}

export async function findClient(db: Queryable, id: string): Promise<ClientRow | undefined> {
  const [row] = await db.select().from(apiClients).where(isLive(id));
  return row;
}

/** Those that have not been revoked, newest first. */
export async function listClients(db: Queryable): Promise<ClientRow[]> {
  return db
    .select()
    .from(apiClients)
    .where(isNull(apiClients.revokedAt))
    .orderBy(...newestFirst(apiClients.createdAt, apiClients.id));
}

/** @returns the row as it is now; undefined for an unknown or revoked one */
export async function changeClient(
  db: Queryable,
  id: string,
  change: Partial<Pick<ClientRow, 'secretHash' | 'rotatedAt' | 'lastUsedAt' | 'revokedAt'>>,
): Promise<ClientRow | undefined> {
  const [row] = await db.update(apiClients).set(change).where(isLive(id)).returning();
  return row;
}
