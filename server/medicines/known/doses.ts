import { isMedicineOrClass } from './known-medicines.ts';
import { holdsFor, isPatientGroup, type Patient } from './patient.ts';
import { readTable, type Row } from './read-table.ts';

/** The most of a substance in 24 hours, in milligrams, and where that is said. */
export type MostADay = { readonly mg: number; readonly source: string; readonly patient: string };

const LIMITS = readDoses(readTable('doses.tsv', ['substance', 'patient', 'most mg in 24 hours', 'source']));

/** The least of the limits that hold for a patient; undefined if the table has none for the substance. */
export function mostADay(ingredient: string, patient: Patient): MostADay | undefined {
  return LIMITS.get(ingredient)
    ?.filter((limit) => limit.patient === '' || holdsFor(limit.patient, patient))
    .toSorted((one, other) => one.mg - other.mg)[0];
}

/** The table by substance. @throws with the position of a row that names something unknown or has no figure */
export function readDoses(rows: readonly Row[]): ReadonlyMap<string, readonly MostADay[]> {
  const table = new Map<string, MostADay[]>();
  for (const { cells, place } of rows) {
    const [substance = '', patient = '', figure = '', source = ''] = cells;
    if (!isMedicineOrClass(substance)) throw new Error(`${place}: “${substance}” is no substance of substances.tsv`);
    if (patient !== '' && !isPatientGroup(patient))
      throw new Error(`${place}: “${patient}” is no patient group (README.md lists the kinds)`);
    const mg = Number(figure);
    if (!(mg > 0) || source === '') throw new Error(`${place}: milligrams and a source are needed`);
    table.set(substance, [...(table.get(substance) ?? []), { mg, source, patient }]);
  }
  return table;
}
