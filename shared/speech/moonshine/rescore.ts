import { logProbability, type Advance, type Decode } from './decoder.ts';
import type { Tensor, Tokenizer } from './runtime.ts';
import type { Token, TranscriptWord } from './spoken-words.ts';

/** Neighbouring words of a transcript: `from` the first one, `to` after the last one. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** One piece of a recording, heard: what the decoder looked at, its first step, its tokens (the end among them), and the words they spell. */
export interface Hearing {
  readonly sight: Tensor;
  readonly first: Advance;
  readonly tokens: readonly Token[];
  readonly words: readonly TranscriptWord[];
}

/** How well texts fit the sound in place of a stretch of the words: natural log-probabilities of each with what follows it. */
export type Rescore = (stretch: Stretch, texts: readonly string[]) => Promise<number[]>;

/** How many tokens after the stretch say whether the sentence goes on well after a text. */
const FOLLOWING = 6;
const MARK = /^[.,?!;:]+$/;

/** Asks the decoder how likely other texts are where it heard something, by teacher forcing: one short pass for each of them. */
export function createRescore(decode: Decode, tokenizer: Tokenizer, hearing: Hearing): Rescore {
  const { sight, first, tokens, words } = hearing;
  const ids = tokens.map(({ id }) => id);
  const known = new Map<number, Promise<Advance>>();
  const after = (begin: number): Promise<Advance> => {
    const advance = known.get(begin) ?? decode(sight, first.memory, ids.slice(0, begin));
    known.set(begin, advance);
    return advance;
  };
  return async ({ from, to }, texts) => {
    const begin = words[from]?.from ?? 0;
    let end = words[to]?.from ?? tokens.length - 1;
    // The marks after the stretch belong to what follows.
    while (end > begin + 1 && MARK.test(tokenizer.vocabById[tokens[end - 1]?.id ?? 0] ?? '')) end -= 1;
    const following = ids.slice(end, end + FOLLOWING);
    const before = begin === 0 ? first : await after(begin);
    const scores: number[] = [];
    for (const text of texts) {
      const said = [...tokenizer.encode(text, false, true), ...following];
      const answer = await decode(sight, before.memory, said.slice(0, -1));
      const lastRow = before.logits.length / before.vocabulary - 1;
      const chances = said.map((id, at) =>
        at === 0 ? logProbability(before, lastRow, id) : logProbability(answer, at - 1, id),
      );
      scores.push(chances.reduce((sum, chance) => sum + chance, 0));
    }
    return scores;
  };
}
