import { access, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { Config } from '#server/config.ts';
import { openDatabase, type Database } from '#server/database/engine/client.ts';
import { readPasswords } from '#server/database/engine/access/passwords.ts';
import { answers, keeperConnection, productConnection } from '#server/database/engine/embedded-engine.ts';
import { isPostgresOf, readPostmaster } from '#server/database/engine/embedded-postmaster.ts';
import { openUnmigrated } from '#server/database/engine/product-database.ts';

const SILENT = { info: () => undefined, error: () => undefined };

/**
 * Opens the configured database beside a server that may be running on it, the embedded one too, and never changes its
 * schema. Where no server runs, the embedded engine is started and stopped again.
 * @param patienceMs how long a database that does not answer is asked; a restart's time unless said
 */
export async function openForReading(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  patienceMs?: number,
): Promise<Result<Database, { message: string }>> {
  if (config.databaseUrl === undefined) {
    const folder = await realpath(config.dataDir).catch(() => config.dataDir);
    if (!(await exists(join(folder, 'postgres/PG_VERSION'))))
      return fail({ message: `There is no database in ${config.dataDir}.` });
    const running = await reachRunning(folder);
    if (running !== undefined) return succeed(running);
  }
  return openUnmigrated({ ...config, databaseConnections: 1 }, SILENT, patienceMs);
}

/** The embedded engine that a server, or a killed one, has running on this folder. */
async function reachRunning(folder: string): Promise<Database | undefined> {
  const data = join(folder, 'postgres');
  const [postmaster, passwords] = await Promise.all([readPostmaster(data), readPasswords(folder)]);
  if (postmaster === undefined || passwords === undefined) return undefined;
  const { pid, socketFolder } = postmaster;
  if (!(await isPostgresOf(data, pid))) return undefined;
  if ((await answers(keeperConnection(socketFolder, passwords), data)) !== 'ours') return undefined;
  return openDatabase({ connection: productConnection(socketFolder, passwords), connections: 1 });
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
