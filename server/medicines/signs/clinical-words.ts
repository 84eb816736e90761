import { readPlainWords } from '#shared/words/reading/plain-words.ts';
import type { SignText } from '#shared/words/warning/signs/sign-phrase.ts';
import { answeredNo, denials, type DeniedPart } from '#server/medicines/read/statements.ts';

/** A report's plain text in the words in which phrases are looked for, with and without what it denies. */
export function clinicalWords(text: string): SignText {
  // A new line ends a sentence; of the same length, so that places stay.
  const lines = text.replaceAll('\n', '.');
  const words = readPlainWords(lines);
  const cues = denials(lines);
  const without = (denied: readonly DeniedPart[]) =>
    Array.from(words.text, (sign, index) => {
      const at = words.at[index] ?? 0;
      return sign !== ' ' && denied.some(({ start, end }) => at > start && at < end) ? '#' : sign;
    }).join('');
  return {
    undenied: without([...cues, ...answeredNo(lines)]),
    // “No urine” is said where it denies; “no, I am not drinking or anything” is denied itself.
    spoken: without(cues.filter(({ start }) => cues.some((outer) => isWithin(start, outer, lines)))),
  };
}

function isWithin(at: number, { start, end }: DeniedPart, text: string): boolean {
  return at > start && at < end && !text.slice(start, at).includes(',');
}
