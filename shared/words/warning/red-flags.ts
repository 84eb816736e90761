import packed from '#shared/languages/en/packed/warning-signs.json' with { type: 'json' };
import type { Reading } from '#shared/words/reading/read-words.ts';
import { readPlainWords } from '#shared/words/reading/plain-words.ts';
import { readSaidNow, type SaidNow } from '#shared/words/reading/said-now.ts';
import { compileNoted, type PackedSigns } from './signs/packed-signs.ts';
import { compileSign } from './signs/sign-phrase.ts';
import { soundsUrgent } from './sounds-urgent.ts';
import { SOUNDS_URGENT, WARNING_SIGN_IDS, type NamedSign, type RedFlag } from './warning-sign-ids.ts';

export type { NamedSign, RedFlag };

/** Which entry of a sign's data warned: its list, and the position in it. */
export type WarnedBy = { readonly list: 'said' | 'noted' | 'together'; readonly entry: number };

/** A warning sign that is mentioned, and the first entry that says so; or the words that sound urgent without one. */
export type Warning =
  | { readonly sign: NamedSign; readonly by: WarnedBy }
  | { readonly sign: typeof SOUNDS_URGENT; readonly words: readonly string[] };

const SIGNS = compileSigns(packed);

/**
 * The warning signs a text names that are not denied, long ago, feared or only asked about (WARN-1), in the order of
 * WARNING_SIGN_IDS; an empty list if there are none. Works on speech, typing and names of symptoms.
 */
export function findRedFlags(text: string): NamedSign[] {
  return namedSigns(readSaidNow(readPlainWords(text))).map(({ sign }) => sign);
}

/** What warns in a patient's own words: the signs they name, each with what said it; without one, whether they sound urgent. */
export function warn({ words }: Pick<Reading, 'words'>): Warning[] {
  const now = readSaidNow(words);
  const named = namedSigns(now);
  if (named.length > 0) return named;
  const urgent = soundsUrgent(now.words);
  return urgent.length > 0 ? [{ sign: SOUNDS_URGENT, words: urgent }] : [];
}

function namedSigns(now: SaidNow): Extract<Warning, { by: WarnedBy }>[] {
  // The symptoms' names are read as plain words too, so that they match the phrases of the data.
  const noted = `${now.words} .${readPlainWords(now.symptoms.join('. ')).text}`;
  const spoken = { undenied: now.words, spoken: now.spoken };
  return SIGNS.flatMap(({ sign, said, alone, entries, together }): Extract<Warning, { by: WarnedBy }>[] => {
    const entry = said.findIndex((isSaid) => isSaid(spoken));
    if (entry >= 0) return [{ sign, by: { list: 'said', entry } }];
    // All at once is faster than one after the other; which one it was is asked only of those that warn.
    if (alone !== undefined && noted.search(alone) !== -1)
      return [{ sign, by: { list: 'noted', entry: entries().findIndex((one) => noted.search(one) !== -1) } }];
    const both = together.findIndex((groups) => groups.every((one) => noted.search(one) !== -1));
    return both >= 0 ? [{ sign, by: { list: 'together', entry: both } }] : [];
  });
}

function compileSigns({ groups, signs }: PackedSigns) {
  return WARNING_SIGN_IDS.flatMap((sign) =>
    signs
      .filter(({ id }) => id === sign)
      .map(({ said, noted, together }) => ({
        sign,
        said: said.map((one) => compileSign(one, groups)),
        alone: noted.length === 0 ? undefined : compileNoted(noted, groups),
        entries: () => noted.map((one) => compileNoted([one], groups)),
        together: together.map((parts) => parts.map((part) => compileNoted(part, groups))),
      })),
  );
}
