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

/**
 * A database of its own in the run's shared PostgreSQL.
 * @param options.empty without the product's tables
 */
export async function createTestDatabase(options: { readonly empty?: boolean } = {}): Promise<TestDatabase> {
  const host = inject('postgresSocket');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const connection = { host, port: 5432, user: 'frontdesk', database: name };
  await administer(
    host,
    `create database ${name} template ${options.empty === true ? 'template0' : TEMPLATE_DATABASE}`,
  );

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

async function administer(host: string, statement: string): Promise<void> {
  const { pool, close } = openDatabase({ connection: { host, port: 5432, user: 'frontdesk', database: 'postgres' } });
  await pool.query(statement);
  await close();
}
