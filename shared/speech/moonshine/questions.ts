import { END_TOKEN, logProbability, type Advance, type Decode } from './decoder.ts';
import type { Tensor, Tokenizer } from './runtime.ts';
import { searchLists, wordEnds, type Found, type Lists } from './search.ts';
import type { Token, TranscriptWord } from './spoken-words.ts';

/** Adjacent words of a transcript, from `from` up to, but not including, `to`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * One transcribed piece of a recording: the encoder's output, the decoder's first step, its tokens (including the end),
 * and the words they spell.
 */
export interface Hearing {
  readonly sight: Tensor;
  readonly first: Advance;
  readonly tokens: readonly Token[];
  readonly words: readonly TranscriptWord[];
}

/**
 * How well texts fit the sound in place of a stretch of words: the natural log-probability of each, including what
 * follows.
 */
export type Rescore = (stretch: Stretch, texts: readonly string[]) => Promise<number[]>;

/** What in the lists fits the sound best after the words before `from`, the best first. */
export type Search = (from: number, lists: Lists) => Promise<Found[]>;

/** What the decoder can be asked about a piece that it has transcribed. */
export interface Questions {
  readonly rescore: Rescore;
  readonly search: Search;
}

/** How many tokens after the stretch are used to judge whether the sentence continues well. */
const FOLLOWING = 6;
const MARK = /^[.,?!;:]+$/;
/** How many texts are scored in one pass of the decoder, which costs half as much as one by one. */
const AT_ONCE = 7;

/** Asks the decoder about alternative texts: by teacher forcing, a few of them in one short pass, or by a search. */
export function createQuestions(decode: Decode, tokenizer: Tokenizer, hearing: Hearing): Questions {
  const { sight, first, tokens, words } = hearing;
  const ids = tokens.map(({ id }) => id);
  const known = new Map<number, Promise<Advance>>();
  /** The decoder's state before a word. */
  const before = async (word: number): Promise<{ begin: number; advance: Advance }> => {
    const begin = words[word]?.from ?? 0;
    if (begin === 0) return { begin, advance: first };
    const advance = known.get(begin) ?? decode(sight, first.memory, [ids.slice(0, begin)]);
    known.set(begin, advance);
    return { begin, advance: await advance };
  };
  return {
    search: async (from, lists) => {
      const { advance } = await before(from);
      return searchLists({ decode, sight, isEnd: wordEnds(tokenizer) }, advance, lists);
    },
    rescore: async ({ from, to }, texts) => {
      const { begin, advance } = await before(from);
      let end = words[to]?.from ?? tokens.length - 1;
      // Punctuation after the stretch belongs to what follows.
      while (end > begin + 1 && MARK.test(tokenizer.vocabById[tokens[end - 1]?.id ?? 0] ?? '')) end -= 1;
      const following = ids.slice(end, end + FOLLOWING);
      return fits(
        (ways) => decode(sight, advance.memory, ways),
        advance,
        texts.map((text) => [...tokenizer.encode(text, false, true), ...following]),
      );
    },
  };
}

/** The likelihood of each continuation after an advance. */
async function fits(
  read: (ways: readonly (readonly number[])[]) => Promise<Advance>,
  before: Advance,
  said: readonly (readonly number[])[],
): Promise<number[]> {
  const lastRow = before.logits.length / before.vocabulary - 1;
  const scores: number[] = [];
  for (const group of ofAboutOneLength(said)) {
    const longest = Math.max(...group.map((at) => said[at]?.length ?? 0));
    // Padding after a text's own end, to make all the same length, changes nothing before it.
    const ways = group.map((at) => Array.from({ length: longest - 1 }, (_, index) => said[at]?.[index] ?? END_TOKEN));
    const answer = await read(ways);
    for (const [way, at] of group.entries()) {
      const rows = way * (longest - 1);
      const chances = (said[at] ?? []).map((id, index) =>
        index === 0 ? logProbability(before, lastRow, id) : logProbability(answer, rows + index - 1, id),
      );
      scores[at] = chances.reduce((sum, chance) => sum + chance, 0);
    }
  }
  return scores;
}

/** The indexes of the continuations, a few at a time, grouped by similar length. */
function ofAboutOneLength(said: readonly (readonly number[])[]): number[][] {
  const lengthOf = (at: number) => said[at]?.length ?? 0;
  const inOrder = said.map((_, at) => at).toSorted((one, other) => lengthOf(one) - lengthOf(other));
  return Array.from({ length: Math.ceil(inOrder.length / AT_ONCE) }, (_, group) =>
    inOrder.slice(group * AT_ONCE, (group + 1) * AT_ONCE),
  );
}
