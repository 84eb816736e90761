import { isNameWord, plainWord } from '#shared/speech/light/word-network.ts';
import { soundsOfLetters } from './letter-to-sound.ts';
import type { Sounds } from './sound-distance.ts';

/** Pronunciations: of the network's words, names among them, and of any other word from its letters. */
export interface Lexicon {
  /** The pronunciations of a word, in any case, a few at most. */
  soundsOf(word: string): readonly Sounds[];
  /** The pronunciations of a listed name. */
  soundsOfName(name: string): readonly Sounds[];
}

/**
 * Reads words.dict, as written by tools/language/build-vocabulary.ts: "~Anna AE N AH", "~Anna(2) AA N AH", "cough K AO
 * F".
 */
export function readLexicon(dictionary: string): Lexicon {
  const words = new Map<string, Sounds[]>();
  const names = new Map<string, Sounds[]>();
  for (const line of dictionary.split('\n')) {
    const [entry = '', ...sounds] = line.split(' ');
    if (sounds.length === 0) continue;
    const word = entry.replace(/\(\d+\)$/, '');
    if (isNameWord(word)) add(names, plainWord(word), sounds);
    add(words, plainWord(word).toLowerCase(), sounds);
  }
  return {
    soundsOf: (word) =>
      words.get(word.toLowerCase()) ?? soundsOfLetters(asItSounds(word)).map((sounds) => sounds.split(' ')),
    soundsOfName: (name) => names.get(name) ?? [],
  };
}

function add(map: Map<string, Sounds[]>, word: string, sounds: Sounds): void {
  const known = map.get(word);
  if (known === undefined) map.set(word, [sounds]);
  else known.push(sounds);
}

/** Silent letters in English; foreign names never reach this. */
const SILENT: readonly (readonly [RegExp, string])[] = [
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/igh/, 'ai'],
  [/ache/, 'eik'],
  [/air/, 'er'],
  [/ow(?=s?$)/, 'o'],
  [/ce$/, 's'],
  [/(?<=[aeiou][bcdfgklmnprstvz])e(?=s?$)/, ''],
];

function asItSounds(word: string): string {
  return SILENT.reduce((text, [written, said]) => text.replace(written, said), word.toLowerCase());
}

/** The pronunciations of several words in sequence. */
export function soundsOfAll(words: readonly string[], lexicon: Lexicon): Sounds[] {
  const MOST = 4;
  return words.reduce<Sounds[]>(
    (ways, word) => ways.flatMap((way) => lexicon.soundsOf(word).map((sounds) => [...way, ...sounds])).slice(0, MOST),
    [[]],
  );
}
