import { cutAtPauses } from '../cut-at-pauses.ts';
import { ENGINE_RATE } from '../resample.ts';
import { createDecode } from './decoder.ts';
import { decodeGreedily } from './greedy.ts';
import type { Runtime, Session, Tensor, Tokenizer } from './runtime.ts';
import { wordsOf, type TranscriptWord } from './spoken-words.ts';

/** What a recording says. */
export interface Transcript {
  readonly text: string;
  readonly words: readonly TranscriptWord[];
  /** Mean natural log-probability of a token: about -0.1 for clear English, below -0.5 for what is none. */
  readonly meanLogProbability: number;
}

/** Turns 16 kHz samples into words. One recording at a time. */
export type Transcribe = (samples: Float32Array) => Promise<Transcript>;

export interface MoonshineParts {
  readonly runtime: Runtime;
  readonly tokenizer: Tokenizer;
  /** encoder_model.onnx and decoder_model_merged.onnx of Moonshine base. */
  readonly encoder: Uint8Array;
  readonly decoder: Uint8Array;
}

/**
 * Loads Moonshine base (Useful Sensors, MIT; a few seconds) and makes a transcriber of it, the same for the server's worker thread and a
 * browser's Web Worker. Numbers come as people write them: "42", "555-123-4567".
 */
export async function createTranscriber({ runtime, tokenizer, encoder, decoder }: MoonshineParts): Promise<Transcribe> {
  const options = { executionProviders: ['wasm'] } as const;
  const encoding = await runtime.InferenceSession.create(encoder, options);
  const decode = createDecode(runtime, await runtime.InferenceSession.create(decoder, options));
  return async (samples) => {
    const words: TranscriptWord[] = [];
    let sum = 0;
    let tokens = 0;
    for (const piece of cutAtPauses(samples)) {
      const sight = await encode(runtime, encoding, piece);
      const heard = await decodeGreedily(decode, sight, piece.length / ENGINE_RATE);
      words.push(...wordsOf(heard.slice(0, -1), tokenizer));
      sum += heard.reduce((total, { logProbability }) => total + logProbability, 0);
      tokens += heard.length;
    }
    const text = words.map((word) => word.text).join(' ');
    return { text, words, meanLogProbability: tokens === 0 ? -Infinity : sum / tokens };
  };
}

/** What the decoder looks at: about 41 rows of 416 numbers a second. */
async function encode(runtime: Runtime, session: Session, samples: Float32Array): Promise<Tensor> {
  const answer = await session.run({ input_values: new runtime.Tensor('float32', samples, [1, samples.length]) });
  const [sight] = Object.values(answer);
  if (sight === undefined) throw new Error('the encoder answered with nothing');
  return sight;
}
