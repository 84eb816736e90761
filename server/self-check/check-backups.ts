import { access, constants, stat } from 'node:fs/promises';
import { isTooOld } from '#server/backups/keep-backups.ts';
import type { Config } from '#server/config.ts';
import { BackupFault } from '#server/services/backup/backup-fault.ts';
import { listMade } from '#server/services/backup/backup-folder.ts';
import { encrypterFor } from '#server/services/backup/backup-keys.ts';
import { fine, risky, wrong, type Finding } from './finding.ts';

const HOUR_MS = 3_600_000;

/** Whether there are back-ups, new ones, that only the right people can read, and not on the disk that may die. */
export async function checkBackups({ backup, dataDir }: Config, now: Date): Promise<Finding[]> {
  if (backup.folder === undefined) return [risky('BACKUP_DIR is not set: make back-ups in another way, each day.')];
  const folder = await stat(backup.folder).catch(() => undefined);
  if (folder === undefined || !folder.isDirectory()) return [wrong('BACKUP_DIR is not there.')];
  const findings: Finding[] = [];
  await access(backup.folder, constants.W_OK).catch(() => findings.push(wrong('BACKUP_DIR cannot be written to.')));
  if ((folder.mode & 0o022) !== 0) findings.push(risky('BACKUP_DIR can be written to by other users.'));
  if (folder.dev === (await stat(dataDir).catch(() => undefined))?.dev)
    findings.push(risky('BACKUP_DIR is on the same disk as the database: one fault takes both.'));
  const encrypter = await encrypterFor(backup).catch((error: unknown) => {
    findings.push(wrong(error instanceof BackupFault ? error.message : 'The key for back-ups is of no use.'));
    return 'faulty';
  });
  if (encrypter === undefined) findings.push(risky('Back-ups are not encrypted: set BACKUP_RECIPIENT.'));
  if (backup.identityFile !== undefined)
    findings.push(
      risky('BACKUP_IDENTITY_FILE lies on this machine: who steals it can read every back-up. Keep it elsewhere.'),
    );
  const [newest] = await listMade(backup.folder, now).catch(() => []);
  const hours = newest === undefined ? undefined : Math.round((now.getTime() - newest.at.getTime()) / HOUR_MS);
  if (isTooOld(newest?.at, backup.everyMs, now))
    findings.push(
      wrong(hours === undefined ? 'There is no back-up in BACKUP_DIR.' : `The newest back-up is ${hours} hours old.`),
    );
  else findings.push(fine(`The newest back-up is ${hours} hours old. Whether it can be restored, a drill says.`));
  return findings;
}
