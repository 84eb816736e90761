import { soundsOfAll, type Lexicon } from '#shared/speech/mending/lexicon.ts';
import type { NameLists } from './name-lists.ts';
import { coded, distancesOfBeginnings, type Coded } from '#shared/speech/mending/sound-distance.ts';

/** A first and a last name that sound similar to what was heard. */
export interface NameCandidate {
  readonly first: string;
  readonly last: string;
  /** How different it sounds, see sound-distance.ts. */
  readonly distance: number;
}

interface SoundedName {
  readonly name: string;
  readonly prior: number;
  readonly sounds: Coded;
  readonly reversed: Coded;
}

interface Weighed {
  readonly prior: number;
  readonly distance: number;
}

interface Part extends Weighed {
  readonly name: string;
}

/** The weight of a name's rarity relative to its difference in sound. */
const PRIOR_WEIGHT = 0.12;
const PARTS_KEPT = 8;
/** By how many sounds a name may be longer or shorter than what was heard of it. */
const LENGTHS_APART = 3;

/** Finds listed names that sound like heard words, including where the first name ends and the last name begins. */
export function createNameFinder(
  lists: NameLists,
  lexicon: Lexicon,
): (heard: readonly string[], most: number) => NameCandidate[] {
  const firsts = sounded(lists.first, lexicon);
  const lasts = sounded(lists.last, lexicon);
  return (heard, most) => {
    const found = new Map<string, NameCandidate & Weighed>();
    for (const sounds of soundsOfAll(heard, lexicon).map(coded)) {
      const begin = bestParts(firsts, sounds, ({ sounds: wanted }) => wanted);
      const end = bestParts(lasts, sounds.toReversed(), ({ reversed }) => reversed);
      for (let split = 1; split < sounds.length; split += 1) {
        for (const first of begin[split] ?? []) {
          for (const last of end[sounds.length - split] ?? []) {
            const text = `${first.name} ${last.name}`;
            const distance = first.distance + last.distance;
            if (distance < (found.get(text)?.distance ?? Infinity))
              found.set(text, { first: first.name, last: last.name, distance, prior: first.prior + last.prior });
          }
        }
      }
    }
    return [...found.values()].toSorted((one, other) => cost(one) - cost(other)).slice(0, most);
  };
}

function sounded(list: Readonly<Record<string, number>>, lexicon: Lexicon): SoundedName[] {
  return Object.entries(list).flatMap(([name, hundredths]) =>
    lexicon.soundsOfName(name).map((said) => {
      const sounds = coded(said);
      return { name, prior: hundredths / 100, sounds, reversed: sounds.toReversed() };
    }),
  );
}

/** For every number of sounds from the beginning of `heard`, the names that fit best. */
function bestParts(names: readonly SoundedName[], heard: Coded, soundsOf: (name: SoundedName) => Coded): Part[][] {
  const best: Part[][] = Array.from({ length: heard.length + 1 }, () => []);
  for (const name of names) {
    const sounds = soundsOf(name);
    const distances = distancesOfBeginnings(sounds, heard);
    const longest = Math.min(heard.length, sounds.length + LENGTHS_APART);
    for (let length = Math.max(1, sounds.length - LENGTHS_APART); length <= longest; length += 1) {
      keep(best[length] ?? [], { name: name.name, prior: name.prior, distance: distances[length] ?? Infinity });
    }
  }
  return best;
}

/** Inserts a part into the sorted list of the best ones, in which each name occurs once. */
function keep(parts: Part[], part: Part): void {
  const worst = parts.at(-1);
  if (parts.length === PARTS_KEPT && worst !== undefined && cost(part) >= cost(worst)) return;
  const same = parts.findIndex(({ name }) => name === part.name);
  if (same >= 0 && cost(parts[same] ?? part) <= cost(part)) return;
  if (same >= 0) parts.splice(same, 1);
  const place = parts.findIndex((other) => cost(other) > cost(part));
  parts.splice(place < 0 ? parts.length : place, 0, part);
  parts.length = Math.min(parts.length, PARTS_KEPT);
}

function cost({ distance, prior }: Weighed): number {
  return distance - PRIOR_WEIGHT * prior;
}
