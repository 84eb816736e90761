import { phrase } from '#shared/words/reading/phrase.ts';
import { readPlainWords } from '#shared/words/reading/plain-words.ts';
import { RED_FLAG_TABLE } from './red-flag-table.ts';
import { readSaidNow } from '#shared/words/reading/said-now.ts';
import { findPlainSigns } from '#shared/words/warning/signs/plain-signs.ts';

/** A warning sign in the patient's words; what people read for it is no diagnosis, and theirs who show it. */
export type RedFlag = (typeof RED_FLAG_TABLE)[number][0];

const ROWS = RED_FLAG_TABLE.map(([flag, when]) => ({
  flag,
  when: when.split(' ; ').map((said) => said.split(' & ').map((one) => phrase(one))),
}));

/**
 * The warning signs that are said of the patient and neither denied, long ago, feared nor only asked about
 * (WARN-1), in the order of the table; none gives an empty list. Works on speech and typing.
 */
export function findRedFlags(text: string): RedFlag[] {
  const now = readSaidNow(text);
  // The names are read like the rest, so that they match the phrases of the table.
  const said = `${now.words} .${readPlainWords(now.symptoms.join('. ')).text}`;
  const plain = findPlainSigns({ undenied: now.words, spoken: now.spoken });
  const flags = ROWS.filter(
    ({ flag, when }) => plain.includes(flag) || when.some((all) => all.every((one) => said.search(one) !== -1)),
  );
  return flags.map(({ flag }) => flag);
}
