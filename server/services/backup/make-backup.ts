import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import { beginSnapshot, copyOut, type CopyClient } from '#server/database/backup/copy-table.ts';
import { appliedMigrations, listTables, type StoredTable } from '#server/database/backup/product-tables.ts';
import { foreignMigration } from '#server/database/backup/rebuild-schema.ts';
import type { Database } from '#server/database/engine/client.ts';
import { BackupFault } from './backup-fault.ts';
import { encrypterFor, type BackupKeys } from './backup-keys.ts';
import { packed, type Entry } from './entries.ts';
import { EMPTIED, FORMAT, type Manifest, type TableDigest } from './manifest.ts';
import { writeWhole, type WrittenFile } from './write-file.ts';

const compress = promisify(zstdCompress);
/** So much of a table is in memory at a time. */
const PART_BYTES = 4 * 1024 ** 2;

export type MadeBackup = WrittenFile & { readonly tables: number; readonly rows: number; readonly encrypted: boolean };

/**
 * Writes all of the database into one file: a tar of compressed tables as they were at one moment, while others go on writing,
 * encrypted in the age format where a key is set.
 */
export async function makeBackup(
  database: Database,
  to: { readonly path: string; readonly keys: BackupKeys; readonly version: string; readonly now: Date },
): Promise<MadeBackup> {
  const encrypter = await encrypterFor(to.keys);
  const client = await database.pool.connect();
  const total = { tables: 0, rows: 0 };
  try {
    await beginSnapshot(client);
    const manifest = await describe(client, to.version, to.now);
    const written = await writeWhole(to.path, packed(entriesOf(client, manifest, total), to.now), encrypter);
    return { ...written, ...total, encrypted: encrypter !== undefined };
  } finally {
    // A back-up that broke off may have left it in the middle of a table.
    client.release(true);
  }
}

async function describe(client: CopyClient, version: string, now: Date): Promise<Manifest> {
  const tables = await listTables(client);
  const migrations = tables.length === 0 ? [] : await appliedMigrations(client);
  if (migrations === undefined)
    throw new BackupFault('The database is in the middle of an update: make the back-up when the server has started.');
  if (migrations.length === 0) throw new BackupFault('There is no Frontdesk in this database.');
  const foreign = await foreignMigration(migrations);
  if (foreign !== undefined)
    throw new BackupFault(
      `The database has migration ${foreign.name}: make the back-up with the Frontdesk that runs on it.`,
    );
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const emptied = tables.map(({ name }) => name).filter((name) => EMPTIED.includes(name));
  return {
    product: 'frontdesk',
    format: FORMAT,
    version,
    madeAt: now.toISOString(),
    postgres: rows[0]?.server_version ?? '',
    migrations,
    tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
    emptied,
  };
}

async function* entriesOf(
  client: CopyClient,
  manifest: Manifest,
  total: { tables: number; rows: number },
): AsyncGenerator<Entry> {
  const all = createHash('sha256');
  const json = (name: string, value: unknown) => {
    const bytes = Buffer.from(`${JSON.stringify(value, undefined, 1)}\n`);
    all.update(bytes);
    return { name, bytes };
  };
  yield json('manifest.json', manifest);
  for (const table of manifest.tables) {
    const digest = manifest.emptied.includes(table.name) ? NOTHING : yield* partsOf(client, table);
    yield json(`tables/${table.name}/digest.json`, digest);
    total.tables += 1;
    total.rows += digest.rows;
  }
  yield json('end.json', { ...total, sha256: all.copy().digest('hex') });
}

const NOTHING: TableDigest = { rows: 0, bytes: 0, sha256: createHash('sha256').digest('hex') };

async function* partsOf(client: CopyClient, table: StoredTable): AsyncGenerator<Entry, TableDigest> {
  const hash = createHash('sha256');
  let [part, bytes] = [0, 0];
  const entry = async (pieces: readonly Uint8Array[]) => {
    part += 1;
    return { name: partName(table.name, part), bytes: await compress(Buffer.concat(pieces)) };
  };
  const copied = copyOut(client, table);
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const piece of copied) {
    hash.update(piece);
    waiting.push(piece);
    size += piece.length;
    if (size < PART_BYTES) continue;
    yield await entry(waiting);
    [waiting, bytes, size] = [[], bytes + size, 0];
  }
  if (size > 0) yield await entry(waiting);
  return { rows: copied.rowCount, bytes: bytes + size, sha256: hash.digest('hex') };
}

/** @param part from 1 */
const partName = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.copy.zst`;
