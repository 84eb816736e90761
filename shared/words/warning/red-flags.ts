import { phrase } from '#shared/words/reading/phrase.ts';
import { readPlainWords } from '#shared/words/reading/plain-words.ts';
import { readSaidNow } from '#shared/words/reading/said-now.ts';
import { findPlainSigns } from '#shared/words/warning/signs/plain-signs.ts';
import type { SignPhrases } from './clinical/sign-phrases.ts';
import { RED_FLAG_TABLE } from './red-flag-table.ts';

/** A warning sign in the patient's words, which is not a diagnosis. */
export type RedFlag = keyof typeof RED_FLAG_TABLE;

const SIGNS = Object.keys(RED_FLAG_TABLE)
  .filter(isRedFlag)
  .map((flag) => ({ flag, ways: waysToSay(RED_FLAG_TABLE[flag]) }));

/**
 * The warning signs a patient mentions that are not denied, long ago, feared or only asked about (WARN-1), in the order
 * of the table; an empty list if there are none. Works on speech and typing.
 */
export function findRedFlags(text: string): RedFlag[] {
  const now = readSaidNow(text);
  // The symptoms' names are read as plain words too, so that they match the phrases of the table.
  const said = `${now.words} .${readPlainWords(now.symptoms.join('. ')).text}`;
  const plain = findPlainSigns({ undenied: now.words, spoken: now.spoken });
  const found = SIGNS.filter(
    ({ flag, ways }) => plain.includes(flag) || ways.some((groups) => groups.every((one) => said.search(one) !== -1)),
  );
  return found.map(({ flag }) => flag);
}

function isRedFlag(name: string): name is RedFlag {
  return Object.hasOwn(RED_FLAG_TABLE, name);
}

/** Each way to mention a sign, as patterns that must all match. */
function waysToSay({ alone, together }: SignPhrases): RegExp[][] {
  const ways = alone.length === 0 ? together : [[alone], ...together];
  return ways.map((groups) => groups.map((phrases) => phrase(phrases.join('|'))));
}
