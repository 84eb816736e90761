import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { withRetry } from '#server/database/engine/client.ts';
import type { Queryable } from './queryable.ts';

/** Accepts statements on the bare driver. */
export type WriteClient = Pick<PoolClient, 'query'>;
/** The driver's own connection inside an open transaction. */
export type OpenTransaction = PoolClient;

/** Begins and limits the wait for a locked row (then SQLSTATE 55P03), in one round trip. */
const BEGIN = "begin; set local lock_timeout = '10s'";

/**
 * A transaction on the bare driver, for the front desk's writes, because the query builder would cost more processor
 * time than the rest of a registration. Commits what `work` did, rolls back if it throws, and runs it again like
 * Database.transaction does.
 */
export function writeTransaction<Value>(pool: Pool, work: (client: OpenTransaction) => Promise<Value>): Promise<Value> {
  return withRetry(async () => {
    const client = await pool.connect();
    let broken = false;
    try {
      await client.query(BEGIN);
      const value = await work(client);
      await client.query('commit');
      return value;
    } catch (error) {
      await client.query('rollback').catch(() => (broken = true));
      throw error;
    } finally {
      // A connection that cannot even roll back is discarded.
      client.release(broken);
    }
  });
}

/** The query builder inside such a transaction, for writes that are rare enough for its cost. */
export function queryBuilderOn(client: OpenTransaction): Queryable {
  return drizzle(client);
}
