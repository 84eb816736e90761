import { parentPort, workerData } from 'node:worker_threads';
import type { Config } from '#server/config.ts';
import { openForReading } from '#server/database/backup/open-for-reading.ts';
import { describeError } from '#server/http/log.ts';
import { BackupFault } from '#server/services/backup/backup-fault.ts';
import type { BackupKeys } from '#server/services/backup/backup-keys.ts';
import { makeBackup, type MadeBackup } from '#server/services/backup/make-backup.ts';

/** What a thread is told that makes one back-up. */
export type BackupTask = Pick<Config, 'dataDir' | 'databaseUrl'> & {
  readonly path: string;
  readonly keys: BackupKeys;
  readonly version: string;
  readonly now: Date;
};
/** What it answers: a reason is a sentence of ours, or what may be logged of another error. */
export type BackupResult =
  | { readonly ok: true; readonly made: MadeBackup }
  | { readonly ok: false; readonly reason: string };

async function make(task: BackupTask): Promise<BackupResult> {
  const opened = await openForReading(task);
  if (!opened.ok) return { ok: false, reason: opened.problem.message };
  try {
    return { ok: true, made: await makeBackup(opened.value, task) };
  } catch (error) {
    return { ok: false, reason: error instanceof BackupFault ? error.message : JSON.stringify(describeError(error)) };
  } finally {
    await opened.value.close();
  }
}

const task: BackupTask = workerData;
parentPort?.postMessage(await make(task));
