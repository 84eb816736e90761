import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage, isDebianRoot } from './debian.ts';

/** The oldest PostgreSQL that DATABASE_URL may name. */
const FOLDER = '/usr/lib/postgresql/15/bin';

/**
 * The programs of PostgreSQL 15, on which the server's tests run besides the embedded version: $TEST_POSTGRES_BIN, the
 * system's, or Debian's package if we are root there.
 * @returns undefined if there are none: then that suite cannot run
 */
export function findPostgres15(): string | undefined {
  const folders = [process.env['TEST_POSTGRES_BIN'] ?? '', FOLDER];
  const installed = () => folders.find((folder) => folder !== '' && existsSync(join(folder, 'postgres')));
  if (installed() === undefined && isDebianRoot()) installPackage('postgresql-15');
  return installed();
}
