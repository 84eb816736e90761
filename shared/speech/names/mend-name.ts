import type { Questions } from '#shared/speech/moonshine/questions.ts';
import type { TranscriptWord } from '#shared/speech/moonshine/spoken-words.ts';
import type { Place } from '#shared/speech/moonshine/token-trie.ts';
import { likeliestName, type ListedNames } from './likeliest-name.ts';
import { mendOpening } from './mend-opening.ts';
import { bare, type Mended } from '#shared/speech/mending/mended-words.ts';
import { nameStretches } from './name-stretches.ts';
import type { FindSpellings } from '#shared/speech/mending/same-sound.ts';

/** The low weight of the fit between two spellings of one sound, because it only reflects the engine's preference. */
const SPELLING_WEIGHT = 0.5;

/** What name correction knows. */
export interface Names extends ListedNames {
  /** Phrases with which people introduce their name. */
  readonly openings: Place;
  /** Other ways to write a first and a last name. */
  readonly spellings: FindSpellings;
}

/**
 * The most likely name: listed names that sound similar, and those the decoder finds when restricted to the lists, are
 * weighed against what was heard by how well they fit the sound and how common they are; of names that sound the same a
 * much more common one is preferred. A rare name that was heard clearly stays. If no name was heard, one is looked for
 * in a beginning that was not understood. Undefined if nothing is better.
 */
export async function mendName(
  words: readonly TranscriptWord[],
  names: Names,
  questions: Questions,
): Promise<Mended | undefined> {
  const texts = words.map(({ text }) => text);
  const stretches = nameStretches(texts);
  const [heard] = stretches;
  if (heard === undefined) return mendOpening(words, names.openings, names, questions);
  const likeliest = await likeliestName(words, stretches, names, questions);
  const name = likeliest ?? { ...heard, text: texts.slice(heard.from, heard.to).map(bare).join(' ') };
  return (await commonerSpelling(name, names, questions)) ?? likeliest;
}

async function commonerSpelling(
  { from, to, text }: Mended,
  { spellings }: Names,
  { rescore }: Questions,
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
