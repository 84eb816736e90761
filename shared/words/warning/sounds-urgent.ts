import learned from '#shared/languages/en/urgency.json' with { type: 'json' };

/** What each word and pair of words weighs for a person's words being urgent, in tenths; `even` is for all of them. */
export type UrgentWords = { readonly even: number; readonly weights: Readonly<Record<string, number>> };

const MOST_SHOWN = 5;
/** Tenths above even: no more than the rounding of the weights is no warning. */
const ROUNDING = 1;

/**
 * The words that make a text sound urgent although no warning sign is named in it (WARN-10), the heaviest first; an empty
 * list if it does not. `words` are plain words with what is denied blanked (`SaidNow.words`). Learned from the corpus by
 * `npm run learn`; never throws, and its time is proportional to the text.
 */
export function soundsUrgent(words: string, { even, weights }: UrgentWords = learned): string[] {
  const known = wordsAndPairs(words).flatMap((word) => {
    // Somebody's work may be “constructor”, which every object has.
    const weight = Object.hasOwn(weights, word) ? weights[word] : undefined;
    return weight === undefined ? [] : [{ word, weight }];
  });
  const sum = known.reduce((total, { weight }) => total + weight, 0);
  if (even + sum * shareOf(known.length) <= ROUNDING) return [];
  return known
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_SHOWN)
    .map(({ word }) => word);
}

/** How much each of so many words counts: a long story is not more urgent for having more of them, nor one word alone. */
export function shareOf(words: number): number {
  return 1 / Math.sqrt(words + 5);
}

/** Each word of letters once, and each pair of neighbours within a sentence. Names, ages and numbers are blanked before. */
export function wordsAndPairs(words: string): string[] {
  const found = new Set<string>();
  for (const sentence of words.split(/[.#?]+/u)) {
    let before = '';
    for (const word of sentence.split(' ')) {
      if (!/^\p{L}/u.test(word)) continue;
      found.add(word);
      if (before !== '') found.add(`${before} ${word}`);
      before = word;
    }
  }
  return [...found];
}
