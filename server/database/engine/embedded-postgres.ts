import { mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fail, succeed, type Result } from '#shared/result.ts';
import { claimFolder, isHeldByOlder } from './access/folder-claim.ts';
import { requirePasswords, setPasswords } from './access/lock-cluster.ts';
import { keepFolderOurs } from './access/own-folder.ts';
import { keepPasswords, newPasswords, readPasswords, type Passwords } from './access/passwords.ts';
import { ensureProductDatabase } from './access/product-role.ts';
import { findBinaries, type Binaries } from './embedded-binaries.ts';
import {
  answers,
  ensureCluster,
  keeperConnection,
  launch,
  productConnection,
  type EngineConnection,
} from './embedded-engine.ts';
import { chooseIdentity, type Identity } from './embedded-identity.ts';
import { isPostgresOf, readPostmaster, stopPostgres } from './embedded-postmaster.ts';
import { USE_DATABASE_URL, type EmbeddedProblem } from './embedded-problem.ts';
import { watchEngine } from './embedded-watch.ts';
import { keepSocketFolder, makeSocketFolder, removeSocketFolder } from './embedded-socket.ts';

export type EmbeddedPostgres = {
  /** The product's own. */
  readonly connection: EngineConnection;
  /** The superuser's, for whoever measures or mends the engine itself. */
  readonly keeper: EngineConnection;
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

type Running = {
  readonly pid: number;
  readonly socketFolder: string;
  readonly passwords: Passwords;
  readonly adopted: boolean;
};

/** How long a start waits for another process, or for the remains of a killed one, to go away. */
const PATIENCE_MS = 10_000;
/** How long an engine that was left running gets to answer before it is stopped. */
const ADOPTION_MS = 3_000;

/**
 * Runs the embedded PostgreSQL on `dataDir/postgres`: adopts the one a killed process left running, or starts one. It
 * is reached by a Unix socket in its own folder and with a password, belongs to this process alone until `stop`, and is
 * restarted if it ends unexpectedly.
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
  const ours = await keepFolderOurs(folder);
  if (!ours.ok) return ours;
  const claim = await claimFolder(folder, options.patienceMs ?? PATIENCE_MS);
  if (claim === undefined || ((await readPasswords(folder)) === undefined && (await isHeldByOlder(folder)))) {
    claim?.release();
    const message = `Another Frontdesk is running on ${folder}. Stop it, or set another DATA_DIR.`;
    return fail({ kind: 'in-use', message });
  }
  const adopted = await adopt(folder);
  const first = adopted === undefined ? await startAnew(found.value, folder) : succeed(adopted);
  if (!first.ok) {
    claim.release();
    return first;
  }
  const { socketFolder, passwords } = first.value;
  await ensureProductDatabase((database) => keeperConnection(socketFolder, passwords, database));

  const watch = watchEngine(first.value.pid, {
    lives: (pid) => isPostgresOf(data, pid),
    again: () => startAnew(found.value, folder, socketFolder),
    onRestart: options.onRestart,
  });
  return succeed({
    connection: productConnection(socketFolder, passwords),
    keeper: keeperConnection(socketFolder, passwords),
    adopted: first.value.adopted,
    pid: watch.pid,
    stop: async () => {
      await watch.end();
      await stopPostgres(data, watch.pid());
      await removeSocketFolder(socketFolder);
      claim.release();
    },
  });
}

/** Adopts an engine whose process was killed; one that does not answer, or lets in everybody, is stopped. */
async function adopt(folder: string): Promise<Running | undefined> {
  const data = join(folder, 'postgres');
  const postmaster = await readPostmaster(data);
  if (postmaster === undefined) return undefined;
  const { pid, socketFolder } = postmaster;
  const passwords = await readPasswords(folder);
  // Without passwords there is nothing to wait for: an earlier version's engine lets in everybody.
  const until = Date.now() + (passwords === undefined ? 0 : ADOPTION_MS);
  while ((await isPostgresOf(data, pid)) && Date.now() < until) {
    if (passwords === undefined) break;
    const answer = await answers(keeperConnection(socketFolder, passwords), data);
    if (answer === 'ours') return { pid, socketFolder, passwords, adopted: true };
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
  if (!(await keepSocketFolder(socketFolder, identity.value))) {
    return fail({ kind: 'not-started', message: `${socketFolder} is another user's: restart Frontdesk.` });
  }
  const launched = await launchLocked(binaries, folder, identity.value, socketFolder);
  if (launched.ok) return launched;
  if (formerSocketFolder === undefined) await removeSocketFolder(socketFolder);
  return launched;
}

/** Starts the engine with its passwords; it gets new ones if it has none, or others than those that lie beside it. */
async function launchLocked(
  { postgres }: Binaries,
  folder: string,
  identity: Identity,
  socketFolder: string,
): Promise<Result<Running, EmbeddedProblem>> {
  const data = join(folder, 'postgres');
  await requirePasswords(data, identity);
  const start = async (passwords: Passwords): Promise<Result<Running, EmbeddedProblem>> => {
    const keeper = keeperConnection(socketFolder, passwords);
    const launched = await patiently(() => launch(postgres, data, identity, keeper));
    return launched.ok ? succeed({ pid: launched.value, socketFolder, passwords, adopted: false }) : launched;
  };
  const known = await readPasswords(folder);
  const launched = known === undefined ? undefined : await start(known);
  if (launched !== undefined && (launched.ok || launched.problem.kind !== 'locked-out')) return launched;
  const passwords = newPasswords();
  const set = await patiently(() => setPasswords(postgres, data, identity, passwords));
  if (!set.ok) return set;
  // Last: without this file, everything here is done again.
  await keepPasswords(folder, passwords);
  return start(passwords);
}

/** A killed engine's workers hold its shared memory for a moment, and PostgreSQL refuses to start until then. */
async function patiently<Value>(
  start: () => Promise<Result<Value, EmbeddedProblem>>,
): Promise<Result<Value, EmbeddedProblem>> {
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
