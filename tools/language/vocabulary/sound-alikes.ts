import { isNameWord } from '#shared/speech/light/word-network.ts';

/** A name this many times as common as another keeps its sound to itself. */
const MUCH_COMMONER = 3;
const VOWEL = /^[AEIOU]/;

/**
 * Removes from each name alternative pronunciations that differ only in vowels from a much more common name: "Jansen"
 * read as "Janson" would be heard whenever "Johnson" is pronounced slightly differently from the dictionary. The first
 * pronunciation of every name stays.
 */
export function withoutLookAlikes(
  sounds: ReadonlyMap<string, readonly string[]>,
  weightOf: (name: string) => number,
): ReadonlyMap<string, readonly string[]> {
  const commonest = new Map<string, number>();
  for (const [word, ways] of sounds) {
    if (!isNameWord(word)) continue;
    for (const way of ways)
      commonest.set(consonants(way), Math.max(commonest.get(consonants(way)) ?? 0, weightOf(word)));
  }
  const isTaken = (word: string, way: string) => (commonest.get(consonants(way)) ?? 0) > MUCH_COMMONER * weightOf(word);
  return new Map(
    [...sounds].map(([word, ways]) => [
      word,
      isNameWord(word) ? ways.filter((way, at) => at === 0 || !isTaken(word, way)) : ways,
    ]),
  );
}

/** The sounds with all vowels equal. */
function consonants(way: string): string {
  return way
    .split(' ')
    .map((sound) => (VOWEL.test(sound) ? 'A' : sound))
    .join(' ');
}
