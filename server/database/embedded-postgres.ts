import type { ChildProcess } from 'node:child_process';
import { mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { Connection } from './client.ts';
import { findBinaries, type Binaries } from './embedded-binaries.ts';
import { claimFolder } from './embedded-claim.ts';
import { answers, ensureCluster, ensureDatabase, launch, socketConnection } from './embedded-engine.ts';
import { chooseIdentity } from './embedded-identity.ts';
import { isPostgresOf, readPostmaster, stopPostgres } from './embedded-postmaster.ts';
import { USE_DATABASE_URL, type EmbeddedProblem } from './embedded-problem.ts';
import { makeSocketFolder, removeSocketFolder } from './embedded-socket.ts';

export type EmbeddedPostgres = {
  readonly connection: Connection & { readonly host: string };
  readonly pid: number;
  /** It was still running from a process that was killed, and has been taken over. */
  readonly adopted: boolean;
  stop(): Promise<void>;
};

/** How long a start waits for another process, or for the leftovers of a killed one, to be gone. */
const PATIENCE_MS = 10_000;

/**
 * Runs the embedded PostgreSQL on `dataDir/postgres`: adopts the one a killed process left behind, else starts one.
 * It is reached by a Unix socket in a folder of its own, and belongs to this process alone until `stop`.
 */
export async function startEmbedded(
  dataDir: string,
  options: { readonly patienceMs?: number } = {},
): Promise<Result<EmbeddedPostgres, EmbeddedProblem>> {
  const found = await findBinaries();
  if (!found.ok) return found;
  // Closed to listing, but passable for the other user that the engine may have to run as.
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const folder = await realpath(dataDir);
  const claim = await claimFolder(folder, options.patienceMs ?? PATIENCE_MS);
  if (claim === undefined) {
    return fail({
      kind: 'in-use',
      message: `Another Frontdesk is running on ${folder}. Stop it, or set another DATA_DIR.`,
    });
  }
  const running = (await adopt(join(folder, 'postgres'))) ?? (await startAnew(found.value, folder));
  if (!running.ok) {
    await claim.release();
    return running;
  }
  await ensureDatabase(running.value.connection.host);
  const stop = async () => {
    await running.value.stop();
    await claim.release();
  };
  return succeed({ ...running.value, stop });
}

/** Takes over an engine whose process was killed; one that does not answer is stopped. */
async function adopt(data: string): Promise<Result<EmbeddedPostgres, EmbeddedProblem> | undefined> {
  const postmaster = await readPostmaster(data);
  if (postmaster === undefined) return undefined;
  const { pid, socketFolder } = postmaster;
  const connection = socketConnection(socketFolder);
  const until = Date.now() + PATIENCE_MS;
  while ((await isPostgresOf(data, pid)) && Date.now() < until) {
    if (await answers(socketConnection(socketFolder, 'postgres'), data)) {
      return succeed({ connection, pid, adopted: true, stop: () => shutDown(data, pid, socketFolder) });
    }
    await wait(100);
  }
  await stopPostgres(data, pid);
  // The number may meanwhile be another program's, which would make PostgreSQL refuse to start.
  if (!(await isPostgresOf(data, pid))) await rm(join(data, 'postmaster.pid'), { force: true });
  await removeSocketFolder(socketFolder);
  return undefined;
}

async function startAnew(binaries: Binaries, folder: string): Promise<Result<EmbeddedPostgres, EmbeddedProblem>> {
  const data = join(folder, 'postgres');
  await removeUnfinished(folder);
  const identity = await chooseIdentity(binaries.postgres, folder, data);
  if (!identity.ok) return identity;
  const cluster = await ensureCluster(binaries.initdb, data, identity.value);
  if (!cluster.ok) return cluster;
  const socketFolder = await makeSocketFolder(identity.value);
  if (socketFolder === undefined) {
    return fail({ kind: 'not-started', message: `No temporary folder can be written to. ${USE_DATABASE_URL}` });
  }
  const connection = socketConnection(socketFolder);
  const launched = await launchPatiently(() => launch(binaries.postgres, data, identity.value, socketFolder));
  if (!launched.ok) {
    await removeSocketFolder(socketFolder);
    return launched;
  }
  const pid = launched.value.pid ?? 0;
  return succeed({ connection, pid, adopted: false, stop: () => shutDown(data, pid, socketFolder) });
}

/** The workers of an engine that was killed hold its memory for a moment; PostgreSQL refuses to start until then. */
async function launchPatiently(
  start: () => Promise<Result<ChildProcess, EmbeddedProblem>>,
): Promise<Result<ChildProcess, EmbeddedProblem>> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const launched = await start();
    if (launched.ok || Date.now() > until || !/shared memory|lock file/.test(launched.problem.message)) return launched;
    await wait(250);
  }
}

async function shutDown(data: string, pid: number, socketFolder: string): Promise<void> {
  await stopPostgres(data, pid);
  await removeSocketFolder(socketFolder);
}

async function removeUnfinished(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('postgres.new-'));
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
