import { execFile, type SpawnOptions } from 'node:child_process';
import { chown, lstat, readdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { fail, succeed, type Result } from '#shared/result.ts';
import { USE_DATABASE_URL, type EmbeddedProblem } from './embedded-problem.ts';

const run = promisify(execFile);
const NOBODY = 65_534;

/**
 * The user that runs PostgreSQL, which refuses root: ourselves, another user, or root mapped to another user in a user
 * namespace.
 */
export type Identity = {
  readonly kind: 'self' | 'user' | 'namespace';
  /** The owner of the files, seen from outside the namespace. */
  readonly uid: number;
};

/** The `spawn` arguments that run a program as that user. */
export function runAs(
  identity: Identity,
  program: string,
  args: readonly string[],
): { file: string; args: string[]; options: SpawnOptions } {
  // The other user may not be able to enter our working folder.
  const options = { cwd: '/', env: harmless(process.env) };
  if (identity.kind === 'namespace') {
    const map = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, program];
    return { file: 'unshare', args: [...map, ...args], options };
  }
  if (identity.kind === 'user') {
    return { file: program, args: [...args], options: { ...options, uid: identity.uid, gid: identity.uid } };
  }
  return { file: program, args: [...args], options };
}

/** What a program needs to be found and run. Our settings have secrets in them, and whoever runs as the other user can read its. */
function harmless(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names = ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'TMPDIR'];
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}

/**
 * Chooses how to run `program` so that it can reach its own files and `folder`. A folder with an existing database is
 * opened by its owner; if that is no longer possible, the files are handed over to the way that is.
 * @param holds the data folder, which need not exist yet
 */
export async function chooseIdentity(
  program: string,
  folder: string,
  holds: string,
): Promise<Result<Identity, EmbeddedProblem>> {
  const self = process.getuid?.() ?? -1;
  const owner = await lstat(holds).then(
    ({ uid }) => uid,
    () => undefined,
  );
  if (self !== 0) {
    if (owner === undefined || owner === self) return ordinaryIdentity(self, program, folder);
    const message = `${holds} belongs to another user: start Frontdesk as that user, or as root.`;
    return fail({ kind: 'no-identity', message });
  }

  const namespace: Identity = { kind: 'namespace', uid: 0 };
  const user: Identity = { kind: 'user', uid: owner === undefined || owner === 0 ? NOBODY : owner };
  // Root working in a home folder that only its owner may enter.
  const resident: Identity = { kind: 'user', uid: await nearestOwner(folder) };
  const wanted = owner === 0 ? [namespace, user, resident] : [user, namespace, resident];
  for (const identity of wanted) {
    if (!(await reaches(identity, program, folder))) continue;
    if (owner !== undefined && owner !== identity.uid) await handOver(holds, identity.uid);
    return succeed(identity);
  }
  const message =
    `PostgreSQL refuses to run as root, and no other user can reach ${folder}: ` +
    `start Frontdesk as an ordinary user. ${USE_DATABASE_URL}`;
  return fail({ kind: 'no-identity', message });
}

/**
 * PostgreSQL also refuses a user without an entry in passwd, which is common in containers; a namespace provides one.
 */
async function ordinaryIdentity(
  self: number,
  program: string,
  folder: string,
): Promise<Result<Identity, EmbeddedProblem>> {
  const namespace: Identity = { kind: 'namespace', uid: self };
  if (hasName() || !(await reaches(namespace, program, folder))) return succeed({ kind: 'self', uid: self });
  return succeed(namespace);
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

async function reaches(identity: Identity, program: string, folder: string): Promise<boolean> {
  const { file, args, options } = runAs(identity, '/bin/sh', [
    '-c',
    'cd "$1" && "$2" --version',
    'sh',
    folder,
    program,
  ]);
  try {
    const who = options.uid === undefined ? {} : { uid: options.uid, gid: options.uid };
    await run(file, args, { cwd: '/', env: harmless(process.env), ...who });
    return true;
  } catch {
    return false;
  }
}

async function nearestOwner(folder: string): Promise<number> {
  const { uid } = await lstat(folder);
  return uid !== 0 || dirname(folder) === folder ? uid || NOBODY : nearestOwner(dirname(folder));
}

/** Gives a folder and everything in it to a user. */
export async function handOver(path: string, uid: number): Promise<void> {
  await chown(path, uid, uid);
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  await Promise.all(
    entries
      .filter((entry) => !entry.isSymbolicLink())
      .map((entry) => chown(join(entry.parentPath, entry.name), uid, uid)),
  );
}
