import { createHash, type Hash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import * as v from 'valibot';
import type { StoredTable } from '#server/database/backup/product-tables.ts';
import { BackupFault } from './backup-fault.ts';
import type { BackupKeys } from './backup-keys.ts';
import { unpacked, type Entry } from './entries.ts';
import { End, FORMAT, Manifest, TableDigest } from './manifest.ts';

const decompress = promisify(zstdDecompress);

export type BackupStep =
  | { readonly kind: 'begin'; readonly manifest: Manifest }
  | { readonly kind: 'part'; readonly table: StoredTable; readonly bytes: Uint8Array }
  | { readonly kind: 'table'; readonly table: StoredTable; readonly rows: number };

const damaged = (name: string, cause?: unknown) => new BackupFault(`The back-up is damaged at ${name}.`, { cause });

/**
 * Reads a back-up from its beginning to its end, in the order of its manifest, and compares every hash in it. Whoever has got to
 * the end without a BackupFault has had exactly what was written.
 */
export async function* readBackup(path: string, keys: BackupKeys): AsyncGenerator<BackupStep> {
  const entries = unpacked(path, keys);
  const next = async (): Promise<Entry> => {
    const { done, value } = await entries.next();
    if (done === true) throw new BackupFault('The back-up ends too early.');
    return value;
  };
  const all = createHash('sha256');
  const first = await next();
  const manifest = parsed(Manifest, first, 'manifest.json', all);
  if (manifest.format > FORMAT)
    throw new BackupFault(`The back-up was made by a newer Frontdesk (${manifest.version}): update this one first.`);
  yield { kind: 'begin', manifest };

  let rows = 0;
  for (const table of manifest.tables) {
    const done = yield* readTable(table, next, all);
    rows += done.rows;
    yield { kind: 'table', table, rows: done.rows };
  }
  const sha256 = all.copy().digest('hex');
  const end = parsed(End, await next(), 'end.json', all);
  if (end.sha256 !== sha256 || end.tables !== manifest.tables.length || end.rows !== rows) throw damaged('end.json');
  const more = await entries.next();
  if (more.done !== true) throw damaged(more.value.name);
}

async function* readTable(
  table: StoredTable,
  next: () => Promise<Entry>,
  all: Hash,
): AsyncGenerator<BackupStep, TableDigest> {
  const hash = createHash('sha256');
  // Whether a changed byte still decompresses is chance: either way the same table is named.
  const changed = (cause?: unknown) => damaged(`the table ${table.name}`, cause);
  const ends = `tables/${table.name}/digest.json`;
  for (let part = 1; ; part += 1) {
    const entry = await next();
    if (entry.name === ends) {
      const digest = parsed(TableDigest, entry, ends, all);
      if (digest.sha256 !== hash.digest('hex')) throw changed();
      return digest;
    }
    if (entry.name !== `tables/${table.name}/${String(part).padStart(6, '0')}.copy.zst`) throw damaged(entry.name);
    const bytes = await decompress(entry.bytes).catch((error: unknown) => {
      throw changed(error);
    });
    hash.update(bytes);
    yield { kind: 'part', table, bytes };
  }
}

function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  entry: Entry,
  name: string,
  all: Hash,
): v.InferOutput<Schema> {
  if (entry.name !== name)
    throw name === 'manifest.json' ? new BackupFault('This is no back-up of Frontdesk.') : damaged(name);
  all.update(entry.bytes);
  try {
    return v.parse(schema, JSON.parse(Buffer.from(entry.bytes).toString()));
  } catch (error) {
    throw damaged(name, error);
  }
}
