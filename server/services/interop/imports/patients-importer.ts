import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { personKeys } from '#shared/clinic/person-keys.ts';
import { RegistrationInput } from '#shared/contract/visit/registration.ts';
import { foldText } from '#shared/text/fold-text.ts';
import {
  everyDoctor,
  findPeople,
  insertPatients,
  type ImportedPatient,
} from '#server/database/repositories/interop/imports-repository.ts';
import { yearsSince } from '#server/services/clinic/years-since.ts';
import { genderWord, isoDate, listed, numbered } from './cells.ts';
import type { CellOf, Importer, PlacedFault, Today } from './judge-rows.ts';

/** The form’s fields; why somebody came is not known of everybody who is in another system’s list. */
const PatientRow = v.strictObject({
  ...RegistrationInput.entries,
  symptoms: v.optional(RegistrationInput.entries.symptoms),
});
type PatientRow = v.InferOutput<typeof PatientRow>;

/** People who have been here before: they are not waiting, so nobody is called and nothing is told to other systems. */
export const PATIENTS_IMPORTER: Importer<PatientRow, ImportedPatient> = {
  kind: 'patients',
  schema: PatientRow,
  draft: (cell, today) => ({
    name: cell('name') || `${cell('firstName')} ${cell('lastName')}`.trim(),
    age: ageOf(cell, today),
    gender: genderWord(cell('gender')),
    phone: cell('phone'),
    ...(cell('symptoms') !== '' && { symptoms: listed(cell('symptoms')) }),
    ...(cell('doctorId') !== '' && { doctorId: cell('doctorId') }),
  }),
  sentences: {
    name: 'This must be a name, of at most 200 characters.',
    age: 'The age must be a whole number from 0 to 120, or the date of birth a day such as 1990-12-31.',
    gender: 'This must be male, female or other.',
    phone: 'A phone number has at most 40 characters.',
    symptoms: 'At most 30 symptoms of 300 characters, with commas between them.',
    doctorId: 'A Doctor ID has at most 100 characters.',
  },
  compare: async (db, rows) => {
    const doctors = new Map(
      (await everyDoctor(db)).flatMap(({ code, id, removedAt }) => (removedAt === null ? [[code, id] as const] : [])),
    );
    const there = new Set(
      (
        await findPeople(
          db,
          rows.map(({ entry }) => entry.name),
        )
      ).map(sameness),
    );
    const seen = new Map<string, number>();
    const fresh: ImportedPatient[] = [];
    const faults: PlacedFault[] = [];
    let known = 0;
    for (const { row, entry } of rows) {
      const { doctorId: code, symptoms = [], ...person } = entry;
      const key = sameness({ ...person, nameFolded: foldText(person.name), phoneKey: personKeys(person).phone });
      const [twin, doctorId] = [seen.get(key), code === undefined ? null : doctors.get(code)];
      if (twin !== undefined)
        faults.push({
          row,
          field: 'name',
          message: `The same person as in row ${twin}: same name, age and phone number.`,
        });
      else if (doctorId === undefined)
        faults.push({
          row,
          field: 'doctorId',
          message: 'There is no doctor with this Doctor ID. Import the doctors first.',
        });
      else if (there.has(key)) known += 1;
      else fresh.push({ ...person, symptoms, id: randomUUID(), doctorId });
      if (twin === undefined) seen.set(key, row);
    }
    return { fresh, freshRows: fresh.length, known, faults };
  },
  save: insertPatients,
};

function ageOf(cell: CellOf, { now, timeZone }: Today): number | string {
  if (cell('age') !== '') return numbered(cell('age'));
  const born = isoDate(cell('birthDate'));
  return (born === undefined ? undefined : yearsSince(born, now, timeZone)) ?? cell('birthDate');
}

/** Who is taken for one person; whoever is only alike is shown as a possible duplicate, as always. */
function sameness({ nameFolded, age, phoneKey }: { nameFolded: string; age: number; phoneKey: string | null }): string {
  return `${age} ${phoneKey ?? ''} ${nameFolded}`;
}
