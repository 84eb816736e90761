import type { CheckedMedicine } from './medicine-warning.ts';
import type { FoundMedicine } from './find-medicines.ts';
import { dangerOfCondition, type Danger } from './interactions.ts';
import { needsLowerDose } from './lower-dose.ts';
import type { PatientFacts } from './patient-facts.ts';
import { readDosesPerDay, readMilligrams } from './read-dose.ts';
import { substanceOf } from './substances.ts';

type Warning = { readonly severity: Danger['severity']; readonly message: string };

const LOWER_PARACETAMOL_MG = 2000;
/** Youngest age in years for a class, with the reason. */
const YOUNGEST: Readonly<Record<string, { readonly age: number; readonly why: string }>> = {
  salicylate: { age: 18, why: 'Reye’s syndrome' },
  opioid: { age: 18, why: 'weak breathing' },
  quinolone: { age: 18, why: 'joints' },
  tetracycline: { age: 8, why: 'teeth' },
  sedatingantihistamine: { age: 6, why: 'weak breathing' },
};
/** Classes that interactions.ts knows in pregnancy; what is in neither table is told as not checked. */
const CHECKED_IN_PREGNANCY = [
  'nsaid',
  'ace',
  'arb',
  'statin',
  'warfarin',
  'methotrexate',
  'tetracycline',
  'quinolone',
  'lithium',
];

export function conditionWarnings(medicine: FoundMedicine, conditions: ReadonlySet<string>): Warning[] {
  const row = substanceOf(medicine.ingredient);
  const reasons: Readonly<Record<string, string | undefined>> = row?.conditions ?? {};
  return [...conditions].flatMap((condition): Warning[] => {
    if (condition === 'pregnancy') return [];
    const why = reasons[condition];
    const danger =
      why === undefined
        ? worst(medicine, condition)
        : { severity: row?.care?.includes(condition) === true ? ('care' as const) : ('stop' as const), why };
    return danger === undefined
      ? []
      : [{ severity: danger.severity, message: `${medicine.ingredient} in ${condition}: ${danger.why}.` }];
  });
}

export function pregnancyWarnings(
  medicine: FoundMedicine,
  facts: PatientFacts,
  conditions: ReadonlySet<string>,
): Warning[] {
  const row = substanceOf(medicine.ingredient);
  if (facts.pregnant === true || conditions.has('pregnancy')) {
    const danger = worst(medicine, 'pregnancy');
    if (danger !== undefined)
      return [{ severity: 'stop', message: `${medicine.ingredient} in pregnancy: ${danger.why}.` }];
    if (row?.pregnancy === 'confirm')
      return [{ severity: 'care', message: `${medicine.ingredient} in pregnancy: only with a doctor’s confirmation.` }];
    if (row !== undefined)
      return [
        {
          severity: 'stop',
          message: `${medicine.ingredient} in pregnancy: the label says to ask a health professional.`,
        },
      ];
    if (!medicine.classes.some((one) => CHECKED_IN_PREGNANCY.includes(one)))
      return [{ severity: 'care', message: `${medicine.ingredient} in pregnancy: not checked here.` }];
  }
  if ((facts.breastfeeding === true || conditions.has('breastfeeding')) && row?.breastfeeding === 'ask')
    return [
      {
        severity: 'stop',
        message: `${medicine.ingredient} while breastfeeding: the label says to ask a health professional.`,
      },
    ];
  return [];
}

export function ageWarnings(medicine: FoundMedicine, { age }: PatientFacts): Warning[] {
  if (age === undefined) return [];
  const row = substanceOf(medicine.ingredient);
  const youngest = medicine.classes.map((one) => YOUNGEST[one]).find((one) => one !== undefined && age < one.age);
  if (youngest !== undefined)
    return [{ severity: 'stop', message: `${medicine.ingredient} under ${youngest.age} years: ${youngest.why}.` }];
  if (row !== undefined && age < row.minAge)
    return [
      {
        severity: 'stop',
        message: `${medicine.ingredient} under ${row.minAge} years: the label says to ask a doctor.`,
      },
    ];
  if (
    age >= 65 &&
    medicine.classes.some((one) => one === 'nsaid' || one === 'sedatingantihistamine' || one === 'benzodiazepine')
  )
    return [{ severity: 'care', message: `${medicine.ingredient} from 65 years on: more side effects.` }];
  return [];
}

export function doseWarnings(
  medicine: FoundMedicine,
  written: CheckedMedicine,
  facts: PatientFacts,
  conditions: ReadonlySet<string>,
): Warning[] {
  const row = substanceOf(medicine.ingredient);
  const mg = readMilligrams(written.dosage ?? '') ?? readMilligrams(written.name);
  const perDay = readDosesPerDay(`${written.frequency ?? ''} ${written.dosage ?? ''}`);
  if (row?.mostMg === undefined || mg === undefined) return [];
  const child = facts.age !== undefined && facts.age < 18;
  const paracetamol = medicine.ingredient === 'paracetamol';
  const byWeight = paracetamol ? 60 : medicine.ingredient === 'ibuprofen' ? 30 : undefined;
  const reduced = paracetamol && needsLowerDose(facts, conditions);
  const most = Math.min(
    reduced ? LOWER_PARACETAMOL_MG : row.mostMg,
    child && byWeight !== undefined && facts.weightKg !== undefined ? byWeight * facts.weightKg : row.mostMg,
  );
  const daily = mg * (perDay ?? 1);
  if (daily > most) {
    return [
      {
        severity: 'stop',
        message: `${medicine.ingredient} ${Math.round(daily)} mg in 24 hours is more than ${Math.round(most)} mg${reduced ? ', the cap for this patient' : ''}.`,
      },
    ];
  }
  if (child && byWeight !== undefined && facts.weightKg === undefined)
    return [{ severity: 'stop', message: `${medicine.ingredient} for a child needs a weight.` }];
  return [];
}

function worst(medicine: FoundMedicine, condition: string): Danger | undefined {
  const all = medicine.classes.flatMap((one) => dangerOfCondition(one, condition) ?? []);
  return all.find(({ severity }) => severity === 'stop') ?? all[0];
}
