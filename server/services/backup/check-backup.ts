import type { BackupKeys } from './backup-keys.ts';
import type { Manifest } from './manifest.ts';
import { readBackup } from './read-backup.ts';
import { BackupFault } from './backup-fault.ts';

export type CheckedBackup = {
  readonly manifest: Manifest;
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
};

/** Reads all of a back-up and writes nothing: throws a BackupFault where it is not whole. */
export async function checkBackup(path: string, keys: BackupKeys): Promise<CheckedBackup> {
  let manifest: Manifest | undefined;
  const tables: { name: string; rows: number }[] = [];
  for await (const step of readBackup(path, keys)) {
    if (step.kind === 'begin') ({ manifest } = step);
    if (step.kind === 'table') tables.push({ name: step.table.name, rows: step.rows });
  }
  if (manifest === undefined) throw new BackupFault('This is no back-up of Frontdesk.');
  return { manifest, tables };
}
