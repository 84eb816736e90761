import { inForm } from '#server/medicines/known/local-forms.ts';
import { MEDICINES_BY_NAME, type Medicine } from '#server/medicines/known/known-medicines.ts';
import { spelledElsewhere } from './spelled-alike.ts';
import { plain } from '#server/medicines/read/statements.ts';

/**
 * A medicine named in a text, and its position in the plain text. `classes` are those of
 * server/medicines/known/substances.tsv.
 */
export type FoundMedicine = Medicine & { readonly start: number; readonly end: number };

const MOST_WORDS = 4;
const FORM_AHEAD = 12;
const FORM_BEHIND = 40;
const AHEAD = /\b(?:topical|inhaled|nasal|vaginal)? ?$/u;
const ITEM_END = /[,;\n]|[.](?!\d)|\b(?:and|with|plus|for|but)\b/u;
/** Minerals are also measured: “potassium 5.9” and “serum iron” are blood values, not medicines. */
const ALSO_MEASURED = /^(?:potassium|calcium|iron|vitamin d)$/u;
const VALUE_AHEAD = /\b(?:serum|raised|low|high|normal|elevated|blood|total|corrected|ionised|ionized|checked?) $/u;
const VALUE_BEHIND =
  /^ ?(?:levels?|studies|deficien\w+|normal|low|high|raised)\b|^ ?\+? ?(?:is|was|of|[:=(])? ?(?:normal|low|high|raised|\d+(?:\.\d+)?)(?! ?(?:mg|g|mcg|iu|tablets?|units)\b)\b/u;

/** @returns every known medicine, brand and class in a text; offsets are those of `plain(text)`. */
export function findMedicines(text: string): FoundMedicine[] {
  const searched = plain(text);
  const tokens = Array.from(searched.matchAll(/[\p{L}\d']+/gu), (match) => ({ word: match[0], start: match.index }));
  const found: FoundMedicine[] = [];
  for (let first = 0; first < tokens.length;) {
    const { size, known } = longestAt(tokens, first);
    const start = tokens[first]?.start ?? 0;
    const last = tokens[first + size - 1];
    const end = (last?.start ?? start) + (last?.word.length ?? 0);
    const named = phraseAround(searched, start, end);
    for (const one of known) if (!isMeasured(searched, start, end)) found.push({ ...inForm(one, named), start, end });
    first += size;
  }
  return found;
}

/** The words of the same item of a list: “topical”, the strength, “cream”. */
function phraseAround(text: string, start: number, end: number): string {
  const ahead = AHEAD.exec(text.slice(Math.max(0, start - FORM_AHEAD), start))?.[0] ?? '';
  const behind = text.slice(end, end + FORM_BEHIND);
  return `${ahead} ${behind.slice(0, ITEM_END.exec(behind)?.index ?? behind.length)}`;
}

function longestAt(
  tokens: readonly { readonly word: string }[],
  first: number,
): { size: number; known: readonly Medicine[] } {
  for (let size = MOST_WORDS; size > 0; size -= 1) {
    const name = tokens.slice(first, first + size).map(({ word }) => word);
    const known = name.length === size ? MEDICINES_BY_NAME.get(name.join(' ')) : undefined;
    if (known !== undefined) return { size, known };
  }
  return { size: 1, known: spelledElsewhere(tokens[first]?.word ?? '') ?? [] };
}

function isMeasured(text: string, start: number, end: number): boolean {
  if (!ALSO_MEASURED.test(text.slice(start, end))) return false;
  return VALUE_AHEAD.test(text.slice(Math.max(0, start - 20), start)) || VALUE_BEHIND.test(text.slice(end, end + 40));
}
