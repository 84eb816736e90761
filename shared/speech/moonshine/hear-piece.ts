import { ENGINE_RATE } from '#shared/speech/sound/resample.ts';
import { slower, withNoiseFloor } from '#shared/speech/sound/altered-sound.ts';
import type { Decode } from './decoder.ts';
import { decodeGreedily } from './greedy.ts';
import type { Hearing } from './questions.ts';
import type { Tensor, Tokenizer } from './runtime.ts';
import { wordsOf } from './spoken-words.ts';

/** Below this mean log-probability per token it is worth transcribing the piece again in another way. */
const DOUBTFUL = -0.24;
/** The model often understands a slightly altered version of a voice at which it falls silent or hears noise. */
const OTHER_WAYS: readonly { readonly below: number; readonly alter: (samples: Float32Array) => Float32Array }[] = [
  { below: DOUBTFUL, alter: (samples) => slower(samples, 0.92) },
  { below: -0.4, alter: (samples) => withNoiseFloor(samples, 30) },
];

/** What transcription needs. */
export interface Parts {
  readonly encode: (samples: Float32Array) => Promise<Tensor>;
  readonly decode: Decode;
  readonly tokenizer: Tokenizer;
}

/**
 * Transcribes one piece of a recording, again if the result is doubtful, and returns the result with the highest
 * confidence.
 */
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
