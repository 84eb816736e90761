import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { momentIn } from './backup-name.ts';

export type KeptBackup = { readonly path: string; readonly at: Date; readonly bytes: number };

const LOCK = '.frontdesk-backup-is-being-made';
const PART = '.part';
/** Who makes one touches the lock more often than this; a process that was killed does not. */
const LOCK_DIES_MS = 5 * 60_000;

/** The back-ups in a folder that have names of ours, the newest first. Throws where the folder cannot be read. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const found: KeptBackup[] = [];
  for (const name of await readdir(folder)) {
    const at = momentIn(name);
    const path = join(folder, name);
    if (at !== undefined) found.push({ path, at, bytes: (await stat(path)).size });
  }
  return found.toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

/** Removes all but the newest, and what broke off before; no file that has another name. */
export async function thinOut(folder: string, keep: number): Promise<void> {
  for (const { path } of (await listBackups(folder)).slice(keep)) await rm(path, { force: true });
  for (const name of await readdir(folder)) {
    if (name.endsWith(PART) && momentIn(name.slice(0, -PART.length)) !== undefined)
      await rm(join(folder, name), { force: true });
  }
}

/** Runs `work` unless another process, here or elsewhere, is making a back-up in this folder. @returns whether it ran */
export async function aloneIn(folder: string, work: () => Promise<void>): Promise<boolean> {
  const lock = join(folder, LOCK);
  const taken = await stat(lock).catch(() => undefined);
  if (taken !== undefined && Date.now() - taken.mtimeMs > LOCK_DIES_MS) await rm(lock, { force: true });
  const file = await open(lock, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  });
  if (file === undefined) return false;
  const touching = setInterval(() => void file.utimes(new Date(), new Date()).catch(() => undefined), LOCK_DIES_MS / 5);
  try {
    await work();
    return true;
  } finally {
    clearInterval(touching);
    await file.close();
    await rm(lock, { force: true });
  }
}
