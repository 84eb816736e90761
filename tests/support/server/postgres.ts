import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/database/engine/client.ts';
import { migrate } from '#server/database/schema/migrate.ts';
import { startEmbeddedPrograms, startSystemPostgres } from './database/system-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The socket folder of the one PostgreSQL that all tests of a run share. */
    postgresSocket: string;
  }
}

/** A migrated, empty database: copying it is quicker than migrating for every test file. */
export const TEMPLATE_DATABASE = 'frontdesk_template';

/** Names the folder of another PostgreSQL's programs, for a run on a version other than the embedded one. */
const BINARIES_VARIABLE = 'TEST_POSTGRES_BIN';

/** Vitest's global set-up: one real PostgreSQL for the whole run, the embedded one unless another is named. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-tests-'));
  const bin = process.env[BINARIES_VARIABLE];
  const { host, stop } = bin ? await startSystemPostgres(bin, folder) : await startEmbeddedPrograms(folder);
  const connection = { host, port: 5432, user: 'frontdesk', database: 'frontdesk' };

  const product = openDatabase({ connection });
  await product.pool.query(`create database ${TEMPLATE_DATABASE}`);
  await product.close();
  const template = openDatabase({ connection: { ...connection, database: TEMPLATE_DATABASE } });
  await migrate(template.pool);
  await template.close();

  project.provide('postgresSocket', host);
  return async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
}
