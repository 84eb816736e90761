import { beginRestore, copyIn, type CopyClient, type TableWriter } from '#server/database/backup/copy-table.ts';
import { listTables } from '#server/database/backup/product-tables.ts';
import {
  countServers,
  emptyTables,
  foreignMigration,
  isEmpty,
  liftRules,
  rebuildSchema,
} from '#server/database/backup/rebuild-schema.ts';
import type { Database } from '#server/database/engine/client.ts';
import { migrate } from '#server/database/schema/migrate.ts';
import { verifyAudit } from '#server/services/audit/verify-audit.ts';
import type { Verdict } from '#server/services/audit/chain.ts';
import { audit } from '#server/services/staff/audit.ts';
import { BackupFault } from './backup-fault.ts';
import type { BackupKeys } from './backup-keys.ts';
import { checkBackup } from './check-backup.ts';
import type { Manifest } from './manifest.ts';
import { readBackup } from './read-backup.ts';

const OPERATOR = { role: 'nobody', device: 'The server’s own command' } as const;

export type Restored = {
  readonly manifest: Manifest;
  readonly rows: number;
  /** Migrations that were added after the back-up was made. */
  readonly migrated: readonly string[];
  readonly audit: Verdict;
};

/**
 * Puts a back-up into the database: all of it, in one transaction, or nothing. An older one comes into the tables of its time,
 * which are then brought up to date. @param options.replace what is in the database is given up for it
 */
export async function restoreBackup(
  database: Database,
  path: string,
  keys: BackupKeys,
  options: { readonly replace: boolean; readonly now: Date },
): Promise<Restored> {
  // Before anything is touched: a damaged file costs nothing.
  const { manifest } = await checkBackup(path, keys);
  const foreign = await foreignMigration(manifest.migrations);
  if (foreign !== undefined)
    throw new BackupFault(
      `The back-up was made by a newer Frontdesk (${manifest.version}, migration ${foreign.name}): update this one first.`,
    );
  const client = await database.pool.connect();
  let rows: number;
  try {
    await refuseOthers(client, options.replace);
    await beginRestore(client);
    rows = await fill(client, path, keys);
    await client.query('commit');
  } finally {
    // What was not committed is undone with it.
    client.release(true);
  }
  const migrated = await migrate(database.pool);
  await database.pool.query('vacuum analyze');
  await audit(database.orm, options.now, OPERATOR, 'backup-restored', manifest.madeAt);
  return { manifest, rows, migrated, audit: await verifyAudit(database) };
}

async function refuseOthers(client: CopyClient, replace: boolean): Promise<void> {
  if ((await countServers(client)) > 0) throw new BackupFault('Frontdesk is running on this database: stop it first.');
  if (!replace && !(await isEmpty(client)))
    throw new BackupFault('The database is not empty. With --replace all that is in it is deleted for the back-up.');
}

async function fill(client: CopyClient, path: string, keys: BackupKeys): Promise<number> {
  let rows = 0;
  let writer: TableWriter | undefined;
  let putBack = async (): Promise<void> => undefined;
  for await (const step of readBackup(path, keys)) {
    if (step.kind === 'begin') {
      await rebuildSchema(client, step.manifest.migrations);
      await compareTables(client, step.manifest);
      putBack = await liftRules(client);
      await emptyTables(client);
    } else if (step.kind === 'part') {
      writer ??= copyIn(client, step.table);
      await writer.write(step.bytes);
    } else {
      const written = (await writer?.end()) ?? 0;
      writer = undefined;
      if (written !== step.rows)
        throw new BackupFault(`The table ${step.table.name} has ${written} rows instead of ${step.rows}.`);
      rows += written;
    }
  }
  await putBack();
  return rows;
}

/** Its names go into statements: only those that this product has made itself. */
async function compareTables(client: CopyClient, { tables }: Manifest): Promise<void> {
  const said = (list: readonly { name: string; columns: readonly string[] }[]) =>
    JSON.stringify(list.map(({ name, columns }) => [name, columns.toSorted()]));
  if (said(tables) !== said(await listTables(client)))
    throw new BackupFault('The tables of the back-up are not those of the Frontdesk that it names.');
}
