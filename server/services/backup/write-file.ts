import { createHash } from 'node:crypto';
import { link, open, rm, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Encrypter } from 'age-encryption';
import { BackupFault } from './backup-fault.ts';
import { webStream } from './web-stream.ts';

export type WrittenFile = { readonly bytes: number; readonly sha256: string };

/**
 * Writes a file that is there whole or not at all, on the disk and not only on its way there, and readable for its owner alone.
 * A file that is there already is never written over.
 */
export async function writeWhole(
  path: string,
  pieces: AsyncIterable<Uint8Array>,
  encrypter: Encrypter | undefined,
): Promise<WrittenFile> {
  if (await stat(path).then(Boolean, () => false)) throw new BackupFault(`${path} is there already.`);
  const unfinished = `${path}.part`;
  const file = await open(unfinished, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new BackupFault(reasonOf(error, unfinished));
  });
  try {
    const written = await fill(file, pieces, encrypter);
    await file.sync();
    await file.close();
    await link(unfinished, path);
    await syncFolder(dirname(path));
    return written;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
      throw new BackupFault(`There is no room left for ${basename(path)}.`, { cause: error });
    throw error;
  } finally {
    await file.close().catch(() => undefined);
    await rm(unfinished, { force: true });
  }
}

async function fill(
  file: FileHandle,
  pieces: AsyncIterable<Uint8Array>,
  encrypter: Encrypter | undefined,
): Promise<WrittenFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const source = encrypter === undefined ? pieces : await encrypter.encrypt(webStream(pieces));
  for await (const chunk of source) {
    hash.update(chunk);
    bytes += chunk.length;
    await file.appendFile(chunk);
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** The name must be on the disk too, not only the file. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().catch(() => undefined);
  await folder.close();
}

function reasonOf(error: NodeJS.ErrnoException, path: string): string {
  if (error.code === 'EEXIST') return `Another back-up is being made: ${path} is there. Delete it if none is.`;
  if (error.code === 'ENOENT') return `There is no folder ${dirname(path)}.`;
  return `${path} cannot be written (${error.code ?? error.message}).`;
}
