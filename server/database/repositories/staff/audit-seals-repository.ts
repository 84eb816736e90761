import { sql } from 'drizzle-orm';
import { ERASABLE_ACTIONS } from './audit-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

const ENTRY =
  sql.raw(`e.id, e.at, e.actor_role as "actorRole", e.actor_id as "actorId", e.action, e.subject_id as "subjectId",
  e.device, e.address, e.details::text as details`);

export type EntryRow = {
  id: string;
  at: Date | string;
  actorRole: string;
  actorId: string | null;
  action: string;
  subjectId: string | null;
  device: string;
  address: string;
  details: string | null;
};
export type SealRow = {
  number: number;
  entryId: string;
  detailsDigest: string | null;
  salt: string | null;
  hash: string;
};
/** Of an entry that is gone each column is null. */
type LinkRow = Omit<SealRow, 'number'> & Omit<EntryRow, 'id'> & { number: string; id: string | null };

/** The end of the chain, held until the transaction ends; undefined while another process holds it. */
export async function lockChain(db: Queryable): Promise<{ number: number; hash: string } | undefined> {
  const { rows } = await db.execute<{ number: string; hash: string }>(
    sql`select number, hash from audit_chain where id = 1 for update skip locked`,
  );
  const [end] = rows;
  return end && { number: Number(end.number), hash: end.hash };
}

/** Entries that are not in the chain yet, in the order of their making; what was noted and is gone has no entry. */
export async function listUnsealed(
  db: Queryable,
  most: number,
): Promise<{ noted: string; entry: EntryRow | undefined }[]> {
  const { rows } = await db.execute<Omit<EntryRow, 'id'> & { id: string | null; noted: string }>(sql`
    select u.entry_id as noted, ${ENTRY} from audit_unsealed u left join audit_entries e on e.id = u.entry_id
    order by u.entry_id limit ${most}`);
  return rows.map(({ noted, ...entry }) => ({ noted, entry: isWhole(entry) ? entry : undefined }));
}

/** Lengthens the chain by these seals, and takes what was noted off the list. */
export async function addSeals(db: Queryable, seals: readonly SealRow[], noted: readonly string[]): Promise<void> {
  const last = seals.at(-1);
  if (last !== undefined) {
    await db.execute(sql`
      insert into audit_seals (number, entry_id, details_digest, salt, hash)
      select number, "entryId", "detailsDigest", salt, hash
      from jsonb_to_recordset(cast(${JSON.stringify(seals)} as jsonb))
        as s (number bigint, "entryId" uuid, "detailsDigest" text, salt text, hash text)`);
    await db.execute(sql`update audit_chain set number = ${last.number}, hash = ${last.hash} where id = 1`);
  }
  await db.execute(sql`delete from audit_unsealed where entry_id = any(${sql.param([...noted])}::uuid[])`);
}

/** Seals from a number on, each with its entry. */
export async function listLinks(db: Queryable, after: number, most: number) {
  const { rows } = await db.execute<LinkRow>(sql`
    select s.number, s.entry_id as "entryId", s.details_digest as "detailsDigest", s.salt, s.hash, ${ENTRY}
    from audit_seals s left join audit_entries e on e.id = s.entry_id
    where s.number > ${after} order by s.number limit ${most}`);
  return rows.map(({ number, entryId, detailsDigest, salt, hash, ...entry }) => ({
    seal: { number: Number(number), entryId, detailsDigest, salt, hash },
    entry: isWhole(entry) ? entry : undefined,
  }));
}

function isWhole(entry: Omit<EntryRow, 'id'> & { readonly id: string | null }): entry is EntryRow {
  return entry.id !== null;
}

/** How many entries wait for their seal, how many are in no list at all, and of how many the patient is there but the old values are not. */
export async function countOutsideChain(db: Queryable) {
  const { rows } = await db.execute<{ waiting: number; outside: number; emptied: number }>(sql`
    select (select count(*)::integer from audit_unsealed) as waiting,
      (select count(*)::integer from audit_entries e
       where not exists (select 1 from audit_seals s where s.entry_id = e.id)
         and not exists (select 1 from audit_unsealed u where u.entry_id = e.id)) as outside,
      (select count(*)::integer from audit_entries e join audit_seals s on s.entry_id = e.id
       join patients p on p.id::text = e.subject_id
       where e.details is null and s.details_digest is not null and e.action = any(${sql.param([...ERASABLE_ACTIONS])})) as emptied`);
  return rows[0] ?? { waiting: 0, outside: 0, emptied: 0 };
}
