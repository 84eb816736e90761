import { MEDICINES_BY_NAME } from '#server/medicines/known/known-medicines.ts';
import { inForm } from '#server/medicines/known/local-forms.ts';
import { plain } from '#server/medicines/read/statements.ts';
import { findMedicines, type FoundMedicine } from '#server/medicines/substances/find-medicines.ts';
import { doseText, withFigures } from './dose-text.ts';
import { howMany } from './how-many.ts';
import { timesPerWeek } from './how-often-a-week.ts';
import { readDosesPerDay } from './how-often.ts';
import { withoutAmounts } from './milligrams.ts';
import type { WrittenDose } from './read-daily.ts';
import { amountsListed, cut, shareOut, type OwnPart } from './share-out.ts';

/** One medicine of a written line: what it holds, and what the line says of its strength, dose and frequency. */
export type Product = {
  readonly written: string;
  readonly found: readonly FoundMedicine[];
  readonly line: WrittenDose;
  /** How many medicines the line names. */
  readonly ofLine: number;
  /** The same for the parts of one known tablet: “lisinopril/hydrochlorothiazide”. */
  readonly tablet?: string;
};

type Mention = { readonly found: FoundMedicine[]; readonly start: number; readonly end: number };

/** Products that hold several substances, by these: “lisinopril/hydrochlorothiazide” is one tablet. */
const FIXED = new Set(
  [...MEDICINES_BY_NAME.values()]
    .filter((held) => held.length > 1)
    .map((held) => keyOf(held.map((one) => one.ingredient))),
);
/** Twice is said of what is named more often, too. */
const MOST_NAMED = 2;
const LONGEST_BRACKET = 200;
const JOINED = /^ ?(?:[/+&]|and|with|plus|y) ?$/u;
const IN_ONE = /^ ?[/+] ?$/u;
/** “Not with ibuprofen”, “instead of codeine”: it is not given. */
const NOT_GIVEN =
  /\b(?:not?|avoid|never|instead of|without|stop|allergic to|replaces|before|after|for)\b[^,;.]{0,25}$/u;
/** A second figure of the same medicine that comes later, or as a step, is no second order. */
const STEP = /\b(?:then|increas\w*|reduc\w*|titrat\w*|follow\w*|up to|down to|or)\b/u;
const AS_WELL = /\b(?:as well|too|also|extra|and|plus|in addition)\b/u;
const EXPLAINED = /^ ?(?:[(=]|i\.?e\.?|that is|also called|brand of)? ?$/u;

/**
 * The medicines that a line names, each with its own part of the line: “paracetamol 1 g and codeine 30 mg” are two. A name
 * in brackets explains the one before. None where no medicine is known.
 */
export function productsOf(asWritten: WrittenDose): Product[] {
  const line = inOneField(asWritten);
  const text = withFigures(line.name);
  const mentions = mentionsIn(text);
  // A medicine taken is one line in all its fields.
  const own = (field = '') => (field === line.name ? '' : field);
  if (mentions.length < 2) {
    const found = (mentions[0]?.found ?? []).map((one) => inForm(one, plain(own(line.dosage))));
    return found.length === 0 ? [] : [{ written: line.name, found, line, ofLine: 1 }];
  }
  const names = cut(text, mentions);
  const held = mentions.map(({ found }) => found.map(({ ingredient }) => ingredient));
  const [dosages, frequencies] = [shareOut(own(line.dosage), held), shareOut(own(line.frequency), held)] as const;
  const gaps = mentions.slice(1).map(({ start }, index) => text.slice(mentions[index]?.end ?? 0, start));
  const said = ownAmounts(names, gaps);
  const tablets = tabletsIn(gaps, held);
  return mentions.map(({ found, start, end }, index): Product => {
    const name = said[index] ?? '';
    // “(Paracetamol 1 g qds as well)” says all of it in its brackets.
    const isOwn = (gaps[index - 1] ?? '').includes('(') && readDosesPerDay(name) !== undefined;
    const [dosage, frequency] = isOwn ? ['', ''] : [dosages[index] ?? '', frequencies[index] ?? ''];
    const written = `${text.slice(start, end)}${names[index]?.behind ?? ''}`.trim();
    return {
      written,
      found: found.map((one) => inForm(one, plain(dosage))),
      line: { name, dosage, frequency: `${frequency}${sharedTail(said, gaps, index, { dosage, frequency })}` },
      ofLine: mentions.length,
      ...(tablets[index] === undefined ? {} : { tablet: `${tablets[index]} ${line.name}` }),
    };
  });
}

/** A further medicine in the dosage or frequency is a medicine of the line: “1 g qds and codeine 60 mg”. */
function inOneField(line: WrittenDose): WrittenDose {
  const { name, dosage = '', frequency = '' } = line;
  const held = new Set(findMedicines(name).map(({ ingredient }) => ingredient));
  const others = [dosage, frequency].filter((field) => field !== name);
  const isNamed = others.some((field) => {
    const text = plain(field);
    return findMedicines(field).some(
      ({ ingredient, start }) =>
        !held.has(ingredient) && !ingredient.startsWith('some ') && !NOT_GIVEN.test(text.slice(0, start)),
    );
  });
  return held.size > 0 && isNamed ? { name: [name, ...others].join(', ') } : line;
}

/** Whether two medicines of a line are parts of one known tablet. */
export function areOneTablet(one: Product, other: Product): boolean {
  return one.tablet !== undefined && one.tablet === other.tablet;
}

/** The known tablet that each mention of a line is a part of, if any. */
function tabletsIn(gaps: readonly string[], held: readonly (readonly string[])[]): (string | undefined)[] {
  return held.map((_, index) => {
    let [first, last] = [index, index];
    while (first > 0 && IN_ONE.test(gaps[first - 1] ?? '')) first -= 1;
    while (IN_ONE.test(gaps[last] ?? '')) last += 1;
    const key = keyOf(held.slice(first, last + 1).flat());
    return first < last && FIXED.has(key) ? `${key} ${first}` : undefined;
  });
}

function keyOf(ingredients: readonly string[]): string {
  return [...new Set(ingredients)].toSorted().join('+');
}

function mentionsIn(text: string): Mention[] {
  const mentions: Mention[] = [];
  for (const one of findMedicines(text)) {
    const last = mentions.at(-1);
    if (last?.start === one.start) last.found.push(one);
    else mentions.push({ found: [one], start: one.start, end: one.end });
  }
  const kept: Mention[] = [];
  const times = new Map<string, number>();
  for (const mention of mentions) {
    const written = keyOf(mention.found.map(({ ingredient }) => ingredient));
    const before = times.get(written) ?? 0;
    if (before < MOST_NAMED && !kept.some((one) => explains(text, one, mention))) {
      kept.push(mention);
      times.set(written, before + 1);
    }
  }
  return kept;
}

/** “Xarelto (rivaroxaban)”, “co-codamol (codeine 30 mg/paracetamol 500 mg)”, “20 mg prednisolone, then prednisolone 10 mg”. */
function explains(text: string, one: Mention, other: Mention): boolean {
  const own = new Set(one.found.map(({ ingredient }) => ingredient));
  const share = other.found.filter(({ ingredient }) => own.has(ingredient)).length;
  if (share === 0) return false;
  const between = text.slice(one.end, other.start);
  const opened = between.lastIndexOf('(');
  if (opened > between.lastIndexOf(')')) {
    const bracket = text.slice(one.end + opened, one.end + opened + LONGEST_BRACKET).split(')')[0] ?? '';
    return !AS_WELL.test(bracket) && readDosesPerDay(bracket) === undefined;
  }
  if (EXPLAINED.test(between) && other.found.length === share) return true;
  return (
    own.size === share &&
    other.found.length === share &&
    text.slice(one.start, one.end) === text.slice(other.start, other.end) &&
    (STEP.test(between) || !/^[^,;.]{0,15}\d/u.test(text.slice(other.end)))
  );
}

/** What the name says of each: amounts after the last of several in one tablet belong to them in their order. */
function ownAmounts(names: readonly OwnPart[], gaps: readonly string[]): string[] {
  const said = names.map((name) => `${takeOf(name)}${name.behind}`);
  for (let last = 1; last < names.length; last += 1) {
    let first = last;
    while (first > 0 && JOINED.test(gaps[first - 1] ?? '')) first -= 1;
    if (first === last || JOINED.test(gaps[last] ?? '')) continue;
    const run = last - first + 1;
    const listed = amountsListed(said[last] ?? '', run);
    for (const [index, one] of (listed ?? []).entries()) said[first + index] = `${takeOf(names[first + index])}${one}`;
    if (listed === undefined && gaps.slice(first, last).every((gap) => IN_ONE.test(gap)))
      said[last] = withoutAmounts(said[last] ?? '');
  }
  return said;
}

function takeOf(part: OwnPart | undefined): string {
  return part === undefined || part.ahead === '' ? '' : `take ${part.ahead} `;
}

/** “Paracetamol 500 mg and codeine 30 mg, 2 tablets qds”: what stands at the end is said of both. */
function sharedTail(
  said: readonly string[],
  gaps: readonly string[],
  index: number,
  { dosage, frequency }: Omit<WrittenDose, 'name'>,
): string {
  const own = `${said[index] ?? ''} ; ${dosage ?? ''} ; ${frequency ?? ''}`;
  if (readDosesPerDay(own) !== undefined || timesPerWeek(own) !== undefined) return '';
  const later = said.slice(index + 1).find((one) => readDosesPerDay(one) !== undefined);
  if (later === undefined) return '';
  // “2 ibuprofen 400 mg and 1 omeprazole 20 mg bd” shares how often, not how many.
  const isJoined = /[/+&,]|\b(?:and|with|plus|y)\b/u.test(gaps[index] ?? '');
  return isJoined && howMany(doseText(said[index] ?? '')) === undefined
    ? ` ; ${withoutAmounts(later)}`
    : ` ; ${readDosesPerDay(later)} times a day`;
}
