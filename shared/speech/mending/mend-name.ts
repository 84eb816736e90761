import type { Rescore, Stretch } from '../moonshine/rescore.ts';
import type { TranscriptWord } from '../moonshine/spoken-words.ts';
import { bare, type Mended } from './mended-words.ts';
import type { NameCandidate } from './name-candidates.ts';
import type { NameLists } from './name-lists.ts';
import { nameStretches } from './name-stretches.ts';
import type { FindSpellings } from './same-sound.ts';

/** How much it counts how common a name is, beside how well it fits the sound (both natural log-probabilities). */
const PRIOR_WEIGHT = 0.7;
/** What a candidate loses for sounding otherwise than was heard, by its distance (sound-distance.ts). */
const DISTANCE_WEIGHT = 1;
/** A name that no list has is about as rare as one in ten millions. */
const UNLISTED = -16;
const CANDIDATES = 12;
/** How little the fit says between two spellings of one sound: it is only how the engine likes to write. */
const SPELLING_WEIGHT = 0.35;
/** Mean log-probability of a word's tokens from which a name of the lists is not doubted. */
const CLEAR = -1.2;

/** What the mending knows of names. */
export interface Names {
  readonly lists: NameLists;
  /** Names of the lists that sound about like words. */
  readonly find: (heard: readonly string[], most: number) => NameCandidate[];
  /** Other ways to write a first and a last name. */
  readonly spellings: FindSpellings;
}

/**
 * The name as it was most likely said: names of the lists that sound like what was heard are weighed against it by how well they fit
 * the sound and how common they are; of names that sound the same a much commoner one is taken. A rare name that was heard clearly stays.
 * Undefined where nothing is better.
 */
export async function mendName(
  words: readonly TranscriptWord[],
  names: Names,
  rescore: Rescore,
): Promise<Mended | undefined> {
  const texts = words.map(({ text }) => text);
  const stretches = nameStretches(texts);
  const likeliest = await likeliestName(words, stretches, names, rescore);
  const [heard] = stretches;
  const name =
    likeliest ??
    (heard === undefined ? undefined : { ...heard, text: texts.slice(heard.from, heard.to).map(bare).join(' ') });
  return name === undefined ? undefined : ((await commonerSpelling(name, names, rescore)) ?? likeliest);
}

async function likeliestName(
  words: readonly TranscriptWord[],
  stretches: readonly Stretch[],
  { lists, find }: Names,
  rescore: Rescore,
): Promise<Mended | undefined> {
  const texts = words.map(({ text }) => text);
  let best: { mended: Mended; gain: number } | undefined;
  for (const stretch of stretches) {
    const heard = texts.slice(stretch.from, stretch.to).map(bare);
    if (stretches.length === 1 && isListed(heard, lists) && isClear(words, stretch)) continue;
    const candidates = find(
      heard.flatMap((word) => word.split('-')),
      CANDIDATES,
    );
    const [unchanged = 0, ...scores] = await rescore(stretch, [
      heardText(texts, stretch),
      ...candidates.map(({ text }) => text),
    ]);
    const base = unchanged + PRIOR_WEIGHT * priorOf(heard, lists);
    for (const [at, { text, prior, distance }] of candidates.entries()) {
      const gain = (scores[at] ?? -Infinity) + PRIOR_WEIGHT * prior - DISTANCE_WEIGHT * distance - base;
      if (gain > (best?.gain ?? 0)) best = { mended: { ...stretch, text }, gain };
    }
  }
  return best?.mended;
}

async function commonerSpelling(
  { from, to, text }: Mended,
  { spellings }: Names,
  rescore: Rescore,
): Promise<Mended | undefined> {
  const [first = '', last = '', ...more] = text.split(' ');
  const ways = more.length > 0 ? [] : spellings(first, last);
  if (ways.length < 2) return undefined;
  const scores = await rescore(
    { from, to },
    ways.map((way) => way.text),
  );
  const weights = ways.map(({ prior }, at) => prior + SPELLING_WEIGHT * (scores[at] ?? -Infinity));
  const best = ways[weights.indexOf(Math.max(...weights))];
  return best === undefined || best === ways[0] ? undefined : { from, to, text: best.text };
}

/** As it was written, but for the marks at its end, which belong to what follows. */
function heardText(texts: readonly string[], { from, to }: Stretch): string {
  const text = texts.slice(from, to).join(' ');
  return text.replace(/[.,?!;:]+$/, '');
}

function isListed(heard: readonly string[], { first, last }: NameLists): boolean {
  return heard.length === 2 && Object.hasOwn(first, heard[0] ?? '') && Object.hasOwn(last, heard[1] ?? '');
}

function isClear(words: readonly TranscriptWord[], { from, to }: Stretch): boolean {
  return words.slice(from, to).every(({ logProbability, tokens }) => logProbability / tokens > CLEAR);
}

function priorOf(heard: readonly string[], { first, last }: NameLists): number {
  const [given = ''] = heard;
  const family = heard.at(-1) ?? '';
  return (first[given] ?? UNLISTED * 100) / 100 + (last[family] ?? UNLISTED * 100) / 100;
}
