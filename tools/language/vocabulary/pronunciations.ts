import { soundsOfLetters } from '#shared/speech/mending/letter-to-sound.ts';

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

/** The sounds of a common word: ours first, then the dictionary's. Throws for a word that neither has. */
export function pronounce(word: string, dictionary: Dictionary, own: Dictionary): readonly string[] {
  const known = own.get(word) ?? dictionary.get(word);
  if (known === undefined) {
    throw new Error(`no pronunciation for "${word}": add it to tools/language/vocabulary/own-words.dict`);
  }
  return known;
}

/**
 * The sounds of a name: ours and the dictionary's, as an English reader says it (name-sounds.dict), and for a foreign
 * or unlisted name also from its letters.
 */
export function pronounceName(
  name: string,
  sources: { readonly dictionary: Dictionary; readonly own: Dictionary; readonly read: Dictionary },
  isForeign: boolean,
): readonly string[] {
  const key = name.toLowerCase();
  const listed = sources.own.get(key) ?? sources.dictionary.get(key) ?? ofParts(name, sources.dictionary) ?? [];
  const read = sources.read.get(key) ?? [];
  const atHome = isForeign || listed.length + read.length === 0 ? soundsOfLetters(name) : [];
  return [...new Set([...listed, ...read, ...atHome.slice(0, listed.length === 0 ? 2 : 1)])];
}

/** "DeLaCruz" and "JeanBaptiste" sound like their parts. */
function ofParts(word: string, dictionary: Dictionary): readonly string[] | undefined {
  const parts = word.split(/(?=[A-Z])/);
  if (parts.length < 2) return undefined;
  const sounds = parts.map((part) => dictionary.get(part.toLowerCase())?.[0] ?? soundsOfLetters(part)[0] ?? '');
  return [sounds.join(' ')];
}
