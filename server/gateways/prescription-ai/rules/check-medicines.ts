import { ageWarnings, conditionWarnings, doseWarnings, pregnancyWarnings } from './check-patient.ts';
import { readConditions } from './conditions.ts';
import { findMedicines, type FoundMedicine } from './find-medicines.ts';
import { dangerBetween } from './interactions.ts';
import type { CheckedMedicine, MedicineWarning } from './medicine-warning.ts';
import type { PatientFacts } from './patient-facts.ts';
import { substanceOf } from './substances.ts';

type Named = { readonly written: string; readonly found: readonly FoundMedicine[] };

/** Classes that react alike: whoever is allergic to one of them may be to all. */
const ALLERGY_GROUPS = [
  'nsaid',
  'salicylate',
  'penicillin',
  'cephalosporin',
  'sulfonamide',
  'macrolide',
  'quinolone',
  'tetracycline',
  'opioid',
  'localanaesthetic',
  'piperazine',
  'tricyclic',
  'azole',
  'topicalazole',
];

/**
 * Checks medicines against each other and against what is known of the patient (clinical-rules.md): allergies, duplicate
 * ingredients, interactions, conditions, pregnancy, age, dose. What no table knows is `unchecked`. It is no complete
 * check: no openly licensed set of interactions is complete. In the order of the medicines; never throws.
 */
export function checkMedicines(medicines: readonly CheckedMedicine[], facts: PatientFacts): MedicineWarning[] {
  const prescribed = medicines.map(({ name }): Named => ({ written: name, found: findMedicines(name) }));
  const taken = facts.takes.map((written): Named => ({ written, found: findMedicines(written) }));
  const conditions = readConditions(facts.conditions.join('.\n'));
  const warnings = medicines.flatMap((medicine, index): MedicineWarning[] => {
    const { written, found } = prescribed[index] ?? { written: medicine.name, found: [] };
    const about = (kind: MedicineWarning['kind'], severity: MedicineWarning['severity'], message: string) => ({
      kind,
      severity,
      medicine: written,
      message,
    });
    if (found.length === 0) return [about('unchecked', 'care', `${written} is not in the tables here: not checked.`)];
    // Each pair of a prescription is told once.
    const others = [
      ...prescribed.slice(0, index).map((other) => ({ other, twice: `is given twice (also as ${other.written})` })),
      ...taken.map((other) => ({ other, twice: `is taken already (${other.written})` })),
    ];
    return found.flatMap((one) => [
      ...allergyWarnings(one, facts.allergies).map((message) => about('allergy', 'stop', message)),
      ...others.flatMap(({ other, twice }) =>
        pairWarnings(one, other, twice).map(({ kind, severity, message }) => about(kind, severity, message)),
      ),
      ...conditionWarnings(one, conditions).map(({ severity, message }) => about('condition', severity, message)),
      ...pregnancyWarnings(one, facts, conditions).map(({ severity, message }) =>
        about('pregnancy', severity, message),
      ),
      ...ageWarnings(one, facts).map(({ severity, message }) => about('age', severity, message)),
      ...doseWarnings(one, medicine, facts, conditions).map(({ severity, message }) =>
        about('dose', severity, message),
      ),
    ]);
  });
  const unknown = taken.filter(({ found }) => found.length === 0);
  return [
    ...warnings,
    ...unknown.map(({ written }): MedicineWarning => ({
      kind: 'unchecked',
      severity: 'care',
      medicine: written,
      message: `${written} is not in the tables here: interactions with it are not checked.`,
    })),
  ];
}

function allergyWarnings(medicine: FoundMedicine, allergies: readonly string[]): string[] {
  return allergies.flatMap((allergy) => {
    const known = findMedicines(allergy);
    const same =
      known.some(({ ingredient }) => ingredient === medicine.ingredient) ||
      allergy.toLowerCase().includes(medicine.ingredient);
    const group = known
      .flatMap(({ classes }) => classes)
      .find((one) => ALLERGY_GROUPS.includes(one) && medicine.classes.includes(one));
    const crossed =
      known.some(({ classes }) => classes.includes('penicillin')) && medicine.classes.includes('cephalosporin');
    if (same) return [`Allergy to ${allergy}: ${medicine.ingredient} is that medicine.`];
    if (group !== undefined) return [`Allergy to ${allergy}: ${medicine.ingredient} is of the same group (${group}).`];
    return crossed ? [`Allergy to ${allergy}: ${medicine.ingredient} may react alike.`] : [];
  });
}

function pairWarnings(
  one: FoundMedicine,
  other: Named,
  twice: string,
): Pick<MedicineWarning, 'kind' | 'severity' | 'message'>[] {
  return other.found.flatMap((found): Pick<MedicineWarning, 'kind' | 'severity' | 'message'>[] => {
    if (found.ingredient === one.ingredient)
      return [
        {
          kind: 'duplicate',
          severity: 'stop',
          message: `${one.ingredient} ${twice}.`,
        },
      ];
    const danger = worstBetween(one, found) ?? worstBetween(found, one);
    return danger === undefined
      ? []
      : [
          {
            kind: 'interaction',
            severity: danger.severity,
            message: `${one.ingredient} with ${found.ingredient}: ${danger.why}.`,
          },
        ];
  });
}

function worstBetween(one: FoundMedicine, other: FoundMedicine) {
  const row = substanceOf(one.ingredient);
  const fromRow = other.classes.flatMap((name) => {
    const why = row?.notWith[name];
    return why === undefined
      ? []
      : [{ severity: row?.care?.includes(name) === true ? ('care' as const) : ('stop' as const), why }];
  });
  const fromTable = one.classes.flatMap((mine) => other.classes.flatMap((its) => dangerBetween(mine, its) ?? []));
  const all = [...fromRow, ...fromTable];
  return all.find(({ severity }) => severity === 'stop') ?? all[0];
}
