import { findMedicines } from './find-medicines.ts';
import { denials, plain } from './statements.ts';

/** The medicines of a text, told apart by what is said of them. */
export type MedicineHistory = {
  readonly takes: readonly string[];
  readonly allergies: readonly string[];
  /** Words that stand where a medicine stands, and that no table knows. */
  readonly unknown: readonly string[];
  readonly deniesAllergies: boolean;
  /** Ingredients that are taken under more than one name. */
  readonly takesTwice: readonly string[];
};

type Span = { readonly start: number; readonly end: number };

const NO_ALLERGIES =
  /\b(?:nkda|nka|no (?:known )?(?:drug |medication |medicine |food )*allerg\w+(?! to)|allerg\w+ ?[:=-]? ?(?:none|no|nil|denied|nkda)\b|den(?:ies|ied) (?:any )?(?:drug )?allerg\w+)/u;
const ALLERGY_AHEAD =
  /\b(?:allerg(?:ic|y|ies)|intoleran(?:t|ce)|hypersensitiv\w*|reacts?|reaction|anaphyla\w+|rash|hives|urticaria|swelling|angio ?o?edema|bronchospasm|wheez\w*|asthma attack|itching)(?: (?:known|severe|include[sd]?|history|drug|is|are|was))*(?: (?:to|with|from|after)|[:=])|\b(?:cannot|can't|can not|must not|should not|told not to|not to|does not|doesn't|did not|didn't) (?:take|have|tolerate|use|be given)|\b(?:avoids?|intolerant of)\b/gu;
const WISHED =
  /\b(?:asks?|asking|request\w*|wants?|would like|hopes|hoping|demand\w*|wonder\w*)(?: (?:for|about|whether|to have|if \w+ needs))?(?: (?:some|an?|the|her|his))? $/u;
const ALLERGY_BEHIND =
  /(?: (?:drug|type))? (?:allerg\w+|intoleran\w+|hypersensitiv\w+|exacerbated|sensitive|induced|sensitivity|anaphylaxis)/uy;
const ALLERGY_END =
  /[.;!?\n]|\b(?:but|takes?|taking|on|uses|using|currently|medications?|medicines?|pmh|otherwise|with (?!rash|hives|swelling|wheez))\b/u;
const TAKES_AHEAD =
  /\b(?:takes|taking|takes regularly|started on|prescribed|current medications?|medications?|medicines?|meds|regular meds|treated with|treatment with|currently on|uses|using|is on|on)\b ?:? ?/gu;
const TAKES_END =
  /[.;!?\n]|\b(?:for|because|since|with|and has|who|allerg\w+|reports?|complain\w*|presents?|but|no|not|at home|leave|holiday|exam\w*)\b/u;
const DOSED =
  /([\p{L}][\p{L}\d]{3,}(?: [\p{L}][\p{L}\d]{3,})?) \d+(?:[.,]\d+)? ?(?:mg|mcg|µg|ug|micrograms?|milligrams?|g|iu|units?)\b/gu;
/** Word endings of substance names: enough to see an unknown medicine after "takes". */
const LOOKS_LIKE_A_MEDICINE =
  /(?:in|ine|ol|ide|ate|one|il|an|on|um|yl|az|am|tan|mab|nib|vir|zole|phen|ex|ax|ix|ra|ya|ta|ga|va|ro|za|xa|ic|er)$/u;
const ORDINARY =
  /^(?:medicine|medicines?|discipline|routine|machine|line|urine|spine|caffeine|nicotine|alone|phone|bone|some|since|certain|pain|again|skin|protein|water|fluids?|vitamin|saline|none|private|climate|late|date|same|cream|team|exam|examination|daily|twice|once|tablets?|capsules?|morning|night|evening|with|regular|other|over|counter|inhaler|oxygen|palpation|inspection|auscultation|exertion|walking|stairs|movement|alcohol|school|smol|control|patrol|admission|maintain|contain|remain|explain|complain|begin|margin|origin|basin|cousin|vaccine|aspirine|dose|doses|weight|temperature|takes|taking|about|around|bone|stone|anyone|everyone|someone|done|gone|one|tone|zone|side|outside|inside|beside|wide|slide|provide|room|examine|home|time|line|fine|nine|wine)$/u;

/** Tells apart what a patient takes, what is an allergy, and what is denied. */
export function readMedicineHistory(text: string): MedicineHistory {
  const searched = plain(text);
  const denied = denials(searched);
  const allergySpans = spansAfter(searched, ALLERGY_AHEAD, ALLERGY_END);
  const takes = new Set<string>();
  const allergies = new Set<string>();
  const names = new Map<string, Set<string>>();
  for (const { ingredient, start, end } of findMedicines(text)) {
    if (WISHED.test(searched.slice(Math.max(0, start - 40), start))) continue;
    ALLERGY_BEHIND.lastIndex = end;
    const isAllergy = within(start, allergySpans) || ALLERGY_BEHIND.test(searched);
    const cue = allergySpans.find((span) => start >= span.start && start < span.end);
    // “Cannot take ibuprofen” has a denial in it, and is what makes it an allergy.
    const forbidden = cue !== undefined && /^(?:can|must|should|told|not|does|did)/u.test(searched.slice(cue.cue));
    const isDenied = !forbidden && within(cue?.cue ?? start, denied);
    if (isDenied) continue;
    (isAllergy ? allergies : takes).add(ingredient);
    if (!isAllergy) names.set(ingredient, (names.get(ingredient) ?? new Set()).add(searched.slice(start, end)));
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
    allergies: [...allergies],
    unknown: unknownMedicines(searched),
    deniesAllergies: NO_ALLERGIES.test(searched),
    takesTwice: [...names].filter(([, written]) => written.size > 1).map(([ingredient]) => ingredient),
  };
}

function unknownMedicines(text: string): string[] {
  const names = new Set<string>();
  for (const match of text.matchAll(DOSED)) {
    const name = match[1]?.split(' ').at(-1) ?? '';
    if (
      findMedicines(match[1] ?? '').length === 0 &&
      !ORDINARY.test(name) &&
      !/^(?:dose|total|about|take[sn]?|tablets?|weigh\w*|of|and)$/u.test(name)
    )
      names.add(name);
  }
  for (const { start, end } of spansAfter(text, TAKES_AHEAD, TAKES_END)) {
    for (const part of text.slice(start, end).split(/,| and | plus | or |\//u)) {
      const [name = ''] = part.trim().split(' ');
      const known = findMedicines(part).length > 0;
      if (!known && name.length > 4 && LOOKS_LIKE_A_MEDICINE.test(name) && !ORDINARY.test(name)) names.add(name);
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
