import type { Rescore, Stretch } from '../moonshine/rescore.ts';
import type { TranscriptWord } from '../moonshine/spoken-words.ts';
import { bare, type Mended } from './mended-words.ts';
import type { NameCandidate, NameLists } from './name-candidates.ts';
import { nameStretches } from './name-stretches.ts';

/** How much it counts how common a name is, beside how well it fits the sound (both natural log-probabilities). */
const PRIOR_WEIGHT = 0.7;
/** A name that no list has is about as rare as one in a million. */
const UNLISTED = -14;
const CANDIDATES = 9;
/** Mean log-probability of a word's tokens from which a name of the lists is not doubted. */
const CLEAR = -1.2;

/** Finds the names of the lists that sound like words. */
export type FindNames = (heard: readonly string[], most: number) => NameCandidate[];

/**
 * The name as it was most likely said: names of the lists that sound like what was heard are weighed against it by how well they fit
 * the sound and how common they are. A rare name that was heard clearly stays. Undefined where nothing is better.
 */
export async function mendName(
  words: readonly TranscriptWord[],
  lists: NameLists,
  find: FindNames,
  rescore: Rescore,
): Promise<Mended | undefined> {
  const texts = words.map(({ text }) => text);
  const stretches = nameStretches(texts);
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
    for (const [at, { text, prior }] of candidates.entries()) {
      const gain = (scores[at] ?? -Infinity) + PRIOR_WEIGHT * prior - base;
      if (gain > (best?.gain ?? 0)) best = { mended: { ...stretch, text }, gain };
    }
  }
  return best?.mended;
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
