import { similarity } from '#shared/text/edit-distance.ts';
import { phrase } from '#shared/words/reading/phrase.ts';
import type { Span } from '#shared/words/reading/plain-words.ts';

/** A word given letter by letter: "J-A-N-E", "smith s m i double t h". */
export type SpelledWord = Span & { readonly value: string };

const LETTER = '(doubl )?[a-z]';
const SPELLED = phrase(`${LETTER}(( ,)? ${LETTER}){2,}`);
/** The least similarity of a word and its spelling; a misheard word has half its letters right. */
const ALIKE = 0.5;

/** The spelled words in a text; the "I" or "a" of "J-A-N-E. I am …" begins the next sentence. */
export function findSpelled(text: string): SpelledWord[] {
  return Array.from(text.matchAll(SPELLED), ({ index, 0: said }) => {
    const value = said
      .replace(/ [ia]$/u, '')
      .replaceAll(/doubl ([a-z])/gu, '$1$1')
      .replaceAll(/[ ,]/gu, '');
    return { start: index + 1, end: index + said.length, value };
  });
}

/** A name corrected by the words spelled after it: "Kahn, that's K-H-A-N" is Khan. */
export function asSpelled(name: string, spelled: readonly SpelledWord[]): string {
  const words = name.split(' ');
  for (const { value } of spelled) {
    // Part of a word, or the whole name, is only repeated.
    if (words.map(letters).some((word) => value.includes(word) || word.startsWith(value))) continue;
    const likeness = words.map((word) => similarity(letters(word), value));
    const best = Math.max(...likeness);
    if (best >= ALIKE) words[likeness.indexOf(best)] = capital(value);
  }
  return words.join(' ');
}

/** "O'Brien" and "Siân" as they are spelled. */
function letters(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
}

/** A spelled word as a name is written. */
export function capital(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}
