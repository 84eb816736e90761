import type { Stats } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { momentIn } from './backup-name.ts';

export type KeptBackup = { readonly path: string; readonly at: Date; readonly bytes: number };

const LOCK = '.frontdesk-backup-is-being-made';
const PART = '.part';
/** Who makes one writes, and touches the lock, more often than this; a process that was killed does not. */
const DEAD_AFTER_MS = 5 * 60_000;
/** So far the clocks of two machines with one folder may be apart. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** The back-ups in a folder that have names of ours, the newest first. Throws where the folder cannot be read. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const found: KeptBackup[] = [];
  for (const name of await readdir(folder)) {
    const at = momentIn(name);
    if (at === undefined) continue;
    const path = join(folder, name);
    const file = await unlessGone(stat(path));
    if (file !== undefined) found.push({ path, at, bytes: file.size });
  }
  return found.toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

/** Those of them that were made by `now`: names of a clock that went wrong for a while hide none that is due. */
export async function listMade(folder: string, now: Date): Promise<KeptBackup[]> {
  return (await listBackups(folder)).filter(({ at }) => at.getTime() <= now.getTime() + CLOCKS_DIFFER_MS);
}

/** Removes all but the newest, and what broke off before; no file that has another name, and none that is being written. */
export async function thinOut(folder: string, keep: number, now: Date): Promise<void> {
  for (const { path } of (await listMade(folder, now)).slice(keep)) await rm(path, { force: true });
  for (const name of await readdir(folder)) {
    if (!name.endsWith(PART) || momentIn(name.slice(0, -PART.length)) === undefined) continue;
    const path = join(folder, name);
    const file = await unlessGone(stat(path));
    if (file !== undefined && isLeft(file)) await rm(path, { force: true });
  }
}

/** Whether nobody has written to it for so long that whoever did must be dead; a clock that was set back counts, too. */
const isLeft = ({ mtimeMs }: Stats) => Math.abs(Date.now() - mtimeMs) > DEAD_AFTER_MS;

/** Another process may have removed it since the folder was read. */
function unlessGone<Value>(found: Promise<Value>): Promise<Value | undefined> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Runs `work` unless another process, here or elsewhere, is making a back-up in this folder. @returns whether it ran */
export async function aloneIn(folder: string, work: () => Promise<void>): Promise<boolean> {
  const lock = join(folder, LOCK);
  const taken = await stat(lock).catch(() => undefined);
  if (taken !== undefined && isLeft(taken)) await rm(lock, { force: true });
  const file = await open(lock, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  });
  if (file === undefined) return false;
  const touching = setInterval(
    () => void file.utimes(new Date(), new Date()).catch(() => undefined),
    DEAD_AFTER_MS / 5,
  );
  try {
    await work();
    return true;
  } finally {
    clearInterval(touching);
    await file.close();
    await rm(lock, { force: true });
  }
}
