import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase, type Database } from '#server/database/engine/client.ts';
import { TEMPLATE_DATABASE } from './postgres.ts';

export type TestDatabase = {
  readonly database: Database;
  /** The libpq address of this database, for a process of its own. */
  readonly url: string;
  /** One more pool on the same database, as another process would have. */
  reopen(): Database;
  drop(): Promise<void>;
};

export const ISOLATIONS = ['read committed', 'serializable'] as const;
export type Isolation = (typeof ISOLATIONS)[number];

/** Runs everything in another isolation than PostgreSQL's own: `TEST_ISOLATION=serializable`. */
const ISOLATION_VARIABLE = 'TEST_ISOLATION';

/**
 * A database of its own in the run's shared PostgreSQL.
 * @param options.empty without the product's tables
 * @param options.isolation of every transaction; serializable is how engines behave that are spread over several machines
 */
export async function createTestDatabase(
  options: { readonly empty?: boolean; readonly isolation?: Isolation | undefined } = {},
): Promise<TestDatabase> {
  const host = inject('postgresSocket');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const connection = { host, port: 5432, user: 'frontdesk', database: name };
  const template = options.empty === true ? 'template0' : TEMPLATE_DATABASE;
  await administer(host, `create database ${name} template ${template} strategy file_copy`);
  const isolation = options.isolation ?? process.env[ISOLATION_VARIABLE];
  if (isolation !== undefined && isolation !== '')
    await administer(host, `alter database ${name} set default_transaction_isolation = '${isolation}'`);

  const open = () => openDatabase({ connection, connections: 12 });
  const database = open();
  return {
    database,
    url: `postgres://frontdesk@/${name}?host=${encodeURIComponent(host)}`,
    reopen: open,
    drop: async () => {
      await database.close();
      await administer(host, `drop database ${name} with (force)`);
    },
  };
}

/** One connection for all databases of a test process: opening one costs PostgreSQL as much as a query. */
let administration: Database | undefined;
async function administer(host: string, statement: string): Promise<void> {
  const connection = { host, port: 5432, user: 'frontdesk', database: 'postgres' };
  administration ??= openDatabase({ connection, connections: 1 });
  await administration.pool.query(statement);
}
