import { BEGIN_TOKEN, END_TOKEN, likeliest, logProbability, type Advance, type Decode } from './decoder.ts';
import type { Tensor } from './runtime.ts';
import type { Token } from './spoken-words.ts';

/** More than this in a second is no speech any more (the authors' bound is 6.5); and a few for a beginning. */
const TOKENS_PER_SECOND = 6.5;
const FIRST_TOKENS = 12;
/** So many times the same few tokens one after the other are a loop the decoder is caught in. */
const LOOPS = 4;
const LONGEST_LOOP = 8;
/** A digit or a mark may well follow itself ("5 5 5 5"): a loop is at least so long in all. */
const SHORTEST_RUN = 12;

/** The likeliest next token again and again, until the sentence ends; none where the decoder was caught in a loop. */
export async function decodeGreedily(
  decode: Decode,
  sight: Tensor,
  seconds: number,
): Promise<{ first: Advance; tokens: Token[] }> {
  const most = FIRST_TOKENS + Math.floor(seconds * TOKENS_PER_SECOND);
  const tokens: Token[] = [];
  const first = await decode(sight, undefined, [[BEGIN_TOKEN]]);
  let advance = first;
  for (;;) {
    const id = likeliest(advance);
    tokens.push({ id, logProbability: logProbability(advance, 0, id) });
    if (id === END_TOKEN) return { first, tokens };
    if (tokens.length >= most || isLoop(tokens)) return { first, tokens: [] };
    advance = await decode(sight, advance.memory, [[id]]);
  }
}

/** Whether the last tokens only repeat themselves. */
function isLoop(tokens: readonly Token[]): boolean {
  for (let length = 1; length <= LONGEST_LOOP; length += 1) {
    const run = Math.max(SHORTEST_RUN, length * LOOPS);
    if (tokens.length < run) continue;
    const last = tokens.slice(-run);
    if (last.every(({ id }, at) => at < length || id === last[at - length]?.id)) return true;
  }
  return false;
}
