import { productsOf, type Product } from '#server/medicines/dose/products-of.ts';
import { unknownIn } from '#server/medicines/dose/unknown-in.ts';
import type { FoundMedicine } from '#server/medicines/substances/find-medicines.ts';
import { certainWords } from '#server/medicines/read/certain-words.ts';
import { tellsOfKidneys } from '#server/medicines/read/kidneys-told.ts';
import { hasKidneyFigure, withoutHigherSteps } from '#server/medicines/read/measured-conditions.ts';
import { unnamedMedicines } from '#server/medicines/read/medicine-history.ts';
import type { PatientFacts } from '#server/medicines/read/patient-facts.ts';
import { readAllergies } from './allergies-read.ts';
import { doseCompared } from './check-dose.ts';
import { nameOf } from './check-patient.ts';
import { areChecked, countedMedicines, sentence, WEAKEST_KIDNEYS, wouldStop } from './checked-words.ts';
import { readConditions } from './conditions.ts';
import type { CheckedMedicine } from './medicine-warning.ts';
import { isNoMedicine } from './no-medicine.ts';

/** What a prescription is checked with: the facts, and the record and report they were read from. */
export type CheckedWith = {
  readonly facts: PatientFacts;
  /** What the record and the report say of illnesses. */
  readonly history: string;
  /** Whether anybody wrote down what the patient takes, be it nothing. */
  readonly medicinesAsked: boolean;
};

/** A line of a prescription or of what is taken, read once for all that is said of it. */
type Line = {
  readonly written: string;
  readonly products: readonly Product[];
  readonly found: readonly FoundMedicine[];
  readonly unknown: readonly string[];
};

type Side = { readonly checked: readonly string[]; readonly open: readonly string[] };

const CHILD = 18;
const LONGEST_NAME = 60;
const UNNAMED =
  /^(?:can(?:not|'t|’t| not)|could not|do(?:es)? not|do(?:es)?n['’]t|not|no idea|something|another|others?\b|some other|forgot|unsure|one more|\?)/iu;
/** Asked about by name, where a medicine depends on them. */
const KIDNEYS = /^(?:kidney disease|egfr)/iu;

/**
 * What a prescription was checked against, and what is not known here, as one sentence each: silence of the check means
 * something only where it knew what to ask.
 */
export function prescriptionNotes(medicines: readonly CheckedMedicine[], checkedWith: CheckedWith): string[] {
  const { facts, history, medicinesAsked } = checkedWith;
  const prescribed = medicines.map(readLine);
  const lines = [...prescribed, ...facts.takes.map((name) => readLine({ name }))].filter(
    ({ written, found }) => !isNoMedicine(written) || areChecked(found),
  );
  if (lines.length === 0) return [];
  const found = lines.flatMap((one) => one.found);
  const supposed = readConditions(facts.conditions.join('.\n'));
  const doubted = doubtedConditions(history);
  const conditions = new Set([...supposed].filter((one) => !doubted.has(one)));
  const sides = [
    allergySide(facts.allergies),
    medicineSide(lines),
    doseSide(
      prescribed.flatMap(({ products }) => products),
      facts,
      supposed,
    ),
    sideOf('age', facts.age !== undefined),
    facts.age !== undefined && facts.age < CHILD ? sideOf('weight', facts.weightKg !== undefined) : NOTHING,
    kidneySide(found, history, conditions),
    pregnancySide(found, facts, doubted.has('pregnancy')),
    { checked: illnessesOf(conditions), open: illnessesOf(doubted).filter((one) => !KIDNEYS.test(one)) },
    { checked: [], open: unnamedMedicines(history).map(short) },
    medicinesAsked ? NOTHING : { checked: [], open: ['other medicines taken'] },
    history.trim() === '' ? { checked: [], open: ['earlier illnesses'] } : NOTHING,
  ];
  return [
    sentence(
      'Checked',
      sides.flatMap(({ checked }) => checked),
    ),
    sentence(
      'Not known here',
      sides.flatMap(({ open }) => open),
    ),
  ].filter((note) => note !== '');
}

const NOTHING: Side = { checked: [], open: [] };

function sideOf(what: string, isKnown: boolean): Side {
  return isKnown ? { checked: [what], open: [] } : { checked: [], open: [what] };
}

/** An allergy counts only where a medicine or class was recognised in it. */
function allergySide(allergies: readonly string[]): Side {
  const { isAnyRead, unread } = readAllergies(allergies);
  return {
    checked: isAnyRead ? ['allergies'] : [],
    open:
      isAnyRead || unread.length > 0
        ? unread.map((one) =>
            UNNAMED.test(one) ? `an allergy that is not named (${short(one)})` : `the allergy to ${short(one)}`,
          )
        : ['allergies'],
  };
}

function readLine(line: CheckedMedicine): Line {
  const products = productsOf(line);
  return { written: line.name, products, found: products.flatMap(({ found }) => found), unknown: unknownIn(line) };
}

function medicineSide(lines: readonly Line[]): Side {
  const known = lines.filter(({ found }) => areChecked(found));
  const substances = known.flatMap(({ found }) => found.map(nameOf));
  return {
    checked: countedMedicines([...new Set(substances)]),
    open: lines.flatMap(({ found, written, unknown }) => (areChecked(found) ? unknown : [short(written)])),
  };
}

function doseSide(products: readonly Product[], facts: PatientFacts, conditions: ReadonlySet<string>): Side {
  const compared = products.flatMap((product) =>
    product.found.map((one) => ({
      name: nameOf(one),
      was: doseCompared(one, product, { age: facts.age, conditions }),
    })),
  );
  // Each of two was held against the limit, but not both together.
  const isCompared = ({ name, was }: (typeof compared)[number]) =>
    was === true && compared.filter((one) => one.name === name).length > 1 ? false : was;
  const doses = (was: boolean) => {
    const names = new Set(compared.filter((one) => isCompared(one) === was).map(({ name }) => name));
    return names.size === 0 ? [] : [`dose of ${[...names].join(' and of ')}`];
  };
  return { checked: doses(true), open: doses(false) };
}

/** Kidneys are asked about only where a row about weak kidneys would change something. */
function kidneySide(found: readonly FoundMedicine[], history: string, conditions: ReadonlySet<string>): Side {
  const isWeak = conditions.has('kidney disease');
  if (hasKidneyFigure(certainWords(history))) return isWeak ? NOTHING : sideOf('kidney function', true);
  const depending = found.filter((one) => wouldStop(one, WEAKEST_KIDNEYS));
  if (isWeak) return openFor('eGFR', depending);
  return tellsOfKidneys(history) ? sideOf('kidney function', true) : openFor('kidney function', depending);
}

function pregnancySide(
  found: readonly FoundMedicine[],
  { pregnant, couldBePregnant }: PatientFacts,
  isSupposed: boolean,
): Side {
  if (pregnant === true && !isSupposed) return sideOf('pregnancy', true);
  return pregnant === true || couldBePregnant === true
    ? openFor(
        'pregnancy',
        found.filter((one) => wouldStop(one, ['pregnancy'])),
      )
    : NOTHING;
}

/** What a history only asks about, awaits or tells of somebody else: it warns, but is not known. */
function doubtedConditions(history: string): ReadonlySet<string> {
  const certain = readConditions(certainWords(history));
  return new Set([...readConditions(history)].filter((one) => !certain.has(one)));
}

function illnessesOf(conditions: ReadonlySet<string>): string[] {
  return withoutHigherSteps([...conditions]).filter((one) => one !== 'pregnancy');
}

function openFor(what: string, depending: readonly FoundMedicine[]): Side {
  const names = [...new Set(depending.map(nameOf))];
  return { checked: [], open: names.length === 0 ? [] : [`${what} (it decides about ${names.join(', ')})`] };
}

function short(written: string): string {
  return written.length > LONGEST_NAME ? `${written.slice(0, LONGEST_NAME)}…` : written;
}
