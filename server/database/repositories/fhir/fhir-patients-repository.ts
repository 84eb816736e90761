import { and, count, eq, inArray, isNull, like, or, sql, type SQL } from 'drizzle-orm';
import { afterKeyset, newestFirst, type Keyset } from '#server/database/paging/keyset.ts';
import { wordsWithin } from '#server/database/paging/search-words.ts';
import { foundThroughWords, hasWords } from '#server/database/repositories/patients/patient-found.ts';
import { externalIdentifiers } from '#server/database/schema/interop-schema.ts';
import { patients } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type FhirPatientRow = typeof patients.$inferSelect;

/** Each of them narrows; undefined does not. */
export type PatientSearch = {
  readonly ids?: readonly string[] | undefined;
  /** Folded texts of which the name holds one. */
  readonly names?: readonly string[] | undefined;
  /** Digits of which the phone number holds one. */
  readonly phones?: readonly string[] | undefined;
  readonly genders?: readonly string[] | undefined;
  readonly tickets?: readonly string[] | undefined;
};

/** For each of a page so many of the next are looked at before the index is asked: what one in fifty has is soon there. */
const NEAR_EACH = 100;
const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
/** One of these; none of them fits nobody, or a search for nonsense would find everybody. */
const anyOf = (conditions: SQL[]) => (conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`);

function where({ ids, names, phones, genders, tickets }: PatientSearch): SQL | undefined {
  return and(
    isNull(patients.deletedAt),
    ids && inArray(patients.id, [...ids]),
    names && anyOf(names.map((name) => like(patients.nameFolded, `%${literal(name)}%`))),
    phones &&
      anyOf(phones.map((digits) => sql`regexp_replace(${patients.phone}, '[^0-9]', '', 'g') like ${`%${digits}%`}`)),
    genders && inArray(patients.gender, [...genders]),
    tickets && inArray(patients.ticket, [...tickets]),
  );
}

/** What an index can say of it: whoever is found has these words; undefined where the search asks for none. */
function throughWords({ names, phones, tickets }: PatientSearch): SQL | undefined {
  if (names === undefined && phones === undefined && tickets === undefined) return undefined;
  const each = (texts: readonly string[] | undefined) =>
    texts && or(...texts.map((text) => hasWords(wordsWithin(text))));
  const words = and(each(names), each(phones), tickets && or(...tickets.map((ticket) => foundThroughWords(ticket))));
  return words && or(words, isNull(patients.searchWords));
}

/**
 * Patients who are not deleted, newest first. What many have is found among those who came last; what few have, the index leads
 * to, so that the time hardly depends on how many there are.
 */
export async function searchFhirPatients(
  db: Queryable,
  search: PatientSearch,
  limit: number,
  after: Keyset | undefined,
): Promise<FhirPatientRow[]> {
  const rest = afterKeyset(patients.receivedAt, patients.id, after);
  const newest = newestFirst(patients.receivedAt, patients.id);
  const words = throughWords(search);
  const all = db.select().from(patients).$dynamic();
  if (words === undefined)
    return all
      .where(and(where(search), rest))
      .orderBy(...newest)
      .limit(limit);
  const near = sql`select id from (
      select * from ${patients} where ${and(isNull(patients.deletedAt), rest)} order by received_at desc, id desc limit ${limit * NEAR_EACH}
    ) as "patients" where ${where(search)} order by received_at desc, id desc limit ${limit}`;
  // Materialized, or the planner would walk along the list all the same.
  const found = sql`with found as materialized (
      select ${patients.id} as id, ${patients.receivedAt} as at from ${patients} where ${and(where(search), words, rest)}
    ) select id from found order by at desc, id desc limit ${limit}`;
  const close = await idsOf(db, near);
  const ids = close.length >= limit ? close : await idsOf(db, found);
  return ids.length === 0 ? [] : all.where(inArray(patients.id, ids)).orderBy(...newest);
}

async function idsOf(db: Queryable, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}

export async function countFhirPatients(db: Queryable, search: PatientSearch): Promise<number> {
  const [row] = await db.select({ count: count() }).from(patients).where(where(search));
  return row?.count ?? 0;
}

/** A patient as the row stands, deleted and merged ones, too. */
export async function findFhirPatient(db: Queryable, id: string): Promise<FhirPatientRow | undefined> {
  const [row] = await db.select().from(patients).where(eq(patients.id, id));
  return row;
}

/** Who was merged into these patients. */
export async function mergedIntoThese(
  db: Queryable,
  ids: readonly string[],
): Promise<{ id: string; into: string | null }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: patients.id, into: patients.mergedInto })
    .from(patients)
    .where(inArray(patients.mergedInto, [...ids]));
}

/** The identifiers under which other systems know these. */
export async function identifiersOf(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(externalIdentifiers)
    .where(inArray(externalIdentifiers.resourceId, [...ids]));
}
