import { BEGIN_TOKEN, END_TOKEN, likeliest, logProbability, type Advance, type Decode } from './decoder.ts';
import type { Tensor } from './runtime.ts';
import type { Token } from './spoken-words.ts';

/** More tokens per second than this are not speech (the authors' limit is 6.5), plus a few for a beginning. */
const TOKENS_PER_SECOND = 6.5;
const FIRST_TOKENS = 12;
/** The same few tokens repeated this often mean that the decoder is caught in a loop. */
const LOOPS = 4;
const LONGEST_LOOP = 8;
/** A digit or punctuation mark may repeat ("5 5 5 5"), so a loop has at least this many tokens in all. */
const SHORTEST_RUN = 12;

/** Takes the most likely next token until the sentence ends; undefined if the decoder was caught in a loop. */
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
