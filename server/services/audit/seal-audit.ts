import { randomBytes } from 'node:crypto';
import type { Database } from '#server/database/engine/client.ts';
import {
  addSeals,
  listLinks,
  listUnsealed,
  lockChain,
  type EntryRow,
  type SealRow,
} from '#server/database/repositories/staff/audit-seals-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { digestOf, hashOf, type Link, type SealedEntry } from './chain.ts';

const AT_ONCE = 500;

/**
 * Puts every entry of the audit log that is committed and not sealed yet into the chain. Whoever writes an entry waits for
 * nothing: one process at a time seals, apart from the writes.
 * @returns how many entries were sealed
 */
export async function sealAudit(database: Database): Promise<number> {
  for (let sealed = 0; ;) {
    const done = await database.transaction(sealSome);
    sealed += done;
    if (done < AT_ONCE) return sealed;
  }
}

async function sealSome(db: Queryable): Promise<number> {
  const chain = await lockChain(db);
  if (chain === undefined) return 0;
  const waiting = await listUnsealed(db, AT_ONCE);
  if (waiting.length === 0) return 0;
  let { number, hash } = chain;
  const seals: SealRow[] = [];
  for (const { entry } of waiting) {
    if (entry === undefined) continue;
    const salt = entry.details === null ? null : randomBytes(16).toString('base64url');
    const detailsDigest = digestOf(entry.details, salt ?? '');
    number += 1;
    hash = hashOf(hash, number, sealedEntry(entry), detailsDigest);
    seals.push({ number, entryId: entry.id, detailsDigest, salt, hash });
  }
  const noted = waiting.map((one) => one.noted);
  await addSeals(db, seals, noted);
  return noted.length;
}

function sealedEntry(row: EntryRow): SealedEntry {
  return { ...row, at: new Date(row.at).toISOString() };
}

/** The chain of the database, from its beginning. */
export async function* linksOf(db: Queryable): AsyncGenerator<Link> {
  for (let after = 0; ;) {
    const links = await listLinks(db, after, AT_ONCE);
    for (const { seal, entry } of links) yield { seal, entry: entry && sealedEntry(entry) };
    const last = links.at(-1);
    if (last === undefined) return;
    after = last.seal.number;
  }
}
