import { and, count, eq, gte, isNull, like, lte, or, sql, type SQL } from 'drizzle-orm';
import { personKeys } from '#shared/rules/person-keys.ts';
import { foldText } from '#shared/rules/fold-text.ts';
import { containsPattern } from './contains-pattern.ts';
import { afterKeyset, cutPage, LOOKED_AT, newestFirst, untilKeyset, type Keyset, type Page } from './keyset.ts';
import type { Queryable } from './queryable.ts';
import { doctors, patients } from './schema.ts';

export type NewPatient = Omit<
  typeof patients.$inferInsert,
  'nameFolded' | 'familyKey' | 'givenKey' | 'phoneKey' | 'deletedAt'
>;

/** What a list of patients may be narrowed to; every given part must match. */
export type PatientFilter = {
  /** Found in the patient's name, the doctor's name or the doctor's specialisation. */
  readonly search?: string | undefined;
  /** Found in the doctor's name. */
  readonly doctor?: string | undefined;
  readonly gender?: string | undefined;
  /** Found in the patient's own name only. */
  readonly name?: string | undefined;
  /** Completed years, both included. */
  readonly age?: { readonly from: number; readonly to: number } | undefined;
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

function condition(filter: PatientFilter): SQL | undefined {
  const pattern = filter.search === undefined ? undefined : containsPattern(foldText(filter.search));
  return and(
    isNull(patients.deletedAt),
    pattern === undefined
      ? undefined
      : or(
          like(patients.nameFolded, pattern),
          like(doctors.nameFolded, pattern),
          like(doctors.specializationFolded, pattern),
        ),
    filter.doctor === undefined ? undefined : like(doctors.nameFolded, containsPattern(foldText(filter.doctor))),
    filter.gender === undefined ? undefined : eq(patients.gender, filter.gender.toLowerCase()),
    filter.name === undefined ? undefined : like(patients.nameFolded, containsPattern(foldText(filter.name))),
    filter.age === undefined ? undefined : gte(patients.age, filter.age.from),
    filter.age === undefined || filter.age.to === Infinity ? undefined : lte(patients.age, filter.age.to),
  );
}

/** The last row that a filtered page looks at; undefined when it looks at all that are left. */
async function endOfLook(db: Queryable, filter: PatientFilter, page: Page | undefined): Promise<Keyset | undefined> {
  if (page === undefined || Object.values(filter).every((part) => part === undefined)) return undefined;
  const [end] = await db
    .select({ at: patients.receivedAt, id: patients.id })
    .from(patients)
    .where(and(isNull(patients.deletedAt), afterKeyset(patients.receivedAt, patients.id, page.after)))
    .orderBy(...newestFirst(patients.receivedAt, patients.id))
    .offset(LOOKED_AT - 1)
    .limit(1);
  return end;
}

/**
 * Patients newest first, deleted ones left out: all that match, or one page of them, which may be short and go on
 * (keyset.ts, LOOKED_AT).
 */
export async function listPatients(db: Queryable, filter: PatientFilter, page?: Page) {
  const end = await endOfLook(db, filter, page);
  const query = db
    .select(listed)
    .from(patients)
    .leftJoin(doctors, eq(doctors.id, patients.doctorId))
    .where(
      and(
        condition(filter),
        afterKeyset(patients.receivedAt, patients.id, page?.after),
        untilKeyset(patients.receivedAt, patients.id, end),
      ),
    )
    .orderBy(...newestFirst(patients.receivedAt, patients.id));
  const rows = await (page === undefined ? query : query.limit(page.limit + 1));
  return cutPage(rows, page, (row): Keyset => ({ at: row.receivedAt, id: row.id }), end);
}

export type ListedPatient = Awaited<ReturnType<typeof listPatients>>['rows'][number];

export async function countPatients(db: Queryable, filter: PatientFilter): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(patients)
    .leftJoin(doctors, eq(doctors.id, patients.doctorId))
    .where(condition(filter));
  return row?.count ?? 0;
}

/** @returns false when a patient of that id exists already; nothing is changed then. */
export async function insertPatient(db: Queryable, patient: NewPatient): Promise<boolean> {
  const keys = personKeys(patient);
  const done = await db
    .insert(patients)
    .values({
      ...patient,
      nameFolded: foldText(patient.name),
      familyKey: keys.family,
      givenKey: keys.given,
      phoneKey: keys.phone,
    })
    .onConflictDoNothing();
  return done.rowCount === 1;
}

/** Whether a patient is known and not deleted. */
export async function patientExists(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(patients)
    .where(and(eq(patients.id, id), isNull(patients.deletedAt)));
  return rows.length > 0;
}

/** Hides a patient and, through it, all that hangs on it. @returns false when there is none (any more). */
export async function markPatientDeleted(db: Queryable, id: string, now: Date): Promise<boolean> {
  const done = await db
    .update(patients)
    .set({ deletedAt: now })
    .where(and(eq(patients.id, id), isNull(patients.deletedAt)));
  return done.rowCount === 1;
}
