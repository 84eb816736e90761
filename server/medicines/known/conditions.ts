import { readTable, type Row } from './read-table.ts';

/** A condition that decides which medicine is safe: its name in cautions.tsv, in a sentence, and the words for it. */
export type KnownCondition = { readonly name: string; readonly inSentence: string; readonly source: string };

const PHRASE = /^[\p{L}\d '.:()|[\]*]+$/u;

/** Every condition of conditions.tsv. */
export const KNOWN_CONDITIONS: readonly KnownCondition[] = readKnownConditions(
  readTable('conditions.tsv', ['condition', 'in a sentence', 'words']),
);

/**
 * The conditions of a table. A phrase is words in small letters; `*` stands for the rest of a word or for any word,
 * `[…]` for what may be left out, `(a|b)` for one of several.
 * @throws with the position of a phrase that is none, or of a condition that is there already
 */
export function readKnownConditions(rows: readonly Row[]): KnownCondition[] {
  const names = new Set<string>();
  return rows.map(({ cells, place }) => {
    const [name = '', inSentence = '', phrases = ''] = cells;
    if (name === '' || names.has(name)) throw new Error(`${place}: “${name}” is empty or there already`);
    names.add(name);
    const said = phrases.split(',').map((phrase) => sourceOf(phrase.trim(), place));
    return { name, inSentence: inSentence === '' ? name : inSentence, source: [...said, literally(name)].join('|') };
  });
}

function sourceOf(phrase: string, place: string): string {
  if (!PHRASE.test(phrase) || phrase !== phrase.toLowerCase())
    throw new Error(`${place}: “${phrase}” is no phrase: small letters, figures, *, […] and (a|b) only`);
  const source = phrase
    .replaceAll('.', String.raw`\.`)
    .replaceAll('(', '(?:')
    .replaceAll('*', String.raw`\w*`)
    // Beside a space the brackets hold a whole word, which goes together with its space; otherwise a part of a word.
    .replaceAll(/(?<=^| )\[([^[\]]*)\] /gu, '(?:(?:$1) )?')
    .replaceAll(/ \[([^[\]]*)\]$/gu, '(?: (?:$1))?')
    .replaceAll(/\[([^[\]]*)\]/gu, '(?:$1)?');
  const pattern = patternOf(source, `${place}: a bracket of “${phrase}” is not closed`);
  if (pattern.test('')) throw new Error(`${place}: nothing of “${phrase}” has to be said`);
  return source;
}

function patternOf(source: string, fault: string): RegExp {
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    throw new Error(fault);
  }
}

/** A condition's own name, as a plain text has it: checks are given conditions by their names, too. */
function literally(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/(?<=[\p{L}\d])-(?=[\p{L}\d])/gu, ' ')
    .replaceAll(/[*.+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
