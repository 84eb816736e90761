import { isNoMedicine } from '#server/medicines/check/no-medicine.ts';
import { findMedicines } from '#server/medicines/substances/find-medicines.ts';
import { standingOf, type Standing } from './medicine-standing.ts';
import { denials, plain } from './statements.ts';
import { withoutOthers } from './todays-words.ts';

/** The medicines in a text, sorted by what is said about them. */
export type MedicineHistory = {
  readonly takes: readonly string[];
  /** Mentioned but not taken now, each with the reason: "warfarin (earlier)". */
  readonly notNow: readonly string[];
  readonly allergies: readonly string[];
  /** Words in the place of a medicine that no table knows. */
  readonly unknown: readonly string[];
  readonly deniesAllergies: boolean;
  /** Ingredients that are taken under more than one name. */
  readonly takesTwice: readonly string[];
};

type Span = { readonly start: number; readonly end: number };

const NO_ALLERGIES =
  /\b(?:nkda|nka|no (?:known )?(?:drug |medication |medicine |food )*allerg\w+(?! to)|allerg\w+ ?[:=-]? ?(?:none|no(?! (?:idea|info\w*|answer|record))|nil|denied|nkda)\b|den(?:ies|ied) (?:any )?(?:drug )?allerg\w+)/u;
const ALLERGY_AHEAD =
  /\b(?:allerg(?:ic|y|ies)|intoleran(?:t|ce)|hypersensitiv\w*|reacts?|reaction|anaphyla\w+|rash|hives|urticaria|swelling|angio ?o?edema|bronchospasm|wheez\w*|asthma attack|itching)(?: (?:known|severe|include[sd]?|history|drug|is|are|was))*(?: (?:to|with|from|after)|[:=])|\b(?:(?:cannot|can't|can not|could not|couldn't|must not|should not|told not to|not to) (?:take|have|tolerate|use|be given)|(?:does not|doesn't|did not|didn't) tolerate|avoids|intolerant of)\b|(?<!\b(?:no|known|food|drug|pollen|any|dust) )allergy (?=(?:pen|pcn)\b)/gu;
const ALLERGY_END =
  /[.;!?\n]|\b(?:but|takes?|taking|on|uses|using|currently|medications?|medicines?|pmh|otherwise|with (?!rash|hives|swelling|wheez))\b/u;
const TAKES_AHEAD =
  /\b(?:takes|taking|takes regularly|started on|prescribed|current medications?|medications?|medicines?|meds|regular meds|treated with|treatment with|currently on|is on|on)\b ?:? ?/gu;
const TAKES_END =
  /[.;!?\n]|\b(?:for|because|since|with|and has|who|allerg\w+|reports?|complain\w*|presents?|but|no|not|at home|leave|holiday|exam\w*)\b/u;
const DOSED =
  /([\p{L}][\p{L}\d]{3,}(?: [\p{L}][\p{L}\d]{3,})?) \d+(?:[.,]\d+)? ?(?:mg|mcg|µg|ug|micrograms?|milligrams?|g|iu|units?)\b(?! ?(?:\/|per (?:d?l|litre)|%))/gu;
/** Typical endings of substance names: enough to recognize an unknown medicine after "takes". */
const LOOKS_LIKE_A_MEDICINE =
  /(?:in|ine|ol|ide|ate|one|il|an|on|um|yl|az|am|tan|mab|nib|vir|zole|phen|ex|ax|ix|ra|ya|ta|ga|va|ro|za|xa|ic|er)$/u;
const ORDINARY =
  /^(?:medicine|medicines?|discipline|routine|machine|line|urine|spine|caffeine|nicotine|alone|phone|bone|some|since|certain|pain|again|skin|protein|water|fluids?|vitamin|saline|none|private|climate|late|date|same|cream|team|exam|examination|daily|twice|once|tablets?|capsules?|morning|night|evening|with|regular|other|over|counter|inhaler|oxygen|palpation|inspection|auscultation|exertion|walking|stairs|movement|alcohol|school|smol|control|patrol|admission|maintain|contain|remain|explain|complain|begin|margin|origin|basin|cousin|vaccine|aspirine|dose|doses|weight|temperature|takes|taking|about|around|bone|stone|anyone|everyone|someone|done|gone|one|tone|zone|side|outside|inside|beside|wide|slide|provide|room|examine|home|time|line|fine|nine|wine)$/u;

const NOT_TAKEN: Readonly<Partial<Record<Standing, string>>> = {
  past: 'earlier',
  wished: 'asked for',
  'not taken': 'not taken',
  'somebody else': 'somebody else',
};

/** Ordinary words that end like a medicine, in addition to check/no-medicine.ts. */
const NO_MEDICINE =
  /(?:[ts]ions?|tional|ostomy|gram|lysis|tinence|machine|chair|phone|sterol|glyceride|count|ments?|ness|ings?|ance|ence|able|ical)$|^(?:frame|stick|insoles?|lenses|sling|splint|treatment|therapy|arrival|review|children|holiday|cocaine|cannabis|heroin|marijuana|care|place|advantage|turns?|public|stairs|chest|abdomen|standing|waking|(?:mon|tues|wednes|thurs|fri|satur|sun)day|antidote|various|several|multiple|blood|local|antenatal|contact)$/u;

const PRODUCT = '(?:tablets?|pills?|medicines?|medications?|injections?|drops|painkillers?)';
const UNNAMED = new RegExp(
  String.raw`(?<=\b(?:takes?|taking|on|uses?|using) )(?:something|some (?:other )?${PRODUCT}|(?:an?|other|several|various|many) (?:[a-z]+ )?${PRODUCT})\b(?! ?[:(]| called| named| like| such| allerg)(?: (?:for|against) [^.,;:?!\n]{1,30})?`,
  'gu',
);

/** Separates what a patient takes, what is an allergy, and what is only mentioned. */
export function readMedicineHistory(text: string): MedicineHistory {
  const searched = plain(text);
  const denied = denials(searched);
  const allergySpans = spansAfter(searched, ALLERGY_AHEAD, ALLERGY_END);
  const takes = new Set<string>();
  const allergies = new Set<string>();
  const notNow = new Map<string, string>();
  const names = new Map<string, Set<string>>();
  for (const { ingredient, start, end } of findMedicines(text)) {
    const standing = within(start, allergySpans) ? 'reaction' : standingOf(searched, start, end);
    const cue = allergySpans.find((span) => start >= span.start && start < span.end);
    // “Cannot take ibuprofen” contains a denial, but that is what makes it an allergy.
    const forbidden =
      cue !== undefined && /^(?:can|must|should|told|not|does|did|could)/u.test(searched.slice(cue.cue));
    const why = NOT_TAKEN[standing];
    if (why !== undefined) notNow.set(ingredient, why);
    else if (standing === 'reaction' && (forbidden || !within(cue?.cue ?? start, denied))) allergies.add(ingredient);
    else if (standing === 'missed' || (standing === 'current' && !within(start, denied))) {
      takes.add(ingredient);
      names.set(ingredient, (names.get(ingredient) ?? new Set()).add(searched.slice(start, end)));
    }
  }
  for (const span of allergySpans) {
    if (within(span.cue, denied)) continue;
    const named = searched.slice(span.start, span.end).trim();
    if (
      searched.startsWith('allerg', span.cue) &&
      named !== '' &&
      findMedicines(named).length === 0 &&
      !/^(?:none|no|nil|nkda|unknown)\b/u.test(named)
    )
      allergies.add(named.slice(0, 60));
  }
  return {
    takes: [...takes],
    notNow: [...notNow].filter(([name]) => !takes.has(name)).map(([name, why]) => `${name} (${why})`),
    allergies: [...allergies],
    unknown: unknownMedicines(searched),
    deniesAllergies: NO_ALLERGIES.test(searched),
    takesTwice: [...names].filter(([, written]) => written.size > 1).map(([ingredient]) => ingredient),
  };
}

/** Whether an entry under allergies says that there are none. */
export function deniesAllergies(entry: string): boolean {
  return findMedicines(entry).length === 0 && NO_ALLERGIES.test(plain(`allergies: ${entry}`));
}

/** What a history says is taken without its name: “takes something for blood pressure”. */
export function unnamedMedicines(history: string): string[] {
  const named = Array.from(withoutOthers(plain(history)).matchAll(UNNAMED), ([said]) => said.trim());
  return [...new Set(named)].filter((said) => findMedicines(said).length === 0);
}

function unknownMedicines(text: string): string[] {
  const names = new Set<string>();
  for (const match of text.matchAll(DOSED)) {
    const name = match[1]?.split(' ').at(-1) ?? '';
    if (
      findMedicines(match[1] ?? '').length === 0 &&
      !ORDINARY.test(name) &&
      !NO_MEDICINE.test(name) &&
      !isNoMedicine(name) &&
      !/^(?:dose|total|about|take[sn]?|tablets?|weigh\w*|of|and)$/u.test(name)
    )
      names.add(name);
  }
  for (const { start, end } of spansAfter(text, TAKES_AHEAD, TAKES_END)) {
    for (const part of text.slice(start, end).split(/,| and | plus | or |\//u)) {
      const [name = ''] = part.trim().split(' ');
      const known = findMedicines(part).length > 0;
      if (
        !known &&
        name.length > 4 &&
        LOOKS_LIKE_A_MEDICINE.test(name) &&
        !ORDINARY.test(name) &&
        !NO_MEDICINE.test(name) &&
        !isNoMedicine(name)
      )
        names.add(name);
    }
  }
  return [...names];
}

function spansAfter(text: string, cue: RegExp, end: RegExp): (Span & { readonly cue: number })[] {
  return Array.from(text.matchAll(cue), (match) => {
    const start = match.index + match[0].length;
    const rest = text.slice(start, start + 160);
    return { cue: match.index, start, end: start + (end.exec(rest)?.index ?? rest.length) };
  });
}

const within = (at: number, spans: readonly Span[]): boolean => spans.some(({ start, end }) => at >= start && at < end);
