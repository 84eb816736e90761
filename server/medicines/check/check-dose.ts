import { mostADay } from '#server/medicines/known/doses.ts';
import { circumstance, type CheckedFor, type Finding } from './check-patient.ts';
import type { FoundMedicine } from '#server/medicines/substances/find-medicines.ts';
import { needsLowerDose } from '#server/medicines/draft/lower-dose.ts';
import type { CheckedMedicine } from './medicine-warning.ts';
import { readDose, readDosesPerDay, readPair } from '#server/medicines/read/read-dose.ts';
import { substanceOf } from '#server/medicines/substances/substances.ts';

const LOWER_PARACETAMOL_MG = 2000;
/** Of “30/500” or “50/1000” the larger figure is theirs. */
const LARGER_PART = new Set(['paracetamol', 'metformin']);
/** What a child may take in 24 hours for each kilogram. */
const CHILD_MG_PER_KG = new Map([
  ['paracetamol', 60],
  ['ibuprofen', 30],
]);
const EVERY_DAY =
  /\b(?:daily|every (?:day|morning|evening|night)|each (?:day|morning|evening|night)|nightly|od|bd|bid|tds|tid|qds)\b|\ba day\b/iu;
const ADULT = 18;
const NO_TABLET =
  /\b(?:iv|im|sc|intravenous\w*|inject\w*|infusion|cream|ointment|gel|drops|spray|patch\w*|inhal\w*|enema|suppositor\w*|ml|loading|stat|once only|single dose)\b/iu;
const EVERY_WEEK = /week|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/iu;

/** What is wrong with the dose or frequency, as far as they are given. `parts` are all that a product holds. */
export function doseFindings(
  medicine: FoundMedicine,
  written: CheckedMedicine,
  patient: CheckedFor,
  parts: readonly FoundMedicine[] = [medicine],
): Finding[] {
  const text = `${written.name} ${written.dosage ?? ''} ${written.frequency ?? ''}`;
  if (medicine.classes.includes('weekly') && EVERY_DAY.test(text) && !EVERY_WEEK.test(text))
    return [
      stop(
        `${medicine.ingredient} every day: it is taken once a week; daily doses have killed (label: methotrexate, boxed warning).`,
      ),
    ];
  const perDay = readDosesPerDay(`${written.frequency ?? ''} ${written.dosage ?? ''}`);
  const mg = doseOf(medicine, written, parts);
  if (mg === undefined) return [];
  const daily = mg * (perDay ?? 1);
  const onLabel = substanceOf(medicine.ingredient)?.mostMg;
  return onLabel === undefined
    ? tableFindings(medicine, { text, daily }, patient)
    : labelFindings(medicine, { daily, onLabel }, patient);
}

/** The milligrams of a medicine in one dose. “960 mg” of two substances says nothing about either of them. */
function doseOf(
  { ingredient }: FoundMedicine,
  written: CheckedMedicine,
  parts: readonly FoundMedicine[],
): number | undefined {
  // “Xarelto (rivaroxaban)” names one substance twice.
  const substances = new Set(parts.map((one) => one.ingredient)).size;
  if (substances < 2) return readDose(written);
  const pair = readPair(written);
  if (pair === undefined || substances > 2 || !parts.some((one) => LARGER_PART.has(one.ingredient))) return undefined;
  return LARGER_PART.has(ingredient) ? pair[0] : pair[1];
}

/** What the over-the-counter label says; above it, up to the table's limit, a prescriber may go with an adult. */
function labelFindings(
  { ingredient }: FoundMedicine,
  { daily, onLabel }: { readonly daily: number; readonly onLabel: number },
  { facts, conditions, takes }: CheckedFor,
): Finding[] {
  const { age, weightKg } = facts;
  const child = age !== undefined && age < ADULT;
  const perKg = child ? CHILD_MG_PER_KG.get(ingredient) : undefined;
  const lower = ingredient === 'paracetamol' && needsLowerDose(facts, conditions);
  const most = Math.min(
    lower ? LOWER_PARACETAMOL_MG : onLabel,
    perKg !== undefined && weightKg !== undefined ? perKg * weightKg : onLabel,
  );
  const isMore = `${ingredient} ${figure(daily)} mg in 24 hours is more than`;
  const prescribed = lower || child || age === undefined ? undefined : mostADay(ingredient, { conditions, age, takes });
  if (daily > most && prescribed !== undefined && daily <= prescribed.mg) {
    const unweighed = ingredient === 'paracetamol' && weightKg === undefined ? '; the weight is not known here' : '';
    return [
      {
        kind: 'dose',
        severity: 'care',
        message: `${isMore} the ${most} mg of the over-the-counter label; a prescriber may give up to ${figure(prescribed.mg)} mg (${prescribed.source})${unweighed}.`,
      },
    ];
  }
  if (daily > most) {
    const cap = figure(prescribed?.mg ?? Math.round(most));
    return [stop(`${isMore} ${cap} mg${lower ? ', the cap for this patient' : ''}.`)];
  }
  return perKg !== undefined && weightKg === undefined ? [stop(`${ingredient} for a child needs a weight.`)] : [];
}

/** Whether a dose was held against a limit; undefined where there is neither a dose in milligrams nor a limit. */
export function doseCompared(
  medicine: FoundMedicine,
  written: CheckedMedicine,
  { age = ADULT, conditions }: { readonly age?: number | undefined; readonly conditions: ReadonlySet<string> },
  parts: readonly FoundMedicine[] = [medicine],
): boolean | undefined {
  if (medicine.local !== undefined) return undefined;
  const text = `${written.name} ${written.dosage ?? ''} ${written.frequency ?? ''}`;
  const isTablet = age >= ADULT && !NO_TABLET.test(text);
  const hasLimit =
    substanceOf(medicine.ingredient)?.mostMg !== undefined ||
    (isTablet && mostADay(medicine.ingredient, { conditions, age }) !== undefined);
  if (doseOf(medicine, written, parts) === undefined)
    return hasLimit && (written.dosage ?? '') !== '' ? false : undefined;
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
    stop(
      `${ingredient} ${figure(daily)} mg in 24 hours is more than ${figure(most.mg)} mg${most.patient === '' ? '' : ` ${circumstance(most)}`} (${most.source}).`,
    ),
  ];
}

function stop(message: string): Finding {
  return { kind: 'dose', severity: 'stop', message };
}

function figure(mg: number): string {
  return String(Math.round(mg * 1000) / 1000);
}
