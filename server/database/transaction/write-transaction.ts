import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { withRetry } from '#server/database/engine/client.ts';
import type { Queryable } from './queryable.ts';

/** What a statement on the bare driver is sent to. */
export type WriteClient = Pick<PoolClient, 'query'>;
/** The driver's own connection inside an open transaction. */
export type OpenTransaction = PoolClient;

/** Begins and bounds the wait for a row that another transaction holds (then SQLSTATE 55P03), in one message. */
const BEGIN = "begin; set local lock_timeout = '10s'";

/**
 * A transaction on the bare driver, for the writes of the front desk: the query builder would cost more processor time
 * than the rest of a registration. Commits what `work` did, rolls back when it throws, and runs it again like
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
      // A connection that cannot even roll back is thrown away.
      client.release(broken);
    }
  });
}

/** The query builder inside such a transaction, for writes that are rare enough for its price. */
export function queryBuilderOn(client: OpenTransaction): Queryable {
  return drizzle(client);
}
