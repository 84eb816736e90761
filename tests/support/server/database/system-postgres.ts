import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '#server/database/engine/client.ts';
import { findBinaries } from '#server/database/engine/embedded-binaries.ts';
import { chooseIdentity, handOver, runAs } from '#server/database/engine/embedded-identity.ts';
import { makeSocketFolder, removeSocketFolder } from '#server/database/engine/embedded-socket.ts';

const USER = 'frontdesk';

/** The cluster is thrown away: what only a power cut or a second machine would need is left out. A test can turn it on. */
const THROWN_AWAY = `
fsync = off
full_page_writes = off
wal_level = minimal
max_wal_senders = 0
autovacuum = off
`;

/** The embedded engine's programs, as an operator's own server: a test may do there what the product may not. */
export async function startEmbeddedPrograms(folder: string): Promise<{ host: string; stop: () => Promise<void> }> {
  const found = await findBinaries();
  if (!found.ok) throw new Error(found.problem.message);
  return startSystemPostgres(dirname(found.value.postgres), folder);
}

/**
 * Runs the PostgreSQL whose programs lie in `bin` on a new cluster in `folder`, as an operator's own server would be:
 * made by its own initdb, none of the embedded engine's settings.
 */
export async function startSystemPostgres(
  bin: string,
  folder: string,
): Promise<{ host: string; stop: () => Promise<void> }> {
  await chmod(folder, 0o711);
  const data = join(folder, 'system');
  const identity = await chooseIdentity(join(bin, 'postgres'), folder, data);
  if (!identity.ok) throw new Error(identity.problem.message);
  await mkdir(data, { mode: 0o700 });
  if (identity.value.kind === 'user') await handOver(data, identity.value.uid);
  const host = await makeSocketFolder(identity.value);
  if (host === undefined) throw new Error('no temporary folder can be written to');

  const initdb = ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const made = runAs(identity.value, join(bin, 'initdb'), initdb);
  await promisify(execFile)(made.file, made.args, { cwd: '/', uid: made.options.uid, gid: made.options.gid });
  await appendFile(join(data, 'postgresql.conf'), THROWN_AWAY);
  const run = runAs(identity.value, join(bin, 'postgres'), ['-D', data, '-k', host, '-c', 'listen_addresses=']);
  const child = spawn(run.file, run.args, { ...run.options, stdio: 'ignore' });
  const ended = once(child, 'exit');

  const admin = openDatabase({ connection: { host, port: 5432, user: USER, database: 'postgres' } });
  while ((await admin.pool.query('select 1').catch(() => undefined)) === undefined) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL in ${bin} did not start`);
    await new Promise((again) => setTimeout(again, 50));
  }
  await admin.pool.query(`create database ${USER}`);
  await admin.close();
  return {
    host,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      await removeSocketFolder(host);
    },
  };
}
