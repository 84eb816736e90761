import type { Questions, Stretch } from '#shared/speech/moonshine/questions.ts';
import { PRIOR_WEIGHT, type Found, type Lists } from '#shared/speech/moonshine/search.ts';
import type { TranscriptWord } from '#shared/speech/moonshine/spoken-words.ts';
import { bare, type Mended } from '#shared/speech/mending/mended-words.ts';
import type { NameCandidate } from './name-candidates.ts';
import type { NameLists } from './name-lists.ts';
import { priorOfName } from './name-weights.ts';

/** The penalty for a candidate's difference in sound (sound-distance.ts). */
const DISTANCE_WEIGHT = 1;
/** How many names are weighed: those that sound most similar, and those the decoder finds in the lists. */
const NEAR = 5;
const FOUND = 6;
/**
 * A name found by the decoder that is not among the nearest counts as different as the farthest of these, and at least
 * this much.
 */
const FAR = 1.5;
/** The mean log-probability of a word's tokens above which a listed name is not doubted. */
const CLEAR = -0.6;

/** The known names, and how to find one. */
export interface ListedNames {
  readonly lists: NameLists;
  /** The given and the family names in tokens. */
  readonly spelled: Lists;
  /** Finds names that sound similar to words. */
  readonly find: (heard: readonly string[], most: number) => NameCandidate[];
}

/** The listed name that is more likely than what was heard in one of the stretches; undefined if there is none. */
export async function likeliestName(
  words: readonly TranscriptWord[],
  stretches: readonly Stretch[],
  names: ListedNames,
  { rescore, search }: Questions,
): Promise<Mended | undefined> {
  const texts = words.map(({ text }) => text);
  const [first] = stretches;
  if (first === undefined || (stretches.length === 1 && isBeyondDoubt(words.slice(first.from, first.to), names.lists)))
    return undefined;
  const found = await search(first.from, names.spelled);
  let best: { mended: Mended; gain: number } | undefined;
  for (const stretch of stretches) {
    const heard = texts.slice(stretch.from, stretch.to).map(bare);
    const candidates = candidatesFor(heard, names, found);
    const [unchanged = 0, ...scores] = await rescore(stretch, [heardText(texts, stretch), ...candidates.map(textOf)]);
    const base = unchanged + PRIOR_WEIGHT * priorOfName(heard[0] ?? '', heard.at(-1) ?? '', names.lists);
    for (const [at, candidate] of candidates.entries()) {
      const prior = PRIOR_WEIGHT * priorOfName(candidate.first, candidate.last, names.lists);
      const gain = (scores[at] ?? -Infinity) + prior - DISTANCE_WEIGHT * candidate.distance - base;
      if (gain > (best?.gain ?? 0)) best = { mended: { ...stretch, text: textOf(candidate) }, gain };
    }
  }
  return best?.mended;
}

/** The listed names that sound most similar, and those the decoder found there. */
function candidatesFor(heard: readonly string[], { find }: ListedNames, found: readonly Found[]): NameCandidate[] {
  const near = find(
    heard.flatMap((word) => word.split('-')),
    NEAR,
  );
  const known = new Set(near.map(textOf));
  const distance = Math.max(FAR, ...near.map((candidate) => candidate.distance));
  const others = found.slice(0, FOUND).map(({ phrases: [first = '', last = ''] }) => ({ first, last, distance }));
  return [...near, ...others.filter((other) => !known.has(textOf(other)))];
}

function textOf({ first, last }: NameCandidate): string {
  return `${first} ${last}`;
}

/** As it was written, without the punctuation at its end, which belongs to what follows. */
function heardText(texts: readonly string[], { from, to }: Stretch): string {
  return texts
    .slice(from, to)
    .join(' ')
    .replace(/[.,?!;:]+$/, '');
}

function isBeyondDoubt(words: readonly TranscriptWord[], { first, last }: NameLists): boolean {
  const [given = '', family = '', ...more] = words.map(({ text }) => bare(text));
  const isListed = more.length === 0 && Object.hasOwn(first, given) && Object.hasOwn(last, family);
  return isListed && words.every(({ logProbability, tokens }) => logProbability / tokens > CLEAR);
}
