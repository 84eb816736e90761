import { soundsOfLetters } from './letter-to-sound.ts';

/** Pronunciations by lower-case word, as the package's dictionary has them ("word" and "word(2)" lines). */
export type Dictionary = ReadonlyMap<string, readonly string[]>;

export function parseDictionary(source: string): Dictionary {
  const dictionary = new Map<string, string[]>();
  for (const line of source.split('\n')) {
    if (line === '' || line.startsWith(';;')) continue;
    const gap = line.search(/\s/);
    const word = line.slice(0, gap).replace(/\(\d+\)$/, '');
    dictionary.set(word, [...(dictionary.get(word) ?? []), line.slice(gap).trim()]);
  }
  return dictionary;
}

/**
 * Sounds of a word: ours first, then the dictionary's, then, for names only, by its letters; a foreign name may be said both ways.
 * Throws for an unknown common word.
 */
export function pronounce(
  word: string,
  dictionary: Dictionary,
  own: Dictionary,
  isForeign: boolean,
): readonly string[] {
  const key = word.toLowerCase();
  const listed = dictionary.get(key);
  if (isForeign && listed !== undefined && !own.has(key)) {
    return [...new Set([...listed, ...soundsOfLetters(word).slice(0, 1)])];
  }
  const known = own.get(key) ?? listed ?? ofParts(word, dictionary);
  if (known !== undefined) return known;
  if (word === key) throw new Error(`no pronunciation for "${word}": add it to scripts/vocabulary/own-words.dict`);
  return soundsOfLetters(word);
}

/** "DeLaCruz" and "JeanBaptiste" sound like their parts. */
function ofParts(word: string, dictionary: Dictionary): readonly string[] | undefined {
  const parts = word.split(/(?=[A-Z])/);
  if (parts.length < 2) return undefined;
  const sounds = parts.map((part) => dictionary.get(part.toLowerCase())?.[0] ?? soundsOfLetters(part)[0] ?? '');
  return [sounds.join(' ')];
}
