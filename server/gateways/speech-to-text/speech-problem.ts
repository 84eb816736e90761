import type { Result } from '#shared/result.ts';

/** Why a recording did not become words. */
export type SpeechProblem =
  | { readonly kind: 'no-speech' }
  | { readonly kind: 'unclear' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreadable-answer' }
  | { readonly kind: 'engine-failed' }
  | { readonly kind: 'stopped' };

/** What an engine heard; `confidence` from 0 to 1 where the engine says it. */
export interface HeardSpeech {
  readonly text: string;
  readonly engine: string;
  readonly confidence?: number;
}

/** Turns one recording into words. `wav` has been checked: PCM, 16 bit. */
export interface SpeechGateway {
  transcribe(wav: Uint8Array, signal: AbortSignal): Promise<Result<HeardSpeech, SpeechProblem>>;
  close(): Promise<void>;
}
