import { STORED_OPEN_STATUSES } from '#shared/clinic/appointment-status.ts';
import { and, asc, count, eq, gte, inArray, isNull, like, lte, or, sql, type SQL } from 'drizzle-orm';
import { ageBounds, type AgeBucket } from '#shared/clinic/age-bucket.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { patientRecords } from '#server/database/schema/clinic-schema.ts';
import { containsPattern } from '#server/database/paging/contains-pattern.ts';
import { foundThroughWords, hasWords, patientFound } from './patient-found.ts';
import { filteredPage, foundIds } from '#server/database/paging/filtered-page.ts';
import { newestFirst, type Keyset, type Page } from '#server/database/paging/keyset.ts';
import { countAllPatients } from '#server/database/repositories/clinic/list-counts-repository.ts';
import { mergedList, MOST_PARTS } from '#server/database/paging/merged-list.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { patientColumns } from '#server/database/schema/patient-columns.ts';
import { appointments, doctors, patients } from '#server/database/schema/schema.ts';
import { ageWord, doctorWord, genderWord } from '#server/database/paging/search-words.ts';

/** What a list of patients may be narrowed to; every given part must match. */
export type PatientFilter = {
  /** Found in what the patient is found by, the doctor's name or the doctor's specialisation. */
  readonly search?: string | undefined;
  /** Found in the doctor's name. */
  readonly doctor?: string | undefined;
  readonly gender?: string | undefined;
  /** Found in the patient's own name, ticket or phone only. */
  readonly name?: string | undefined;
  readonly ages?: AgeBucket | undefined;
  /** What must hold of the patient beside that, such as whose patient it is. */
  readonly within?: SQL | undefined;
};

const listed = {
  id: patients.id,
  ...patientColumns,
  ticket: patients.ticket,
  urgent: patients.urgent,
  tickedSigns: patients.tickedSigns,
  findable: patients.findable,
  sample: patients.sample,
  allergies: patientRecords.allergies,
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
  return db
    .select(listed)
    .from(patients)
    .leftJoin(doctors, eq(doctors.id, patients.doctorId))
    .leftJoin(patientRecords, eq(patientRecords.patientId, patients.id));
}
export type ListedPatient = Awaited<ReturnType<typeof selectListed>>[number];

/** One patient as the lists have them; undefined when there is none (any more). */
export async function findListedPatient(db: Queryable, id: string): Promise<ListedPatient | undefined> {
  const [row] = await selectListed(db).where(and(eq(patients.id, id), isNull(patients.deletedAt)));
  return row;
}

function condition({ search, doctor, gender, name, ages, within }: PatientFilter): SQL | undefined {
  const age = ages && ageBounds(ages);
  return and(
    isNull(patients.deletedAt),
    within,
    search === undefined ? undefined : or(patientFound(search), ofDoctor(searched(search))),
    doctor === undefined ? undefined : ofDoctor(named(doctor)),
    gender === undefined ? undefined : eq(patients.gender, gender.toLowerCase()),
    name === undefined ? undefined : patientFound(name),
    age === undefined ? undefined : gte(patients.age, age.from),
    age === undefined || age.to === Infinity ? undefined : lte(patients.age, age.to),
  );
}

/** What an index can say of it: whoever matches has these words, or words have not been computed yet. */
function wordsCondition({ search, doctor, gender, name, ages }: PatientFilter): SQL | undefined {
  const all = [
    ...(gender === undefined ? [] : [genderWord(gender.toLowerCase())]),
    ...(ages === undefined ? [] : [ageWord(ages)]),
  ];
  const words = and(
    all.length === 0 ? undefined : hasWords(all),
    name === undefined ? undefined : foundThroughWords(name),
    doctor === undefined ? undefined : hasDoctorWord(named(doctor)),
    search === undefined ? undefined : or(foundThroughWords(search), hasDoctorWord(searched(search))),
  );
  return words && or(words, isNull(patients.searchWords));
}

function hasDoctorWord(which: SQL | undefined): SQL {
  return sql`${patients.searchWords} && array(select ${doctorWord('')} || ${doctors.id} from ${doctors} where ${which})`;
}

/** The ids of all patients whom a text finds, as a query. */
export function patientsByName(name: string): SQL {
  const where = and(wordsCondition({ name }), condition({ name }));
  return sql`select ${patients.id} as id from ${patients} where ${where}`;
}

/** The ids of `most` of them, whichever. */
export async function idsByName(db: Queryable, name: string, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`${patientsByName(name)} limit ${most}`);
  return rows.map(({ id }) => id);
}

/**
 * Patients newest first, deleted ones left out: all that match, or one page of them, which may be short and go on
 * (keyset.ts, LOOKED_AT).
 */
export async function listPatients(db: Queryable, filter: PatientFilter, page?: Page) {
  const rowsWhere = (where: SQL | undefined) =>
    selectListed(db)
      .where(where)
      .orderBy(...newestFirst(patients.receivedAt, patients.id));
  if (page === undefined) return { rows: await rowsWhere(condition(filter)), next: null };
  const { parts, isWhole } = await partsOf(db, filter);
  if (parts.length === 0) return { rows: [], next: null };

  const merged = mergedList(patients, parts, page);
  const rowsIn = (ids: SQL) => rowsWhere(sql`${patients.id} in (${ids})`);
  const list = {
    isWhole,
    walk: (reach: number) => rowsIn(merged.walkedIds(reach, condition(filter))),
    place: (reach: number) => merged.place(db, reach),
    find: async () => ({
      rows: await rowsIn(foundIds(patients, page, and(wordsCondition(filter), condition(filter)))),
    }),
  };
  const placeOf = (row: ListedPatient): Keyset => ({ at: row.receivedAt, id: row.id });
  return filteredPage(list, page, placeOf);
}

/** Up to `most` urgent patients received since then who match and have not been seen yet, the longest waiting first. */
export async function listUrgentPatients(db: Queryable, filter: PatientFilter, since: Date, most: number) {
  const visits = sql`select 1 from ${appointments} where ${appointments.patientId} = ${patients.id}
    and ${appointments.deletedAt} is null`;
  const isOver = sql`exists (${visits}) and not exists (${visits} and ${inArray(appointments.status, [...STORED_OPEN_STATUSES])})`;
  return selectListed(db)
    .where(and(eq(patients.urgent, true), gte(patients.receivedAt, since), condition(filter), sql`not (${isOver})`))
    .orderBy(asc(patients.receivedAt), asc(patients.id))
    .limit(most);
}

/** The parts of the list that an index holds each, of every doctor that a filter leaves, as far as these are few. */
async function partsOf(db: Queryable, { doctor, ...others }: PatientFilter) {
  if (doctor === undefined) return { parts: [isNull(patients.deletedAt)], isWhole: isUnfiltered(others) };
  const those = await db.select({ id: doctors.id }).from(doctors).where(named(doctor));
  const few = those.length <= MOST_PARTS;
  const parts = those.map(({ id }) => and(isNull(patients.deletedAt), eq(patients.doctorId, id)));
  return { parts: few ? parts : [isNull(patients.deletedAt)], isWhole: few && isUnfiltered(others) };
}

export async function countPatients(db: Queryable, filter: PatientFilter): Promise<number> {
  if (isUnfiltered(filter)) return countAllPatients(db);
  const [row] = await db
    .select({ count: count() })
    .from(patients)
    .where(and(wordsCondition(filter), condition(filter)));
  return row?.count ?? 0;
}
