import { and, count, eq, gte, isNull, like, lte, or, sql, type SQL } from 'drizzle-orm';
import { ageBounds, type AgeBucket } from '#shared/rules/age-bucket.ts';
import { foldText } from '#shared/rules/fold-text.ts';
import { containsPattern } from './contains-pattern.ts';
import { filteredPage } from './filtered-page.ts';
import { afterKeyset, cutPage, newestFirst, type Keyset, type Page } from './keyset.ts';
import { countAllPatients } from './list-counts-repository.ts';
import type { Queryable } from './queryable.ts';
import { doctors, patients } from './schema.ts';
import { ageWord, doctorWord, genderWord, wordsWithin } from './search-words.ts';

/** What a list of patients may be narrowed to; every given part must match. */
export type PatientFilter = {
  /** Found in the patient's name, the doctor's name or the doctor's specialisation. */
  readonly search?: string | undefined;
  /** Found in the doctor's name. */
  readonly doctor?: string | undefined;
  readonly gender?: string | undefined;
  /** Found in the patient's own name only. */
  readonly name?: string | undefined;
  readonly ages?: AgeBucket | undefined;
};

const listed = {
  id: patients.id,
  name: patients.name,
  age: patients.age,
  gender: patients.gender,
  phone: patients.phone,
  symptoms: patients.symptoms,
  ticket: patients.ticket,
  urgent: patients.urgent,
  sample: patients.sample,
  receivedAt: patients.receivedAt,
  doctorCode: doctors.code,
  doctorName: doctors.name,
  doctorSpecialization: doctors.specialization,
};

const folds = (text: string) => containsPattern(foldText(text));
const named = (text: string) => like(doctors.nameFolded, folds(text));
const searched = (text: string) => or(named(text), like(doctors.specializationFolded, folds(text)));

function ofDoctor(which: SQL | undefined): SQL {
  return sql`${patients.doctorId} in (select ${doctors.id} from ${doctors} where ${which})`;
}

const isUnfiltered = (filter: PatientFilter) => Object.values(filter).every((part) => part === undefined);

function selectListed(db: Queryable) {
  return db.select(listed).from(patients).leftJoin(doctors, eq(doctors.id, patients.doctorId));
}
export type ListedPatient = Awaited<ReturnType<typeof selectListed>>[number];

function condition({ search, doctor, gender, name, ages }: PatientFilter): SQL | undefined {
  const age = ages && ageBounds(ages);
  return and(
    isNull(patients.deletedAt),
    search === undefined ? undefined : or(like(patients.nameFolded, folds(search)), ofDoctor(searched(search))),
    doctor === undefined ? undefined : ofDoctor(named(doctor)),
    gender === undefined ? undefined : eq(patients.gender, gender.toLowerCase()),
    name === undefined ? undefined : like(patients.nameFolded, folds(name)),
    age === undefined ? undefined : gte(patients.age, age.from),
    age === undefined || age.to === Infinity ? undefined : lte(patients.age, age.to),
  );
}

/** What an index can say of it: whoever matches has these words, or words have not been computed yet. */
function wordsCondition({ search, doctor, gender, name, ages }: PatientFilter): SQL | undefined {
  const all = [
    ...(name === undefined ? [] : wordsWithin(foldText(name))),
    ...(gender === undefined ? [] : [genderWord(gender.toLowerCase())]),
    ...(ages === undefined ? [] : [ageWord(ages)]),
  ];
  const words = and(
    all.length === 0 ? undefined : hasWords(all),
    doctor === undefined ? undefined : hasDoctorWord(named(doctor)),
    search === undefined ? undefined : or(hasWords(wordsWithin(foldText(search))), hasDoctorWord(searched(search))),
  );
  return words && or(words, isNull(patients.searchWords));
}

function hasWords(words: readonly string[]): SQL {
  return sql`${patients.searchWords} @> ${sql.param([...words])}::text[]`;
}

function hasDoctorWord(which: SQL | undefined): SQL {
  return sql`${patients.searchWords} && array(select ${doctorWord('')} || ${doctors.id} from ${doctors} where ${which})`;
}

/** The ids of all patients whose name contains a text, as a query. */
export function patientsByName(name: string): SQL {
  const where = and(wordsCondition({ name }), condition({ name }));
  return sql`select ${patients.id} as id from ${patients} where ${where}`;
}

/** The ids of `most` of them, whichever. */
export async function idsByName(db: Queryable, name: string, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`${patientsByName(name)} limit ${most}`);
  return rows.map(({ id }) => id);
}

const newest = newestFirst(patients.receivedAt, patients.id);
const after = (page: Page) => afterKeyset(patients.receivedAt, patients.id, page.after);

/** Ids of those who match among the next `reach`. */
function walkedIds(filter: PatientFilter, page: Page, reach: number): SQL {
  const next = sql`(select * from ${patients} where ${and(isNull(patients.deletedAt), after(page))}
    order by ${sql.join(newest, sql`, `)} limit ${reach})`;
  return sql`select ${patients.id} from ${next} as ${patients} where ${condition(filter)}
    order by ${sql.join(newest, sql`, `)} limit ${page.limit + 1}`;
}

/** The same of all, through the index of words. Materialized, or the planner would walk along the list all the same. */
function foundIds(filter: PatientFilter, page: Page): SQL {
  return sql`with found as materialized (
      select ${patients.id} as id, ${patients.receivedAt} as at from ${patients}
      where ${and(wordsCondition(filter), condition(filter), after(page))}
    ) select id from found order by at desc, id desc limit ${page.limit + 1}`;
}

/**
 * Patients newest first, deleted ones left out: all that match, or one page of them, which may be short and go on
 * (keyset.ts, LOOKED_AT).
 */
export async function listPatients(db: Queryable, filter: PatientFilter, page?: Page) {
  const rowsWhere = (where: SQL | undefined) =>
    selectListed(db)
      .where(where)
      .orderBy(...newest);
  const placeOf = (row: ListedPatient): Keyset => ({ at: row.receivedAt, id: row.id });
  if (page === undefined) return { rows: await rowsWhere(condition(filter)), next: null };
  if (isUnfiltered(filter)) {
    return cutPage(await rowsWhere(and(condition(filter), after(page))).limit(page.limit + 1), page, placeOf);
  }
  const rowsIn = (ids: SQL) => rowsWhere(sql`${patients.id} in (${ids})`);
  const place = async (reach: number) => {
    const query = db
      .select({ at: patients.receivedAt, id: patients.id })
      .from(patients)
      .orderBy(...newest);
    const [row] = await query
      .where(and(isNull(patients.deletedAt), after(page)))
      .offset(reach - 1)
      .limit(1);
    return row;
  };
  const walk = (reach: number) => rowsIn(walkedIds(filter, page, reach));
  const find = async () => ({ rows: await rowsIn(foundIds(filter, page)) });
  return filteredPage({ walk, find, place }, page, placeOf);
}

export async function countPatients(db: Queryable, filter: PatientFilter): Promise<number> {
  if (isUnfiltered(filter)) return countAllPatients(db);
  const [row] = await db
    .select({ count: count() })
    .from(patients)
    .where(and(wordsCondition(filter), condition(filter)));
  return row?.count ?? 0;
}
