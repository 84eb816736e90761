import { mostADay } from '#server/medicines/known/doses.ts';
import { circumstance, type CheckedFor, type Finding } from './check-patient.ts';
import type { FoundMedicine } from '#server/medicines/substances/find-medicines.ts';
import { needsLowerDose } from '#server/medicines/draft/lower-dose.ts';
import { partOfProduct } from '#server/medicines/dose/part-of-product.ts';
import type { Product } from '#server/medicines/dose/products-of.ts';
import { doseText } from '#server/medicines/dose/dose-text.ts';
import { timesPerWeek } from '#server/medicines/dose/how-often-a-week.ts';
import { readDosesPerDay } from '#server/medicines/dose/how-often.ts';
import { readDaily } from '#server/medicines/dose/read-daily.ts';
import { isUnclear } from '#server/medicines/dose/unclear.ts';
import { substanceOf } from '#server/medicines/substances/substances.ts';

const LOWER_PARACETAMOL_MG = 2000;
/** What a child may take in 24 hours for each kilogram. */
const CHILD_MG_PER_KG = new Map([
  ['paracetamol', 60],
  ['ibuprofen', 30],
]);
const EVERY_FEW_DAYS = /\b(?:every (?:other|second|third|2(?:nd)?|3(?:rd)?|two|three) days?|alternate days?)\b/iu;
const ADULT = 18;
const NO_TABLET =
  /\b(?:iv|im|sc|intravenous\w*|inject\w*|infusion|cream|ointment|gel|drops|spray|patch\w*|inhal\w*|nebuli\w*|nebs?|puffs?|enema|suppositor\w*)\b/iu;
/** A first or single dose may be larger than those of every day. */
const AT_ONCE = /\b(?:loading|stat|once only|single dose)\b/iu;
/** Millilitres are injected or swallowed. */
const IN_MILLILITRES = /\d ?(?:mls?|millilit(?:re|er)s?)\b/iu;
const SWALLOWED = /\b(?:oral(?:ly)?|by mouth|po|syrup|suspension|elixir|linctus|spoon\w*)\b|\/ ?5 ?ml\b/iu;

/** What is wrong with the dose or frequency of one medicine of a product, as far as they are given. */
export function doseFindings(medicine: FoundMedicine, product: Product, patient: CheckedFor): Finding[] {
  const text = textOf(product);
  const mayBeTaken = medicine.classes.includes('weekly') ? weeklyFindings(medicine, text) : [];
  const daily = dailyOf(medicine, product);
  if (mayBeTaken.length > 0)
    return daily === undefined ? mayBeTaken : [...mayBeTaken, ...tableFindings(medicine, { text, daily }, patient)];
  if (daily === undefined) return notCompared(medicine, product, patient);
  if (isWeeklyUnsaid(medicine, text))
    return [
      {
        kind: 'unchecked',
        severity: 'care',
        message: `${medicine.ingredient}: how often it is taken is not said. Write once a week, and the day.`,
      },
    ];
  const onLabel = substanceOf(medicine.ingredient)?.mostMg;
  const found =
    onLabel === undefined
      ? tableFindings(medicine, { text, daily }, patient)
      : labelFindings(medicine, { daily, onLabel }, patient);
  return found.some(({ severity }) => severity === 'stop')
    ? found
    : [...found, ...notCompared(medicine, product, patient)];
}

/** What is wrong with how often a medicine is taken that is taken once a week. */
function weeklyFindings({ ingredient }: FoundMedicine, text: string): Finding[] {
  const times = timesPerWeek(text);
  if (times === undefined && readDosesPerDay(text) !== undefined)
    return [
      stop(
        `${ingredient} every day: it is taken once a week; daily doses have killed (label: methotrexate, boxed warning).`,
      ),
    ];
  if (EVERY_FEW_DAYS.test(doseText(text)))
    return [stop(`${ingredient} every few days: it is taken once a week (label: methotrexate, boxed warning).`)];
  if ((times ?? 1) > 1)
    return [
      stop(`${ingredient} on several days of the week: it is taken once a week (label: methotrexate, boxed warning).`),
    ];
  return [];
}

/** Whether a medicine that is taken once a week is written without saying so. */
function isWeeklyUnsaid({ classes }: FoundMedicine, text: string): boolean {
  return classes.includes('weekly') && timesPerWeek(text) === undefined && readDosesPerDay(text) === undefined;
}

/** A dose that is unclear, or that cannot be told apart from others in its line, must not pass as checked. */
function notCompared(medicine: FoundMedicine, product: Product, { facts, conditions }: CheckedFor): Finding[] {
  if (
    (product.ofLine < 2 && !isUnclear(product.line) && !hasBareStrength(medicine, product)) ||
    doseCompared(medicine, product, { age: facts.age, conditions }) !== false
  )
    return [];
  return [
    {
      kind: 'unchecked',
      severity: 'care',
      message: `${medicine.ingredient}: its dose was not compared, because this line does not say clearly how much of it is taken.`,
    },
  ];
}

/** “Paracetamol 500 | 4 | qds”: a figure in the name that gives no dose. */
function hasBareStrength(medicine: FoundMedicine, product: Product): boolean {
  return /\d/u.test(product.line.name) && dailyOf(medicine, product) === undefined;
}

/** The milligrams of a medicine in 24 hours. */
function dailyOf({ ingredient }: FoundMedicine, { line, found }: Product): number | undefined {
  const own = partOfProduct(
    line,
    ingredient,
    found.map((one) => one.ingredient),
  );
  return own === undefined ? undefined : readDaily(own);
}

function textOf({ line: { name, dosage = '', frequency = '' } }: Product): string {
  return `${name} ; ${dosage} ; ${frequency}`;
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
  product: Product,
  { age = ADULT, conditions }: { readonly age?: number | undefined; readonly conditions: ReadonlySet<string> },
): boolean | undefined {
  if (medicine.local !== undefined) return undefined;
  const text = textOf(product);
  const isTablet = age >= ADULT && isSwallowed(text);
  const hasLimit =
    substanceOf(medicine.ingredient)?.mostMg !== undefined ||
    (isTablet && mostADay(medicine.ingredient, { conditions, age }) !== undefined);
  if (timesPerWeek(text) !== undefined && !medicine.classes.includes('weekly')) return undefined;
  if (dailyOf(medicine, product) === undefined || isUnclear(product.line) || isWeeklyUnsaid(medicine, text))
    return hasLimit && saysHowMuch(product) ? false : undefined;
  return hasLimit;
}

function saysHowMuch({ line: { name, dosage = '', frequency = '' }, ofLine }: Product): boolean {
  return ofLine > 1 || dosage !== '' || /\d/u.test(`${name}${frequency}`);
}

/** What the table of doses says of an adult's tablets; other forms have other doses. */
function tableFindings(
  { ingredient, classes }: FoundMedicine,
  { text, daily }: { readonly text: string; readonly daily: number },
  { facts: { age = ADULT }, conditions, takes }: CheckedFor,
): Finding[] {
  const most = age < ADULT || !isSwallowed(text) ? undefined : mostADay(ingredient, { conditions, age, takes });
  if (most === undefined) return [];
  if (AT_ONCE.test(text))
    return daily <= most.mg
      ? []
      : [
          {
            kind: 'dose',
            severity: 'care',
            message: `${ingredient} ${figure(daily)} mg is more than the ${figure(most.mg)} mg of a day (${most.source}); what is given once was not compared further.`,
          },
        ];
  const weekly = timesPerWeek(text);
  if (weekly !== undefined && !classes.includes('weekly')) return [];
  const taken = daily * (weekly ?? 1);
  if (taken <= most.mg) return [];
  return [
    stop(
      `${ingredient} ${figure(taken)} mg ${weekly === undefined ? 'in 24 hours' : 'a week'} is more than ${figure(most.mg)} mg${most.patient === '' ? '' : ` ${circumstance(most)}`} (${most.source}).`,
    ),
  ];
}

function isSwallowed(text: string): boolean {
  return !NO_TABLET.test(text) && (!IN_MILLILITRES.test(text) || SWALLOWED.test(text));
}

function stop(message: string): Finding {
  return { kind: 'dose', severity: 'stop', message };
}

function figure(mg: number): string {
  return String(Math.round(mg * 1000) / 1000);
}
