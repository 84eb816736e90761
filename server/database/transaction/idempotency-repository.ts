import { createHash } from 'node:crypto';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from './queryable.ts';
import { idempotencyKeys } from '#server/database/schema/schema.ts';
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
 * The scope of keys whose patients have been erased, hashed and without a response: no personal data, but enough to
 * recognize the request if a device sends it again.
 */
const ERASED = 'erased';
/** The first id in a stored response: `{"patient":{"_id":"…"}}` and the like. */
const FIRST_UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

const hashed = (scope: string, key: string) => createHash('sha256').update(`${scope}\n${key}`).digest('base64url');

/**
 * Claims the key for this transaction, together with the response that will be sent once it commits. While another
 * transaction holds the key, this one waits on the primary key.
 * @returns false if a committed transaction claimed the key before, or its result has been erased.
 */
export async function claimKey(client: WriteClient, row: NewKey): Promise<boolean> {
  const done = await client.query(
    `insert into idempotency_keys (scope, key, fingerprint, status, body, created_at, expires_at)
     select $1, $2, $3, $4::integer, $5, $6::timestamptz, $7::timestamptz
     where not exists (select 1 from idempotency_keys where scope = '${ERASED}' and key = $8)
     on conflict (scope, key) do nothing`,
    [
      row.scope,
      row.key,
      row.fingerprint,
      row.status,
      row.body,
      row.createdAt,
      row.expiresAt,
      hashed(row.scope, row.key),
    ],
  );
  return done.rowCount === 1;
}

/** Puts another answer in the place of the one that a key was claimed with, in the same transaction. */
export async function storeAnswer(client: WriteClient, scope: string, key: string, body: string): Promise<void> {
  await client.query('update idempotency_keys set body = $3 where scope = $1 and key = $2', [scope, key, body]);
}

export async function findKey(client: WriteClient, scope: string, key: string): Promise<StoredKey | undefined> {
  const { rows } = await client.query<StoredKey>(
    'select fingerprint, status, body from idempotency_keys where scope = $1 and key = $2',
    [scope, key],
  );
  return rows[0];
}

/** Whether the result stored under a key has been erased since, with its patient. */
export async function isErasedKey(client: WriteClient, scope: string, key: string): Promise<boolean> {
  const done = await client.query('select 1 from idempotency_keys where scope = $1 and key = $2', [
    ERASED,
    hashed(scope, key),
  ]);
  return done.rowCount === 1;
}

/** Erases the responses that contain any of these ids, in one pass; the keys remain as hashes for their period. */
export async function eraseAnswers(db: Queryable, ids: readonly string[], until: Date): Promise<void> {
  const { scope, key } = idempotencyKeys;
  const found = await db
    .select({ scope, key })
    .from(idempotencyKeys)
    .where(inArray(sql`substring(${idempotencyKeys.body} from ${FIRST_UUID})`, [...ids]));
  for (const each of found) {
    await db
      .update(idempotencyKeys)
      .set({ scope: ERASED, key: hashed(each.scope, each.key), fingerprint: '', body: '', expiresAt: until })
      .where(and(eq(scope, each.scope), eq(key, each.key)));
  }
}

/** @returns how many keys had expired. */
export async function deleteExpiredKeys(db: Queryable, now: Date): Promise<number> {
  const done = await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now));
  return done.rowCount ?? 0;
}
