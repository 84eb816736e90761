import { and, count, eq, inArray, isNull, like, sql, type SQL } from 'drizzle-orm';
import { afterKeyset, newestFirst, type Keyset } from '#server/database/paging/keyset.ts';
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

/** Patients who are not deleted, newest first. */
export async function searchFhirPatients(
  db: Queryable,
  search: PatientSearch,
  limit: number,
  after: Keyset | undefined,
): Promise<FhirPatientRow[]> {
  return db
    .select()
    .from(patients)
    .where(and(where(search), afterKeyset(patients.receivedAt, patients.id, after)))
    .orderBy(...newestFirst(patients.receivedAt, patients.id))
    .limit(limit);
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
