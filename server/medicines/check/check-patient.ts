import { KNOWN_CONDITIONS } from '#server/medicines/known/conditions.ts';
import { cautionsFor, speaksOf, type Caution } from '#server/medicines/known/cautions.ts';
import { AGE_GROUP, partsOf } from '#server/medicines/known/patient.ts';
import type { Medicine } from '#server/medicines/known/known-medicines.ts';
import type { Danger } from '#server/medicines/known/danger.ts';
import type { FoundMedicine } from '#server/medicines/substances/find-medicines.ts';
import type { MedicineWarning } from './medicine-warning.ts';
import type { PatientFacts } from '#server/medicines/read/patient-facts.ts';
import type { Substance } from '#server/medicines/substances/substance.ts';
import { substanceOf } from '#server/medicines/substances/substances.ts';

const PREGNANCY = new Map([
  ['pregnancy', 'in pregnancy'],
  ['breastfeeding', 'while breastfeeding'],
  ['could be pregnant', 'for somebody who could be pregnant'],
]);
const STATES = /^(?:high|low|long|slow|heavy|muscle|tendon|active|fluid)/u;
const IN_WORDS = new Map(KNOWN_CONDITIONS.map(({ name, inSentence }) => [name, inSentence]));

/** A finding not yet linked to the medicine as written. */
export type Finding = Omit<MedicineWarning, 'medicine'>;

/** Whom a medicine is checked for: the facts, the conditions read from them, and everything else that is taken. */
export type CheckedFor = {
  readonly facts: PatientFacts;
  readonly conditions: ReadonlySet<string>;
  readonly takes: readonly Medicine[];
};

/** What about the patient speaks against a medicine: conditions, pregnancy, breastfeeding and age. */
export function patientFindings(medicine: FoundMedicine, { facts, conditions, takes }: CheckedFor): Finding[] {
  const carries = facts.pregnant === true || conditions.has('pregnancy');
  const feeds = facts.breastfeeding === true || conditions.has('breastfeeding');
  const told = new Set([
    ...conditions,
    ...(carries ? ['pregnancy'] : []),
    ...(feeds && !carries ? ['breastfeeding'] : []),
    ...(facts.couldBePregnant === true && !carries ? ['could be pregnant'] : []),
  ]);
  if (carries) told.delete('breastfeeding');
  const found = cautionsFor(medicine, { conditions: told, age: facts.age, takes });
  const of = (kind: Finding['kind']) => found.filter((caution) => kindOf(caution) === kind);
  return [
    ...of('condition').map((one) => finding('condition', one, `${nameOf(medicine)} ${circumstance(one)}`)),
    ...pregnancyFindings(medicine, of('pregnancy'), { carries, feeds }),
    ...ageFindings(medicine, of('age'), facts.age),
  ];
}

/** A finding as a sentence, with its source. */
export function finding(kind: Finding['kind'], { severity, why, source }: Danger, about: string): Finding {
  return { kind, severity, message: `${about}: ${why} (${source}).` };
}

/** A medicine's name in a sentence; a class named in a report is shown by one of its medicines. */
export function nameOf({ ingredient, local }: Pick<FoundMedicine, 'ingredient' | 'local'>): string {
  const name = ingredient.replace(/^some /u, '');
  return local === undefined ? name : `${name} ${local.place}`;
}

/** The over-the-counter labels of tablets say nothing of a cream. */
function overTheCounter({ ingredient, local }: FoundMedicine): Substance | undefined {
  return local === undefined ? substanceOf(ingredient) : undefined;
}

function kindOf({ patient }: Caution): Finding['kind'] {
  if (PREGNANCY.has(patient)) return 'pregnancy';
  return AGE_GROUP.test(patient) ? 'age' : 'condition';
}

/** A patient group in a sentence: “in asthma”, “with an eGFR below 30”, “for somebody who takes amlodipine”. */
export function circumstance({ patient }: { readonly patient: string }): string {
  return partsOf(patient).map(partInWords).join(' ');
}

function partInWords(part: string): string {
  if (part.startsWith('eGFR')) return `with an ${part}`;
  if (part.startsWith('takes ')) return `for somebody who ${part}`;
  const [, which, years] = AGE_GROUP.exec(part) ?? [];
  if (which !== undefined) return which === 'from' ? `from ${years} years on` : `under ${years} years`;
  return `${STATES.test(part) ? 'with' : 'in'} ${IN_WORDS.get(part) ?? part}`;
}

/** The over-the-counter label decides if the table is silent. */
function pregnancyFindings(
  medicine: FoundMedicine,
  found: readonly Caution[],
  { carries, feeds }: { readonly carries: boolean; readonly feeds: boolean },
): Finding[] {
  const row = overTheCounter(medicine);
  const name = nameOf(medicine);
  if (found.length > 0)
    return found.map((one) => finding('pregnancy', one, `${name} ${PREGNANCY.get(one.patient) ?? one.patient}`));
  const ask = (when: string): Finding => ({
    kind: 'pregnancy',
    severity: 'stop',
    message: `${name} ${when}: the label says to ask a health professional.`,
  });
  if (carries && speaksOf(medicine, 'pregnancy')) return [];
  if (carries && row !== undefined) return [ask('in pregnancy')];
  if (carries) return [{ kind: 'pregnancy', severity: 'care', message: `${name} in pregnancy: not checked here.` }];
  return feeds && row?.breastfeeding === 'ask' ? [ask('while breastfeeding')] : [];
}

function ageFindings(medicine: FoundMedicine, found: readonly Caution[], age: number | undefined): Finding[] {
  const row = overTheCounter(medicine);
  const name = nameOf(medicine);
  if (age !== undefined && row !== undefined && age < row.minAge && !found.some(({ severity }) => severity === 'stop'))
    return [
      { kind: 'age', severity: 'stop', message: `${name} under ${row.minAge} years: the label says to ask a doctor.` },
    ];
  return found.map((one) => finding('age', one, `${name} ${circumstance(one)}`));
}
