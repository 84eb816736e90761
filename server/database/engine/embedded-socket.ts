import { chmod, chown, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Identity } from './embedded-identity.ts';

/** A socket's full path must fit into 104 bytes on macOS and 108 on Linux. */
const LONGEST_PATH = 103;
const SOCKET_NAME = '.s.PGSQL.5432';

/**
 * Creates a short folder for the socket that only the engine's user may enter: its mode is the engine's access control.
 * @returns undefined if no temporary folder is usable
 */
export async function makeSocketFolder(identity: Identity): Promise<string | undefined> {
  for (const parent of new Set([tmpdir(), '/tmp', '/var/tmp'])) {
    const prefix = join(parent, 'frontdesk-');
    if (Buffer.byteLength(join(`${prefix}XXXXXX`, SOCKET_NAME)) > LONGEST_PATH) continue;
    const folder = await mkdtemp(prefix).catch(() => undefined);
    if (folder === undefined) continue;
    await chmod(folder, 0o700);
    if (identity.kind === 'user') await chown(folder, identity.uid, identity.uid);
    return folder;
  }
  return undefined;
}

/**
 * Makes sure that the folder is still the engine's alone; one that was tidied away is made again.
 * @returns false if somebody else's is at its place
 */
export async function keepSocketFolder(folder: string, identity: Identity): Promise<boolean> {
  await mkdir(folder, { mode: 0o700 }).then(
    () => (identity.kind === 'user' ? chown(folder, identity.uid, identity.uid) : undefined),
    () => undefined,
  );
  return isPrivate(folder, identity.uid);
}

/** Whether that is a folder of this user which nobody else may enter. */
async function isPrivate(folder: string, uid: number): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  return found?.isDirectory() === true && found.uid === uid && (found.mode & 0o077) === 0;
}

/** Removes a socket folder made by {@link makeSocketFolder}; any other path is left alone. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (/\/frontdesk-\w{6}$/.test(folder)) await rm(folder, { recursive: true, force: true });
}
