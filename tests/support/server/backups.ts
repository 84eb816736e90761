import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#server/database/engine/client.ts';
import type { BackupKeys } from '#server/services/backup/backup-keys.ts';
import { makeBackup } from '#server/services/backup/make-backup.ts';
import { restoreBackup } from '#server/services/backup/restore-backup.ts';

/** Back-ups are not encrypted. */
export const NO_KEYS: BackupKeys = {
  recipient: undefined,
  passphrase: undefined,
  passphraseFile: undefined,
  identityFile: undefined,
};

let folder = '';
let made = 0;
/** A folder of the test file's own, for its back-ups. */
export function withBackupFolder(): void {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'frontdesk-backups-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
}

/** A path in it that nothing has had yet. */
export const newPath = () => join(folder, `${(made += 1)}.tar`);

export async function backedUp(database: Database, keys = NO_KEYS): Promise<string> {
  const path = newPath();
  await makeBackup(database, { path, keys, version: '1.2.3', now: new Date('2027-01-04T09:00:00Z') });
  return path;
}

export const restored = (database: Database, path: string, over: { keys?: BackupKeys; replace?: boolean } = {}) =>
  restoreBackup(database, path, over.keys ?? NO_KEYS, { replace: over.replace === true, now: new Date() });

/** What a back-up that must be refused says. */
export const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing was refused',
    (error: Error) => error.message,
  );
