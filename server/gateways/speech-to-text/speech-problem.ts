import type { Result } from '#shared/result.ts';

/** Why a recording did not become words. */
export type SpeechProblem =
  | { readonly kind: 'no-speech' }
  | { readonly kind: 'unclear' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreadable-answer' }
  | { readonly kind: 'too-slow' }
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
  /** Somebody has begun to speak: what takes long to load is loaded meanwhile. */
  prepare?(): void;
  /** Who listens, and how that has gone since this process started. */
  status?(): SpeechStatus;
  close(): Promise<void>;
}

/** What an administrator sees of the speech service; nothing of any recording. */
export interface SpeechStatus {
  /** `server`: the engine inside this product; `clinic`: another server of the clinic's; `hosted`: a service outside. */
  readonly by: 'server' | 'clinic' | 'hosted';
  /** The host that is asked; empty for the engine inside. */
  readonly name: string;
  /** How often the chosen service failed and the engine inside listened instead; of the engine inside: its full one, and its light one. */
  readonly failures: number;
  readonly lastFailure?: { readonly at: Date; readonly kind: SpeechProblem['kind']; readonly status?: number };
}
