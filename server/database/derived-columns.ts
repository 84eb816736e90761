import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { foldText } from '#shared/rules/fold-text.ts';
import { personKeys } from '#shared/rules/person-keys.ts';
import type { Queryable } from './queryable.ts';
import { appointments, patients } from './schema.ts';
import { searchWords } from './search-words.ts';

export type Derived = ReturnType<typeof derivedOf>;

/** The columns of a patient that only serve to find them, computed of what was said. */
export function derivedOf(patient: {
  readonly name: string;
  readonly phone: string;
  readonly gender: string;
  readonly age: number;
  readonly doctorId?: string | null | undefined;
}) {
  const { family, given, phone } = personKeys(patient);
  const nameFolded = foldText(patient.name);
  return {
    nameFolded,
    familyKey: family,
    givenKey: given,
    phoneKey: phone,
    searchWords: searchWords({ ...patient, nameFolded }),
  };
}

/** Computes them for up to `most` patients who came before there were such columns. @returns how many it did */
export async function fillDerivedColumns(db: Queryable, most: number): Promise<number> {
  const { id, name, phone, gender, age, doctorId } = patients;
  const rows = await db
    .select({ id, name, phone, gender, age, doctorId })
    .from(patients)
    .where(or(isNull(patients.searchWords), isNull(patients.familyKey)))
    .limit(most);
  for (const row of rows) await db.update(patients).set(derivedOf(row)).where(eq(patients.id, row.id));
  return rows.length;
}

/** The same for appointments: copies the names of their patients. @returns how many it did */
export async function fillPatientNames(db: Queryable, most: number): Promise<number> {
  const nameless = db
    .select({ id: appointments.id })
    .from(appointments)
    .where(isNull(appointments.patientFolded))
    .limit(most);
  const done = await db
    .update(appointments)
    .set({ patientFolded: patients.nameFolded })
    .from(patients)
    .where(and(eq(patients.id, appointments.patientId), inArray(appointments.id, nameless)));
  return done.rowCount ?? 0;
}
