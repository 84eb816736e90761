import { mostADay } from '#server/medicines/known/doses.ts';
import { circumstance, type CheckedFor, type Finding } from './check-patient.ts';
import type { FoundMedicine } from '#server/medicines/substances/find-medicines.ts';
import { needsLowerDose } from '#server/medicines/draft/lower-dose.ts';
import type { CheckedMedicine } from './medicine-warning.ts';
import type { PatientFacts } from '#server/medicines/read/patient-facts.ts';
import { readDosesPerDay, readMilligrams } from '#server/medicines/read/read-dose.ts';
import { substanceOf } from '#server/medicines/substances/substances.ts';

const LOWER_PARACETAMOL_MG = 2000;
const EVERY_DAY =
  /\b(?:daily|every (?:day|morning|evening|night)|each (?:day|morning|evening|night)|nightly|od|bd|bid|tds|tid|qds)\b|\ba day\b/iu;
const ADULT = 18;
const NO_TABLET =
  /\b(?:iv|im|sc|intravenous\w*|inject\w*|infusion|cream|ointment|gel|drops|spray|patch\w*|inhal\w*|enema|suppositor\w*|ml|loading|stat|once only|single dose)\b/iu;
const EVERY_WEEK = /week|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/iu;

/** What is wrong with the dose or frequency, as far as they are given. */
export function doseFindings(medicine: FoundMedicine, written: CheckedMedicine, patient: CheckedFor): Finding[] {
  const { facts, conditions } = patient;
  const stop = (message: string): Finding => ({ kind: 'dose', severity: 'stop', message });
  const text = `${written.name} ${written.dosage ?? ''} ${written.frequency ?? ''}`;
  if (medicine.classes.includes('weekly') && EVERY_DAY.test(text) && !EVERY_WEEK.test(text))
    return [
      stop(
        `${medicine.ingredient} every day: it is taken once a week; daily doses have killed (label: methotrexate, boxed warning).`,
      ),
    ];
  const row = substanceOf(medicine.ingredient);
  const mg = readMilligrams(written.dosage ?? '') ?? readMilligrams(written.name);
  const perDay = readDosesPerDay(`${written.frequency ?? ''} ${written.dosage ?? ''}`);
  if (mg === undefined) return [];
  if (row?.mostMg === undefined) return tableFindings(medicine, { text, daily: mg * (perDay ?? 1) }, patient);
  const child = facts.age !== undefined && facts.age < 18;
  const paracetamol = medicine.ingredient === 'paracetamol';
  const byWeight = paracetamol ? 60 : medicine.ingredient === 'ibuprofen' ? 30 : undefined;
  const reduced = paracetamol && needsLowerDose(facts, conditions);
  const most = Math.min(
    reduced ? LOWER_PARACETAMOL_MG : row.mostMg,
    child && byWeight !== undefined && facts.weightKg !== undefined ? byWeight * facts.weightKg : row.mostMg,
  );
  const daily = mg * (perDay ?? 1);
  if (daily > most)
    return [
      stop(
        `${medicine.ingredient} ${Math.round(daily)} mg in 24 hours is more than ${Math.round(most)} mg${reduced ? ', the cap for this patient' : ''}.`,
      ),
    ];
  return child && byWeight !== undefined && facts.weightKg === undefined
    ? [stop(`${medicine.ingredient} for a child needs a weight.`)]
    : [];
}

/** Whether a dose was held against a limit; undefined where there is neither a dose in milligrams nor a limit. */
export function doseCompared(
  medicine: FoundMedicine,
  written: CheckedMedicine,
  { age = ADULT }: PatientFacts,
  conditions: ReadonlySet<string>,
): boolean | undefined {
  const mg = readMilligrams(written.dosage ?? '') ?? readMilligrams(written.name);
  const text = `${written.name} ${written.dosage ?? ''} ${written.frequency ?? ''}`;
  const isTablet = age >= ADULT && !NO_TABLET.test(text);
  const hasLimit =
    substanceOf(medicine.ingredient)?.mostMg !== undefined ||
    (isTablet && mostADay(medicine.ingredient, { conditions, age }) !== undefined);
  if (mg === undefined) return hasLimit && (written.dosage ?? '') !== '' ? false : undefined;
  return hasLimit;
}

/** What the table of doses says of an adult's tablets; other forms have other doses. */
function tableFindings(
  { ingredient }: FoundMedicine,
  { text, daily }: { readonly text: string; readonly daily: number },
  { facts: { age = ADULT }, conditions, takes }: CheckedFor,
): Finding[] {
  const most = age < ADULT || NO_TABLET.test(text) ? undefined : mostADay(ingredient, { conditions, age, takes });
  if (most === undefined || daily <= most.mg || EVERY_WEEK.test(text)) return [];
  return [
    {
      kind: 'dose',
      severity: 'stop',
      message: `${ingredient} ${figure(daily)} mg in 24 hours is more than ${figure(most.mg)} mg${most.patient === '' ? '' : ` ${circumstance(most)}`} (${most.source}).`,
    },
  ];
}

function figure(mg: number): string {
  return String(Math.round(mg * 1000) / 1000);
}
