import { setTimeout as wait } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ClientConfig, Pool } from 'pg';
import { addressesOf, createHosts } from './hosts.ts';
import { createPool } from './pool-of-hosts.ts';

/** Where PostgreSQL listens: an address, or the embedded engine's socket folder. */
export type Connection =
  | { readonly connectionString: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
      /** The embedded engine's: it has to prove that it knows it, too. */
      readonly password?: string;
    };

type Orm = NodePgDatabase & { $client: Pool };
type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

export type Database = {
  readonly pool: Pool;
  readonly orm: Orm;
  /**
   * Runs `work` in one transaction and commits it; a throw rolls back. After a serialization failure or deadlock `work`
   * runs again, so it must have no effect outside the transaction.
   */
  transaction<Value>(work: (transaction: Transaction) => Promise<Value>): Promise<Value>;
  /** Where a connection beside the pool goes now. */
  address(): Promise<ClientConfig>;
  close(): Promise<void>;
};

const RETRIABLE = new Set(['40001', '40P01']);
const MOST_TRIES = 12;

/** Opens a connection pool; nothing connects before the first query. */
export function openDatabase(options: {
  readonly connection: Connection;
  readonly connections?: number;
  /** An idle connection broke (the database restarted); the pool replaces it. */
  readonly onConnectionLost?: (error: Error) => void;
}): Database {
  const { connection } = options;
  const hosts = createHosts(
    'connectionString' in connection
      ? addressesOf(connection.connectionString).map((connectionString) => ({ connectionString }))
      : [connection],
  );
  const pool = createPool(hosts, {
    max: options.connections ?? 10,
    connectionTimeoutMillis: 10_000,
    // A machine that has lost its cable says nothing: an idle connection to it is given up within minutes instead of hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'frontdesk',
    mustProve: 'password' in connection,
  });
  // Without a listener a lost idle connection would end the process. The next statement then fails.
  pool.on('error', (error) => options.onConnectionLost?.(error));
  const orm = drizzle(pool);

  return {
    pool,
    orm,
    transaction: (work) => withRetry(() => orm.transaction(work)),
    address: async () => {
      await hosts.find();
      return hosts.current();
    },
    close: () => pool.end(),
  };
}

/** Runs a whole transaction again after a serialization failure or a deadlock (40001, 40P01). */
export async function withRetry<Value>(run: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries >= MOST_TRIES || !RETRIABLE.has(sqlState(error) ?? '')) throw error;
      await wait(Math.random() * Math.min(500, 5 * 2 ** tries));
    }
  }
}

/** The five-character SQLSTATE of an error, even if the query builder has wrapped it; undefined if there is none. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && error.code.length === 5) return error.code;
  return sqlState(error.cause);
}
