import { ENGINE_RATE } from '#shared/speech/sound/resample.ts';
import { slower, withNoiseFloor } from '#shared/speech/sound/altered-sound.ts';
import type { Decode } from './decoder.ts';
import { decodeGreedily } from './greedy.ts';
import type { Hearing } from './questions.ts';
import type { Tensor, Tokenizer } from './runtime.ts';
import { wordsOf } from './spoken-words.ts';

/** Below this mean log-probability of a token it is worth hearing the piece again in another way. */
const DOUBTFUL = -0.24;
/** Voices that the model falls silent at, or takes for noise, it often follows when they are slightly changed. */
const OTHER_WAYS: readonly { readonly below: number; readonly alter: (samples: Float32Array) => Float32Array }[] = [
  { below: DOUBTFUL, alter: (samples) => slower(samples, 0.92) },
  { below: -0.4, alter: (samples) => withNoiseFloor(samples, 30) },
];

/** What hearing is done with. */
export interface Parts {
  readonly encode: (samples: Float32Array) => Promise<Tensor>;
  readonly decode: Decode;
  readonly tokenizer: Tokenizer;
}

/** Hears one piece of a recording, again where it is doubtful, and takes the hearing that the decoder is surest of. */
export async function hearPiece(parts: Parts, samples: Float32Array): Promise<Hearing> {
  let best = await hear(parts, samples);
  for (const { below, alter } of OTHER_WAYS) {
    if (best.words.length > 0 && meanLogProbability(best) >= below) continue;
    const other = await hear(parts, alter(samples));
    if (other.words.length === 0) continue;
    if (best.words.length === 0 || meanLogProbability(other) > meanLogProbability(best)) best = other;
  }
  return best;
}

async function hear({ encode, decode, tokenizer }: Parts, samples: Float32Array): Promise<Hearing> {
  const sight = await encode(samples);
  const { first, tokens } = await decodeGreedily(decode, sight, samples.length / ENGINE_RATE);
  return { sight, first, tokens, words: wordsOf(tokens.slice(0, -1), tokenizer) };
}

function meanLogProbability({ tokens }: Hearing): number {
  return tokens.reduce((sum, { logProbability }) => sum + logProbability, 0) / Math.max(1, tokens.length);
}
