import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { Connection } from './client.ts';
import { handOver, runAs, type Identity } from './embedded-identity.ts';
import type { EmbeddedProblem } from './embedded-problem.ts';
import { engineSettings, INITDB_ARGUMENTS } from './embedded-settings.ts';

/** The major version whose data folders these programs open. */
const MAJOR = '18';

/**
 * Creates the data folder if there is none. It is created elsewhere and then renamed, so that it is always complete
 * even if the machine is switched off.
 */
export async function ensureCluster(
  initdb: string,
  data: string,
  identity: Identity,
): Promise<Result<void, EmbeddedProblem>> {
  const version = (await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === MAJOR) return succeed(undefined);
  if (version !== '') {
    const message = `${data} was made by PostgreSQL ${version}, and this one is ${MAJOR}: restore a backup into a new folder.`;
    return fail({ kind: 'wrong-version', message });
  }
  const fresh = await mkdtemp(`${data}.new-`);
  await chmod(fresh, 0o700);
  if (identity.kind === 'user') await handOver(fresh, identity.uid);
  const { file, args, options } = runAs(identity, initdb, ['-D', fresh, ...INITDB_ARGUMENTS]);
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0) {
    await rm(fresh, { recursive: true, force: true });
    return fail({ kind: 'not-started', message: `PostgreSQL could not create ${data}: ${lastLine(complaint)}` });
  }
  await rename(fresh, data);
  return succeed(undefined);
}

/**
 * Starts PostgreSQL on a data folder and waits until it answers, however long crash recovery takes.
 * @returns its process id
 */
export async function launch(
  postgres: string,
  data: string,
  identity: Identity,
  socketFolder: string,
): Promise<Result<number, EmbeddedProblem>> {
  const { file, args, options } = runAs(identity, postgres, ['-D', data, ...engineSettings(socketFolder)]);
  const logFile = join(dirname(data), 'postgres.log');
  const log = await open(logFile, 'w', 0o600);
  // Detached, so that Ctrl-C reaches it only through us, after the last request. Its log is a file, so that it can
  // outlive us.
  const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', log.fd, log.fd] });
  await log.close();
  const ended = new AbortController();
  child.once('exit', () => ended.abort()).once('error', () => ended.abort());

  while (!ended.signal.aborted) {
    if (await answers(socketConnection(socketFolder, 'postgres'), data)) return succeed(child.pid ?? 0);
    await wait(25);
  }
  const complaint = lastLine(await readFile(logFile, 'utf8'));
  return fail({ kind: 'not-started', message: `The embedded PostgreSQL did not start: ${complaint}` });
}

/** The connection to one database of the engine with that socket folder. */
export function socketConnection(socketFolder: string, database = 'frontdesk'): Connection & { host: string } {
  return { host: socketFolder, port: 5432, user: 'frontdesk', database };
}

/** Whether an engine answers there and belongs to this data folder. */
export async function answers(connection: Connection, data: string): Promise<boolean> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === data;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Creates the product's own database in a new engine. */
export async function ensureDatabase(socketFolder: string): Promise<void> {
  const client = new Client(socketConnection(socketFolder, 'postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = 'frontdesk'");
    if (rowCount === 0) await client.query('create database frontdesk');
  } finally {
    await client.end();
  }
}

function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => /FATAL|PANIC|ERROR|error|could not|HINT/.test(line));
  return (
    lines
      .slice(0, 2)
      .join(' ')
      .replace(/^[\d\-:. ]+\w+ \[\d+\] /, '') ||
    text.trim().slice(-300) ||
    'it said nothing.'
  );
}
