import { phrase, spansOf } from './phrase.ts';
import { readPlainWords, type PlainWords } from './plain-words.ts';
import { RED_FLAG_TABLE } from './red-flag-table.ts';
import { findUnsaid, isWithin, type Unsaid } from './unsaid.ts';

/** A warning sign in the patient's words. The label is for staff and is no diagnosis. */
export type RedFlag = { readonly id: string; readonly label: string };

const MOST_CHARACTERS = 20_000;

/** Every phrase once, though many rows share it. */
const COMPILED = new Map<string, RegExp>();
for (const phrases of RED_FLAG_TABLE.flatMap((row) => row.when)) {
  for (const source of phrases) COMPILED.set(source, COMPILED.get(source) ?? phrase(source));
}

/**
 * The warning signs that are said of the patient and neither denied, long ago, feared nor only asked about
 * (clinical-rules.md, "Red flags"), in the order of the table; none gives an empty list. Works on speech and typing.
 */
export function findRedFlags(text: string): RedFlag[] {
  const words = readPlainWords(text.slice(0, MOST_CHARACTERS));
  const unsaid = findUnsaid(words);
  const known = new Map<string, boolean>();
  const isSaid = (source: string): boolean => {
    const said = known.get(source) ?? isSaidNow(source, words, unsaid);
    known.set(source, said);
    return said;
  };
  return RED_FLAG_TABLE.filter(({ when }) => when.some((phrases) => phrases.every(isSaid))).map(({ id, label }) => ({
    id,
    label,
  }));
}

function isSaidNow(source: string, words: PlainWords, { denied, distant }: Unsaid): boolean {
  const pattern = COMPILED.get(source);
  return (
    pattern !== undefined && spansOf(words, pattern).some((span) => !isWithin(span, denied) && !isWithin(span, distant))
  );
}
