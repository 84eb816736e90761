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
import { watchEngine } from './embedded-watch.ts';
import { makeSocketFolder, removeSocketFolder } from './embedded-socket.ts';

export type EmbeddedPostgres = {
  readonly connection: Connection & { readonly host: string };
  /** It was still running from a killed process and has been adopted. */
  readonly adopted: boolean;
  /** The process id of the engine that is running now. */
  readonly pid: () => number;
  readonly stop: () => Promise<void>;
};

export type EmbeddedOptions = {
  /** How long a start waits for another process to release the folder. */
  readonly patienceMs?: number;
  /** Called when the engine ended unexpectedly (out of memory, for instance) and was restarted, or could not be. */
  readonly onRestart?: (problem: EmbeddedProblem | undefined) => void;
};

type Running = { readonly pid: number; readonly socketFolder: string; readonly adopted: boolean };

/** How long a start waits for another process, or for the remains of a killed one, to go away. */
const PATIENCE_MS = 10_000;
/** How long an engine that was left running gets to answer before it is stopped. */
const ADOPTION_MS = 3_000;

/**
 * Runs the embedded PostgreSQL on `dataDir/postgres`: adopts the one a killed process left running, or starts one. It
 * is reached by a Unix socket in its own folder, belongs to this process alone until `stop`, and is restarted if it
 * ends unexpectedly.
 */
export async function startEmbedded(
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<Result<EmbeddedPostgres, EmbeddedProblem>> {
  const found = await findBinaries();
  if (!found.ok) return found;
  // Not listable, but enterable for the other user the engine may have to run as.
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const folder = await realpath(dataDir);
  const data = join(folder, 'postgres');
  const claim = await claimFolder(folder, options.patienceMs ?? PATIENCE_MS);
  if (claim === undefined) {
    const message = `Another Frontdesk is running on ${folder}. Stop it, or set another DATA_DIR.`;
    return fail({ kind: 'in-use', message });
  }
  const adopted = await adopt(data);
  const first = adopted === undefined ? await startAnew(found.value, folder) : succeed(adopted);
  if (!first.ok) {
    await claim.release();
    return first;
  }
  const { socketFolder } = first.value;
  await ensureDatabase(socketFolder);

  const watch = watchEngine(first.value.pid, {
    lives: (pid) => isPostgresOf(data, pid),
    again: () => startAnew(found.value, folder, socketFolder),
    onRestart: options.onRestart,
  });
  return succeed({
    connection: socketConnection(socketFolder),
    adopted: first.value.adopted,
    pid: watch.pid,
    stop: async () => {
      await watch.end();
      await stopPostgres(data, watch.pid());
      await removeSocketFolder(socketFolder);
      await claim.release();
    },
  });
}

/** Adopts an engine whose process was killed; one that does not answer is stopped. */
async function adopt(data: string): Promise<Running | undefined> {
  const postmaster = await readPostmaster(data);
  if (postmaster === undefined) return undefined;
  const { pid, socketFolder } = postmaster;
  const until = Date.now() + ADOPTION_MS;
  while ((await isPostgresOf(data, pid)) && Date.now() < until) {
    if (await answers(socketConnection(socketFolder, 'postgres'), data)) return { pid, socketFolder, adopted: true };
    await wait(100);
  }
  await stopPostgres(data, pid);
  // The process id may belong to another program by now, and PostgreSQL would then refuse to start.
  if (!(await isPostgresOf(data, pid))) await rm(join(data, 'postmaster.pid'), { force: true });
  await removeSocketFolder(socketFolder);
  return undefined;
}

async function startAnew(
  binaries: Binaries,
  folder: string,
  formerSocketFolder?: string,
): Promise<Result<Running, EmbeddedProblem>> {
  const data = join(folder, 'postgres');
  await removeUnfinished(folder);
  const identity = await chooseIdentity(binaries.postgres, folder, data);
  if (!identity.ok) return identity;
  const cluster = await ensureCluster(binaries.initdb, data, identity.value);
  if (!cluster.ok) return cluster;
  const socketFolder = formerSocketFolder ?? (await makeSocketFolder(identity.value));
  if (socketFolder === undefined) {
    return fail({ kind: 'not-started', message: `No temporary folder is writable. ${USE_DATABASE_URL}` });
  }
  const launched = await launchPatiently(() => launch(binaries.postgres, data, identity.value, socketFolder));
  if (launched.ok) return succeed({ pid: launched.value, socketFolder, adopted: false });
  if (formerSocketFolder === undefined) await removeSocketFolder(socketFolder);
  return launched;
}

/** A killed engine's workers hold its shared memory for a moment, and PostgreSQL refuses to start until then. */
async function launchPatiently(
  start: () => Promise<Result<number, EmbeddedProblem>>,
): Promise<Result<number, EmbeddedProblem>> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const launched = await start();
    if (launched.ok || Date.now() > until || !/shared memory|lock file/.test(launched.problem.message)) return launched;
    await wait(250);
  }
}

async function removeUnfinished(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('postgres.new-'));
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
