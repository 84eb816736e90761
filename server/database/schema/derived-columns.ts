import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { findableTexts } from '#shared/clinic/find-person.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { personKeys } from '#shared/clinic/person-keys.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { appointments, doctors, patients } from './schema.ts';
import { searchWords } from '#server/database/paging/search-words.ts';

export type Derived = ReturnType<typeof derivedOf>;

/** The columns of a patient that only serve to find them, computed of what was said. */
export function derivedOf(patient: {
  readonly name: string;
  readonly phone: string;
  readonly gender: string;
  readonly age: number;
  readonly doctorId?: string | null | undefined;
  readonly ticket?: string | null | undefined;
  readonly alsoFoundBy?: readonly string[] | undefined;
}) {
  const { family, given, phone } = personKeys(patient);
  const texts = findableTexts(patient);
  return {
    nameFolded: foldText(patient.name),
    findable: texts.join('\n'),
    familyKey: family,
    givenKey: given,
    phoneKey: phone,
    searchWords: searchWords({ ...patient, texts }),
  };
}

/** Computes them for up to `most` patients who came before there were such columns. @returns how many it did */
export async function fillDerivedColumns(db: Queryable, most: number): Promise<number> {
  const { id, name, phone, gender, age, doctorId, ticket } = patients;
  const rows = await db
    .select({ id, name, phone, gender, age, doctorId, ticket })
    .from(patients)
    .where(or(isNull(patients.searchWords), isNull(patients.familyKey)))
    .limit(most);
  for (const row of rows)
    await db
      .update(patients)
      .set(derivedOf(await withMerged(db, row)))
      .where(eq(patients.id, row.id));
  return rows.length;
}

/** A patient with what those are found by who were merged into them: whoever looks for an old name or ticket finds this one. */
export async function withMerged<Row extends { readonly id: string }>(db: Queryable, row: Row) {
  const merged = await db
    .select({ findable: patients.findable })
    .from(patients)
    .where(eq(patients.mergedInto, row.id))
    .orderBy(patients.id);
  const alsoFoundBy = merged.flatMap(({ findable }) => (findable ?? '').split('\n')).filter((text) => text !== '');
  return { ...row, alsoFoundBy: [...new Set(alsoFoundBy)] };
}

/** The same for appointments: copies what their patients are found by. @returns how many it did */
export async function fillPatientsOfAppointments(db: Queryable, most: number): Promise<number> {
  const nameless = db
    .select({ id: appointments.id })
    .from(appointments)
    .where(isNull(appointments.patientFindable))
    .limit(most);
  const done = await db
    .update(appointments)
    .set({ patientFolded: patients.nameFolded, patientFindable: patients.findable })
    .from(patients)
    .where(
      and(eq(patients.id, appointments.patientId), inArray(appointments.id, nameless), isNotNull(patients.findable)),
    );
  return done.rowCount ?? 0;
}

/** Doctors are few: whoever is folded as an older version did it is folded anew. */
export async function refoldDoctors(db: Queryable): Promise<void> {
  const { id, name, specialization, nameFolded, specializationFolded } = doctors;
  for (const row of await db.select({ id, name, specialization, nameFolded, specializationFolded }).from(doctors)) {
    const folded = { nameFolded: foldText(row.name), specializationFolded: foldText(row.specialization) };
    if (folded.nameFolded === row.nameFolded && folded.specializationFolded === row.specializationFolded) continue;
    await db.update(doctors).set(folded).where(eq(id, row.id));
  }
}
