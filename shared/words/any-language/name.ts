import type { LanguagePack } from './language-pack.ts';
import { compileIn } from './pattern.ts';
import { foldWord, type Tokens } from './tokens.ts';

const MOST_WORDS = 4;
const MOST_SMALL_WORDS = 3;
const WORD = /^[^\s,.;:!?¡¿]+/u;

/** Finds the patient's name: after a phrase that a name follows; after a weak one only with a capital. */
export function findNameIn(pack: LanguagePack): (tokens: Tokens) => string | undefined {
  const carriers = [
    { pattern: compileIn(pack.nameAfter.join('|'), pack), isSure: true },
    { pattern: compileIn(pack.weakNameAfter.join('|'), pack), isSure: false },
  ];
  const ends = new Set(pack.noNames);
  return ({ text, at, original }) => {
    for (const { pattern, isSure } of carriers) {
      for (const { index, 0: said } of text.matchAll(pattern)) {
        const start = at[index + said.length + 1];
        const name = start === undefined ? undefined : nameAt(original.slice(start), isSure);
        if (name !== undefined) return name;
      }
    }
    return undefined;
  };

  function nameAt(rest: string, isSure: boolean): string | undefined {
    const words: string[] = [];
    let left = rest;
    for (;;) {
      const word = WORD.exec(left)?.[0];
      if (word === undefined) break;
      const isCapital = /^\p{Lu}/u.test(word);
      const folded = foldWord(word);
      const isParticle = words.length > 0 && pack.particles.includes(folded);
      const isName = /^[\p{L}\p{M}'’-]+$/u.test(word) && (isCapital || isParticle || (isSure && !ends.has(folded)));
      const small = words.length > 0 && /^\p{Lu}/u.test(words[0] ?? '') ? 0 : MOST_SMALL_WORDS;
      const isFull = words.length >= MOST_WORDS || (!isCapital && !isParticle && words.length >= small);
      if (!isName || isFull || (isCapital && ends.has(folded))) break;
      words.push(word);
      left = left.slice(word.length);
      if (!left.startsWith(' ')) break;
      left = left.trimStart();
    }
    while (pack.particles.includes(foldWord(words.at(-1) ?? ''))) words.pop();
    if (words.length === 0) return undefined;
    return words.map((word) => (pack.particles.includes(foldWord(word)) ? word : capital(word))).join(' ');
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
