import type { Questions } from '#shared/speech/moonshine/questions.ts';
import { PRIOR_WEIGHT, type Lists } from '#shared/speech/moonshine/search.ts';
import type { TranscriptWord } from '#shared/speech/moonshine/spoken-words.ts';
import { createTrie, type Place } from '#shared/speech/moonshine/token-trie.ts';
import type { ListedNames } from './likeliest-name.ts';
import type { Mended } from '#shared/speech/mending/mended-words.ts';
import { isAfterName } from './name-stretches.ts';
import { priorOfName } from './name-weights.ts';

/** Phrases with which people introduce their name, and roughly how often (natural log-probabilities). */
const OPENINGS: readonly (readonly [string, number])[] = [
  ['Hello, my name is', -2],
  ['Hi, my name is', -2.5],
  ['My name is', -2],
  ["Hi, I'm", -2],
  ["Hello, I'm", -2.5],
  ["Hey, I'm", -4],
  ["I'm", -3],
  ['Hello, I am', -3],
  ['Hi, I am', -3],
  ['I am', -3],
  ['Hello, this is', -3.5],
  ['Hi, this is', -3.5],
];
/**
 * Only a beginning with at least this many words, and with so little confidence (mean log-probability of a token), is
 * searched for a name.
 */
const FEWEST_WORDS = 2;
const MOST_WORDS = 6;
const UNSURE = -0.5;
/** By how much a beginning without a name must be more likely, because a name is expected there. */
const EXPECTED = 15;

/** The introductions in tokens. */
export function createOpenings(tokensOf: (text: string) => readonly number[]): Place {
  return createTrie(OPENINGS, tokensOf);
}

/**
 * Finds a name in a recording whose beginning was not understood ("Bye, emusha her air, female": "Hi, I'm Lucia
 * Herrera") by looking for an introduction and a listed name from the first word on. Undefined if the beginning was
 * understood, or no name fits.
 */
export async function mendOpening(
  words: readonly TranscriptWord[],
  openings: Place,
  { lists, spelled }: { readonly lists: ListedNames['lists']; readonly spelled: Lists },
  { rescore, search }: Questions,
): Promise<Mended | undefined> {
  const to = words.findIndex(({ text }, at) => at >= FEWEST_WORDS && isAfterName(text));
  if (to < 0 || to > MOST_WORDS || meanOf(words.slice(0, to)) > UNSURE) return undefined;
  const found = await search(0, [openings, ...spelled]);
  const texts = found.map(({ phrases }) => phrases.join(' '));
  const heard = words.slice(0, to).map(({ text }) => text);
  const [unchanged = 0, ...scores] = await rescore({ from: 0, to }, [
    heard.join(' ').replace(/[.,?!;:]+$/, ''),
    ...texts,
  ]);
  let best: { text: string; gain: number } | undefined;
  for (const [at, { phrases }] of found.entries()) {
    const [, first = '', last = ''] = phrases;
    const gain = (scores[at] ?? -Infinity) + PRIOR_WEIGHT * priorOfName(first, last, lists) + EXPECTED - unchanged;
    if (gain > (best?.gain ?? 0)) best = { text: texts[at] ?? '', gain };
  }
  return best === undefined ? undefined : { from: 0, to, text: best.text };
}

function meanOf(words: readonly TranscriptWord[]): number {
  const sum = words.reduce((total, { logProbability }) => total + logProbability, 0);
  return sum / words.reduce((total, { tokens }) => total + tokens, 0);
}
