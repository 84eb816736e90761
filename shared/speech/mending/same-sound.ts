import type { Lexicon } from './lexicon.ts';
import type { NameLists } from './name-lists.ts';

/** A spelling this much commoner (natural log-probability) is looked at where the sound cannot tell the two apart. */
const MUCH_COMMONER = 2;
const MOST = 3;

export interface Spelling {
  readonly text: string;
  readonly prior: number;
}

/** A first and a last name, and the much commoner ways to write what sounds the same ("Gloria Mendes": "Gloria Mendez"). */
export type FindSpellings = (first: string, last: string) => readonly Spelling[];

/** Finds spellings in the lists; none for a name that they have not. */
export function createSpellingFinder(lists: NameLists, lexicon: Lexicon): FindSpellings {
  const firsts = bySound(lists.first, lexicon);
  const lasts = bySound(lists.last, lexicon);
  return (first, last) => {
    const priorOf = (one: string, other: string) => ((lists.first[one] ?? 0) + (lists.last[other] ?? 0)) / 100;
    return twins(first, lists.first, firsts, lexicon)
      .flatMap((one) => twins(last, lists.last, lasts, lexicon).map((other) => [one, other] as const))
      .map(([one, other]) => ({ text: `${one} ${other}`, prior: priorOf(one, other) }))
      .toSorted((one, other) => Number(other.text === `${first} ${last}`) - Number(one.text === `${first} ${last}`))
      .slice(0, MOST + 1);
  };
}

/** The name itself and those that are said like it and much commoner. */
function twins(
  name: string,
  list: Readonly<Record<string, number>>,
  names: ReadonlyMap<string, readonly string[]>,
  lexicon: Lexicon,
): string[] {
  const own = list[name];
  if (own === undefined) return [];
  const alike = lexicon.soundsOfName(name).flatMap((sounds) => names.get(sounded(sounds)) ?? []);
  return [...new Set([name, ...alike.filter((other) => (list[other] ?? own) - own > MUCH_COMMONER * 100)])];
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

/** What nobody hears is left out: how an s is voiced, and which weak vowel stands where. */
function sounded(sounds: readonly string[]): string {
  return sounds.map((sound) => (sound === 'Z' ? 'S' : sound === 'IH' ? 'AH' : sound)).join(' ');
}
