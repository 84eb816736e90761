import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbedded } from '#server/database/engine/embedded-postgres.ts';

export type ReadyFolder = { copyTo(folder: string): Promise<void>; remove(): Promise<void> };

/**
 * A data folder as a start and a stop of the embedded engine leave it. Copying it is quicker than making one for every test that is
 * not about the first start.
 */
export async function makeReadyFolder(): Promise<ReadyFolder> {
  const outer = await realpath(await mkdtemp(join(tmpdir(), 'frontdesk-ready-')));
  await chmod(outer, 0o755);
  const ready = join(outer, 'data');
  const started = await startEmbedded(ready);
  if (!started.ok) throw new Error(started.problem.message);
  await started.value.stop();
  return {
    copyTo: (folder) => copyFolder(ready, folder),
    remove: () => rm(outer, { recursive: true, force: true }),
  };
}

/** Copies a data folder in which no engine runs. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o711 });
  // With the owners: the engine may be another user's.
  await promisify(execFile)('cp', ['-pR', `${from}/.`, to]);
}
