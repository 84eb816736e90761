/**
 * A text made easy to search: lower-case words and marks, one space between any two and one at each end, without
 * hesitations ("um") and hyphens. `at[i]` is the offset in the original text of the character `text[i]`.
 */
export type PlainWords = { readonly text: string; readonly at: readonly number[]; readonly original: string };

/** A stretch of `PlainWords.text`; `end` is exclusive. */
export type Span = { readonly start: number; readonly end: number };

const WORDS_AND_MARKS =
  /(?:mr|mrs|ms|dr)\.|\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}]+(?:['’ʼ`´][\p{L}\p{M}]+)*|[.!?;\n]+|\s-\s|[,:()—–|/+]/gu;
const HESITATION = /^(?:u+h+m*|u+m+|e+r+m*|a+h+|eh|h+m+|m+h*m+)$/u;
/** No word of any language on a form; longer ones would make patterns slow. */
const LONGEST_WORD = 60;
const TAKES_LIKE =
  /^(?:feel|feels|feeling|felt|look|looks|looking|sound|sounds|seem|seems|just|something|more|is|was)$/u;

/** Reads a text into plain words, in one pass. */
export function readPlainWords(original: string): PlainWords {
  const lower = lowerCase(original);
  let text = ' ';
  const at: number[] = [0];
  let last = '';
  const push = (word: string, start: number): void => {
    for (let index = 0; index < word.length; index += 1) at.push(start + index);
    at.push(start + word.length);
    text += `${word} `;
    last = word;
  };
  for (const match of lower.matchAll(WORDS_AND_MARKS)) {
    const word = match[0].length > LONGEST_WORD ? '.' : plainForm(match[0]);
    if (HESITATION.test(word) || (word === 'like' && !TAKES_LIKE.test(last))) continue;
    // A hesitation leaves its commas behind ("it's, um, Ann"): two marks in a row are one.
    if (word === ',' && (last === ',' || last === '.' || last === '?')) continue;
    push(word, match.index);
  }
  return { text, at, original };
}

/** The offsets in the original text of a stretch of plain words. */
export function originalSpan(words: PlainWords, span: Span): Span {
  return { start: words.at[span.start] ?? 0, end: (words.at[span.end - 1] ?? -1) + 1 };
}

function plainForm(mark: string): string {
  const first = mark.charAt(0);
  if (/[.!;\n]/u.test(first)) return mark.includes('?') ? '?' : '.';
  if (first === '?') return '?';
  if (/[\s—–|()/]/u.test(first)) return ',';
  return mark.replace(/[’ʼ`´]/gu, "'").replace(/\.$/u, '');
}

/** Lower-case of the same length, so that offsets stay true ("İ" would become two characters). */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replace(/\p{Lu}/gu, (char) => (char.toLowerCase().length === char.length ? char.toLowerCase() : char));
}
