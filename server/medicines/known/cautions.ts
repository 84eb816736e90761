import { decide, rulingOf, type Danger, type Ruling } from './danger.ts';
import { isMedicineOrClass, keysOf, type Medicine } from './known-medicines.ts';
import { AGE_GROUP, holdsFor, isPatientGroup, partsOf, type Patient } from './patient.ts';
import { readTable, type Row } from './read-table.ts';

/** What about a patient speaks against a medicine. */
export type Caution = Danger & { readonly patient: string };

type Cautions = ReadonlyMap<string, ReadonlyMap<string, Ruling>>;

const KIDNEYS = /^(?:kidney disease|eGFR below (\d+))$/u;
const CAUTIONS = readCautions(readTable('cautions.tsv', ['medicine', 'patient', 'severity', 'why', 'source']));
const NAMED = new Set([...CAUTIONS.values()].flatMap((rulings) => [...rulings.keys()]));

/** Every patient group in the table: conditions, pregnancy, breastfeeding, “under 18”. */
export const PATIENTS_OF_THE_TABLE: readonly string[] = [...CAUTIONS.keys()];

/** What speaks against a medicine for a patient; of the rows for kidney function and age only the most relevant one. */
export function cautionsFor(medicine: Medicine, patient: Patient): Caution[] {
  const all = PATIENTS_OF_THE_TABLE.filter((one) => holdsFor(one, patient)).flatMap((one): Caution[] => {
    const rulings = CAUTIONS.get(one);
    const found = keysOf(medicine).flatMap((key) => {
      const ruling = rulings?.get(key);
      return ruling === undefined ? [] : [{ exact: Number(key === medicine.ingredient), ruling }];
    });
    const danger = decide(found);
    return danger === undefined ? [] : [{ ...danger, patient: one }];
  });
  return [
    ...worstOf(all.filter((one) => KIDNEYS.test(one.patient))),
    ...worstOf(all.filter((one) => AGE_GROUP.test(one.patient))),
    ...all.filter(
      (one) => !KIDNEYS.test(one.patient) && !AGE_GROUP.test(one.patient) && !all.some((other) => says(other, one)),
    ),
  ];
}

/** Whether a row about two things at once (“smoking and from 35”) says all that the row about one of them does. */
function says(more: Caution, less: Caution): boolean {
  return more !== less && more.severity === 'stop' && partsOf(more.patient).includes(less.patient);
}

/** Whether the table has a row for a medicine and such a patient, even one that says it is fine. */
export function speaksOf(medicine: Medicine, patient: string): boolean {
  return keysOf(medicine).some((key) => CAUTIONS.get(patient)?.has(key) === true);
}

/** Whether the table of cautions has a row for a medicine at all. */
export function hasCautions(medicine: Medicine): boolean {
  return keysOf(medicine).some((key) => NAMED.has(key));
}

/** The table by patient group. @throws with the position of a row that names something unknown or is a duplicate */
export function readCautions(rows: readonly Row[]): Cautions {
  const table = new Map<string, Map<string, Ruling>>();
  for (const row of rows) {
    const { cells, place } = row;
    const [key = '', patient = '', severity = '', why = '', source = ''] = cells;
    if (!isMedicineOrClass(key)) throw new Error(`${place}: “${key}” is no substance or class of substances.tsv`);
    if (!isPatientGroup(patient))
      throw new Error(`${place}: “${patient}” is no patient group (README.md lists the kinds)`);
    const rulings = table.get(patient) ?? new Map<string, Ruling>();
    const earlier = rulings.get(key);
    if (earlier !== undefined) throw new Error(`${place}: ${key} with ${patient} stands at ${earlier.place} already`);
    table.set(patient, rulings.set(key, rulingOf(severity, why, source, row)));
  }
  return table;
}

/** The worst one; among equals, the one for the weakest kidneys or the narrowest age range. */
function worstOf(cautions: readonly Caution[]): Caution[] {
  const rank = ({ severity, patient }: Caution) =>
    (severity === 'stop' ? 0 : 1000) + Number(/\d+/u.exec(patient)?.[0] ?? 200);
  return cautions.toSorted((one, other) => rank(one) - rank(other)).slice(0, 1);
}
