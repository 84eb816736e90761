import { withPlainLetters } from '#shared/text/plain-letters.ts';

const TITLES = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'dr',
  'prof',
  'sir',
  'herr',
  'frau',
  'sr',
  'sra',
  'jr',
  'mme',
  'mlle',
]);

/** A name's words in one normalized form: no accents, case, titles or punctuation. */
export function nameWords(name: string): string[] {
  const lower = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  const words = withPlainLetters(lower)
    .replace(/['’`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const bare = words.filter((word) => !TITLES.has(word));
  return bare.length > 0 ? bare : words;
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^(kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^chr/, 'kr'],
  [/tsch|tch|sch|sh|sz|zh|ch|cz/g, 's'],
  [/gh/g, ''],
  [/ph/g, 'f'],
  [/th|dt/g, 't'],
  [/ck|cq/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/[cqg]/g, 'k'],
  [/[vw]/g, 'f'],
  [/b/g, 'p'],
  [/d/g, 't'],
  [/z/g, 's'],
  [/m/g, 'n'],
];
const LONGEST_SOUND = 6;

/**
 * Roughly how a word of a name sounds: easily confused consonants are the same, vowels count only at the beginning. A
 * word in a non-Latin script stands for itself.
 */
export function soundOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  const consonants = SOUNDS.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word);
  const first = /^[aeiouyhj]/.test(consonants) ? 'a' : '';
  const rest = consonants.replace(/[aeiouyhj]/g, '').replace(/(.)\1+/g, '$1');
  return (first + rest).slice(0, LONGEST_SOUND);
}
