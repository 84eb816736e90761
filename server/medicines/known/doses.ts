import { isSubstance } from './known-medicines.ts';
import { holdsFor, isPatientGroup, type Patient } from './patient.ts';
import { readTable, type Row } from './read-table.ts';

/** The most of a substance in 24 hours, in milligrams, and where that is said. */
export type MostADay = { readonly mg: number; readonly source: string; readonly patient: string };

const FIGURE = /^\d+(?:\.\d+)?$/u;
/** Nobody takes more of anything. */
const MOST_MG = 50_000;
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
    if (!isSubstance(substance)) throw new Error(`${place}: “${substance}” is no substance of substances.tsv`);
    if (patient !== '' && !isPatientGroup(patient))
      throw new Error(`${place}: “${patient}” is no patient group (README.md lists the kinds)`);
    const mg = FIGURE.test(figure) ? Number(figure) : 0;
    if (mg === 0 || mg > MOST_MG) throw new Error(`${place}: “${figure}” is no figure of milligrams`);
    if (source === '') throw new Error(`${place}: a source is needed`);
    if (table.get(substance)?.some((one) => one.patient === patient) === true)
      throw new Error(`${place}: ${substance} for ${patient === '' ? 'everybody' : patient} is there already`);
    table.set(substance, [...(table.get(substance) ?? []), { mg, source, patient }]);
  }
  return table;
}
