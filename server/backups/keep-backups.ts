import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Config } from '#server/config.ts';
import { describeError, type Log } from '#server/http/log.ts';
import { aloneIn, listMade, thinOut, type KeptBackup } from '#server/services/backup/backup-folder.ts';
import { backupName } from '#server/services/backup/backup-name.ts';
import type { BackupResult, BackupTask } from './backup-worker.ts';

const LOOK_EVERY_MS = 60_000;
/** After a failure it is tried again, but not each minute: the disk may be full, or the share away. */
const AGAIN_AFTER_MS = 15 * 60_000;

export type BackupState = {
  /** The newest one that is there. */
  readonly newest: KeptBackup | undefined;
  /** Older than two of its intervals. */
  readonly isOverdue: boolean;
};
export type KeptBackups = {
  state(): BackupState;
  /** Looks whether one is due, and makes it. */
  look(): Promise<void>;
  close(): Promise<void>;
};

type Deps = {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backup'>;
  readonly version: string;
  readonly log: Log;
  readonly now: () => Date;
};

/** Whether the newest back-up is too old: one was missed, and the next one, too. */
export function isTooOld(newest: Date | undefined, everyMs: number, now: Date): boolean {
  return newest === undefined || now.getTime() - newest.getTime() > 2 * everyMs;
}

/**
 * Makes a back-up into BACKUP_DIR whenever the newest there is older than the interval, in a thread of its own, keeps so many, and
 * says in the log when one could not be made, and when the newest is too old. Of several processes one makes it.
 * @returns undefined where no folder is set
 */
export function keepBackups({ config, version, log, now }: Deps): KeptBackups | undefined {
  const { folder, everyMs, keep, ...keys } = config.backup;
  if (folder === undefined) return undefined;
  let newest: KeptBackup | undefined;
  let notBefore = 0;
  let wasOverdue = false;
  let looking: Promise<void> | undefined;
  const stopped = new AbortController();

  const isDue = () => newest === undefined || now().getTime() - newest.at.getTime() >= everyMs;
  /** @returns false while another process makes it */
  async function makeWhenDue(into: string): Promise<boolean> {
    [newest] = await listMade(into, now());
    if (!isDue() || now().getTime() < notBefore) return true;
    return aloneIn(into, async () => {
      // Another process may have made it meanwhile.
      [newest] = await listMade(into, now());
      if (!isDue()) return;
      const at = now();
      const began = performance.now();
      const { dataDir, databaseUrl } = config;
      const task = { dataDir, databaseUrl, keys, version, now: at, path: join(into, backupName(at, keys)) };
      const result = await inThread(task, stopped.signal);
      if (!result.ok) throw new Error(result.reason);
      const { bytes, rows, tables, encrypted } = result.made;
      log.info('backup-made', { bytes, rows, tables, encrypted, ms: Math.round(performance.now() - began) });
      await thinOut(into, keep, now());
      [newest] = await listMade(into, now());
    });
  }

  async function look(): Promise<void> {
    const isSettled = await makeWhenDue(folder ?? '').catch((error: unknown) => {
      // A server that is told to stop does not wait for the end of a large back-up: the next one makes it.
      if (stopped.signal.aborted) return false;
      notBefore = now().getTime() + AGAIN_AFTER_MS;
      log.error('backup-failed', { ...describeError(error), reason: error instanceof Error ? error.message : '' });
      return true;
    });
    if (!isSettled) return;
    const { isOverdue } = state();
    if (isOverdue && !wasOverdue) log.error('backup-overdue', { newest: newest?.at.toISOString() ?? 'none' });
    wasOverdue = isOverdue;
  }
  const state = (): BackupState => ({ newest, isOverdue: isTooOld(newest?.at, everyMs, now()) });
  const lookOnce = () => (looking ??= look().finally(() => (looking = undefined)));
  const timer = setInterval(() => void lookOnce(), LOOK_EVERY_MS).unref();
  void lookOnce();
  return {
    state,
    look: lookOnce,
    close: async () => {
      clearInterval(timer);
      stopped.abort();
      await looking;
    },
  };
}

/** As the server itself is started: otherwise the query builder takes a hundred megabytes more. */
const QUICKLY = ['--import', new URL('../quick-loading.ts', import.meta.url).href];

function inThread(task: BackupTask, stopped: AbortSignal): Promise<BackupResult> {
  const worker = new Worker(new URL('backup-worker.ts', import.meta.url), { workerData: task, execArgv: QUICKLY });
  stopped.addEventListener('abort', () => void worker.terminate(), { once: true });
  return new Promise((done) => {
    worker.once('message', (result: BackupResult) => done(result));
    worker.once('error', (error) => done({ ok: false, reason: error.name }));
    worker.once('exit', () => done({ ok: false, reason: 'The thread that makes it ended.' }));
  });
}
