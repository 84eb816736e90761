import type { Lexicon } from './lexicon.ts';
import { areOfOneRegion, type NameLists } from '#shared/speech/names/name-lists.ts';

/**
 * Names that are this much more likely together (natural log-probability) are considered if the sound cannot tell them
 * from what was heard.
 */
const MUCH_COMMONER = 1.5;
const MOST = 2;

export interface Spelling {
  readonly text: string;
  readonly prior: number;
}

/** A first and a last name, and much likelier spellings that sound the same ("Gloria Mendes": "Gloria Mendez"). */
export type FindSpellings = (first: string, last: string) => readonly Spelling[];

/**
 * The bonus (natural log-probability) if both names come from the same region: Viktor with Horvath, Victor with Hughes.
 */
const OF_ONE_REGION = 4;

/** Finds spellings in the lists; none for a name that is not in them. */
export function createSpellingFinder(lists: NameLists, lexicon: Lexicon): FindSpellings {
  const firsts = bySound(lists.first, lexicon);
  const lasts = bySound(lists.last, lexicon);
  const priorOf = (first: string, last: string) =>
    ((lists.first[first] ?? 0) + (lists.last[last] ?? 0)) / 100 +
    (areOfOneRegion(lists, first, last) === true ? OF_ONE_REGION : 0);
  return (first, last) => {
    if (lists.first[first] === undefined || lists.last[last] === undefined) return [];
    const heard = { text: `${first} ${last}`, prior: priorOf(first, last) };
    const others = alike(first, firsts, lexicon)
      .flatMap((one) =>
        alike(last, lasts, lexicon).map((other) => ({ text: `${one} ${other}`, prior: priorOf(one, other) })),
      )
      .filter(({ prior }) => prior - heard.prior > MUCH_COMMONER)
      .toSorted((one, other) => other.prior - one.prior);
    return [heard, ...others.slice(0, MOST)];
  };
}

/** The names that sound like a name, including itself. */
function alike(name: string, names: ReadonlyMap<string, readonly string[]>, lexicon: Lexicon): string[] {
  return [...new Set(lexicon.soundsOfName(name).flatMap((sounds) => names.get(sounded(sounds)) ?? []))];
}

function bySound(list: Readonly<Record<string, number>>, lexicon: Lexicon): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const name of Object.keys(list)) {
    for (const sounds of lexicon.soundsOfName(name)) {
      const key = sounded(sounds);
      names.set(key, [...(names.get(key) ?? []), name]);
    }
  }
  return names;
}

/** Leaves out what nobody hears: a voiced or voiceless s, which weak vowel it is, and an h inside a name. */
function sounded(sounds: readonly string[]): string {
  return sounds
    .filter((sound, at) => at === 0 || sound !== 'HH')
    .map((sound) => (sound === 'Z' ? 'S' : sound === 'IH' ? 'AH' : sound))
    .join(' ');
}
