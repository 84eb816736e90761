import type { Knowledge } from '#shared/contract/staff/knowledge.ts';

/** What an entry must hold: the words themselves, or one of the classes of the medicine that they name. */
export type SearchTerm = { readonly words: string; readonly classes: readonly string[] };

type Substances = Knowledge['substances'];

const MOST_WORDS = 4;

/** A search as its terms. A substance or brand stands for its classes, too: rows about these hold for it. */
export function searchTerms(search: string, substances: Substances): SearchTerm[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  const terms: SearchTerm[] = [];
  for (let first = 0; first < words.length;) {
    const { size, classes } = longestName(words.slice(first, first + MOST_WORDS), substances);
    terms.push({ words: words.slice(first, first + size).join(' '), classes });
    first += size;
  }
  return terms;
}

/** Whether an entry's text holds every term; a class only as a whole word. */
export function holdsAll(text: string, terms: readonly SearchTerm[]): boolean {
  return terms.every((term) => holds(text, term));
}

/** Whether an entry's text holds one of the terms, if there are any. */
export function holdsAny(text: string, terms: readonly SearchTerm[]): boolean {
  return terms.length === 0 || terms.some(({ words }) => holds(text, { words, classes: [] }));
}

function holds(text: string, { words, classes }: SearchTerm): boolean {
  const searched = ` ${text.toLowerCase()} `;
  return searched.includes(words) || classes.some((one) => searched.includes(` ${one} `));
}

function longestName(words: readonly string[], substances: Substances): { size: number; classes: readonly string[] } {
  for (let size = words.length; size > 0; size -= 1) {
    const name = words.slice(0, size).join(' ');
    const named = substances.find((one) => one.name === name || one.otherNames.includes(name));
    if (named !== undefined) return { size, classes: [named.name, ...named.classes] };
  }
  return { size: 1, classes: [] };
}
