import { cutAtPauses } from '#shared/speech/sound/cut-at-pauses.ts';
import { createDecode } from './decoder.ts';
import { hearPiece } from './hear-piece.ts';
import type { Runtime, Session, Tensor, Tokenizer } from './runtime.ts';
import { createQuestions, type Hearing, type Questions } from './questions.ts';

/** A recording's transcript. */
export interface Transcript {
  readonly text: string;
  /** The mean natural log-probability of a token: about -0.1 for clear English, below -0.5 for anything else. */
  readonly meanLogProbability: number;
  /** Whether something was corrected to fit both the sound and what people say. */
  readonly isMended: boolean;
}

/** Transcribes 16 kHz samples, one recording at a time. */
export type Transcribe = (samples: Float32Array) => Promise<Transcript>;

/** Corrects what was heard using what can have been said; the words of a piece, one text each. */
export type Mend = (hearing: Hearing, questions: Questions) => Promise<string[]>;

export interface MoonshineParts {
  readonly runtime: Runtime;
  readonly tokenizer: Tokenizer;
  /** encoder_model.onnx and decoder_model_merged.onnx of Moonshine base. */
  readonly encoder: Uint8Array;
  readonly decoder: Uint8Array;
  readonly mend?: Mend;
}

/**
 * Loads Moonshine base (Useful Sensors, MIT; a few seconds) and creates a transcriber, the same for the server's worker
 * thread and a browser's Web Worker. Numbers are written as usual: "42", "555-123-4567".
 */
export async function createTranscriber(parts: MoonshineParts): Promise<Transcribe> {
  const { runtime, tokenizer, encoder, decoder, mend } = parts;
  const options = { executionProviders: ['wasm'] } as const;
  const encoding = await runtime.InferenceSession.create(encoder, options);
  const decode = createDecode(runtime, await runtime.InferenceSession.create(decoder, options));
  const encode = (samples: Float32Array) => encodeWith(runtime, encoding, samples);
  const hearingParts = { encode, decode, tokenizer };
  return async (samples) => {
    const texts: string[] = [];
    let sum = 0;
    let counted = 0;
    let isMended = false;
    for (const piece of cutAtPauses(samples)) {
      const hearing = await hearPiece(hearingParts, piece);
      const { words, tokens } = hearing;
      const heard = words.map(({ text }) => text);
      const mended = (await mend?.(hearing, createQuestions(decode, tokenizer, hearing))) ?? heard;
      isMended ||= mended.join(' ') !== heard.join(' ');
      texts.push(...mended);
      sum += tokens.reduce((total, { logProbability }) => total + logProbability, 0);
      counted += tokens.length;
    }
    return { text: texts.join(' '), meanLogProbability: counted === 0 ? -Infinity : sum / counted, isMended };
  };
}

/** The encoder's output: about 41 rows of 416 numbers per second. */
async function encodeWith(runtime: Runtime, session: Session, samples: Float32Array): Promise<Tensor> {
  const answer = await session.run({ input_values: new runtime.Tensor('float32', samples, [1, samples.length]) });
  const [sight] = Object.values(answer);
  if (sight === undefined) throw new Error('the encoder answered with nothing');
  return sight;
}
