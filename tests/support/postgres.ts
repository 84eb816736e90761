import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/database/client.ts';
import { startEmbedded } from '#server/database/embedded-postgres.ts';
import { migrate } from '#server/database/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The socket folder of the one PostgreSQL that all tests of a run share. */
    postgresSocket: string;
  }
}

/** A migrated, empty database: copying it is quicker than migrating for every test file. */
export const TEMPLATE_DATABASE = 'frontdesk_template';

/** Vitest's global set-up: one real, embedded PostgreSQL for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-tests-'));
  const started = await startEmbedded(folder);
  if (!started.ok) throw new Error(started.problem.message);
  const { connection } = started.value;

  const product = openDatabase({ connection });
  await product.pool.query(`create database ${TEMPLATE_DATABASE}`);
  await product.close();
  const template = openDatabase({ connection: { ...connection, database: TEMPLATE_DATABASE } });
  await migrate(template.pool);
  await template.close();

  project.provide('postgresSocket', connection.host);
  return async () => {
    await started.value.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
