import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
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

/** Removes a socket folder made by {@link makeSocketFolder}; any other path is left alone. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (/\/frontdesk-\w{6}$/.test(folder)) await rm(folder, { recursive: true, force: true });
}
