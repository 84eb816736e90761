import { lte } from 'drizzle-orm';
import type { Queryable } from './queryable.ts';
import { idempotencyKeys } from './schema.ts';
import type { WriteClient } from './write-transaction.ts';

export type StoredKey = Pick<typeof idempotencyKeys.$inferSelect, 'fingerprint' | 'status' | 'body'>;
export type NewKey = {
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/**
 * Takes the key for this transaction, together with the answer that will be given once it commits. While another
 * transaction holds the key, this one waits on the primary key.
 * @returns false when the key was taken before, by a transaction that has committed.
 */
export async function claimKey(client: WriteClient, row: NewKey): Promise<boolean> {
  const done = await client.query(
    `insert into idempotency_keys (scope, key, fingerprint, status, body, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (scope, key) do nothing`,
    [row.scope, row.key, row.fingerprint, row.status, row.body, row.createdAt, row.expiresAt],
  );
  return done.rowCount === 1;
}

export async function findKey(client: WriteClient, scope: string, key: string): Promise<StoredKey | undefined> {
  const { rows } = await client.query<StoredKey>(
    'select fingerprint, status, body from idempotency_keys where scope = $1 and key = $2',
    [scope, key],
  );
  return rows[0];
}

/** @returns how many keys were past their 90 days. */
export async function deleteExpiredKeys(db: Queryable, now: Date): Promise<number> {
  const done = await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now));
  return done.rowCount ?? 0;
}
