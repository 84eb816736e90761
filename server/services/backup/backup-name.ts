import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupKeys } from './backup-keys.ts';

const NAME = /^frontdesk-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar(\.age)?$/;

/** What a back-up of that moment is called: names in order of time, without anything that a disk or a shell minds. */
export function backupName(at: Date, keys: BackupKeys): string {
  const isClosed = [keys.recipient, keys.passphrase, keys.passphraseFile].some((key) => key !== undefined);
  const moment = at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `frontdesk-${moment}.tar${isClosed ? '.age' : ''}`;
}

/** The moment in such a name; undefined where it is none. */
export function momentIn(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  return year === undefined ? undefined : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** A path as it is, or a name of this moment in it where it is a folder. */
export async function backupPath(path: string, at: Date, keys: BackupKeys): Promise<string> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder ? join(path, backupName(at, keys)) : path;
}
