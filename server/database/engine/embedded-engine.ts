import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { fail, succeed, type Result } from '#shared/result.ts';
import { KEEPER_ROLE, PRODUCT_ROLE, type Passwords } from './access/passwords.ts';
import { demandProof } from './access/proof.ts';
import { sqlState } from './client.ts';
import { handOver, runAs, type Identity } from './embedded-identity.ts';
import { stopPostgres } from './embedded-postmaster.ts';
import { complaintOf, type EmbeddedProblem } from './embedded-problem.ts';
import { engineSettings, INITDB_ARGUMENTS } from './embedded-settings.ts';

/** The major version whose data folders these programs open. */
const MAJOR = '18';

/** A wrong password, and no rule or role for us. */
const REFUSALS = new Set(['28P01', '28000']);

/** A connection by the engine's socket. */
export type EngineConnection = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
};

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
    return fail({ kind: 'not-started', message: `PostgreSQL could not create ${data}: ${complaintOf(complaint)}` });
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
  keeper: EngineConnection,
): Promise<Result<number, EmbeddedProblem>> {
  const { file, args, options } = runAs(identity, postgres, ['-D', data, ...engineSettings(keeper.host)]);
  const logFile = join(dirname(data), 'postgres.log');
  const log = await open(logFile, 'w', 0o600);
  // Detached, so that Ctrl-C reaches it only through us, after the last request. Its log is a file, so that it can
  // outlive us.
  const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', log.fd, log.fd] });
  await log.close();
  const ended = new AbortController();
  child.once('exit', () => ended.abort()).once('error', () => ended.abort());

  while (!ended.signal.aborted) {
    const answer = await answers(keeper, data);
    if (answer === 'ours') return succeed(child.pid ?? 0);
    if (answer === 'refuses us') {
      await stopPostgres(data, child.pid ?? 0);
      return fail({ kind: 'locked-out', message: 'The embedded PostgreSQL does not know its password.' });
    }
    await wait(25);
  }
  const complaint = complaintOf(await readFile(logFile, 'utf8'));
  return fail({ kind: 'not-started', message: `The embedded PostgreSQL did not start: ${complaint}` });
}

/** The superuser's connection to the engine with that socket folder. */
export function keeperConnection(socketFolder: string, passwords: Passwords, database = 'postgres'): EngineConnection {
  return { host: socketFolder, port: 5432, user: KEEPER_ROLE, password: passwords.keeper, database };
}

/** The product's own connection to it, which may do nothing outside its database. */
export function productConnection(socketFolder: string, passwords: Passwords): EngineConnection {
  return { host: socketFolder, port: 5432, user: PRODUCT_ROLE, password: passwords.product, database: 'frontdesk' };
}

/** Whether an engine answers there that belongs to this data folder and knows our password. */
export async function answers(keeper: EngineConnection, data: string): Promise<'ours' | 'refuses us' | undefined> {
  const client = new Client({ ...keeper, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  demandProof(client);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === data ? 'ours' : undefined;
  } catch (error) {
    return REFUSALS.has(sqlState(error) ?? '') ? 'refuses us' : undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
