import type { Result } from '#shared/result.ts';

/** Why a recording did not become text. */
export type SpeechProblem =
  | { readonly kind: 'no-speech' }
  | { readonly kind: 'unclear' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreadable-answer' }
  | { readonly kind: 'too-slow' }
  | { readonly kind: 'engine-failed' }
  | { readonly kind: 'stopped' };

/** A transcript; `confidence` from 0 to 1 if the engine gives it. */
export interface HeardSpeech {
  readonly text: string;
  readonly engine: string;
  readonly confidence?: number;
}

/**
 * Transcribes one recording. `wav` has been checked: PCM, 16 bit. `language` is a BCP 47 tag; without one it is English, which
 * alone every engine hears.
 */
export interface SpeechGateway {
  transcribe(wav: Uint8Array, signal: AbortSignal, language?: string): Promise<Result<HeardSpeech, SpeechProblem>>;
  /** Somebody has begun to speak: slow resources are loaded in the meantime. */
  prepare?(): void;
  /** Which service is used, and how it has done since this process started. */
  status?(): SpeechStatus;
  close(): Promise<void>;
}

/** What an administrator sees of the speech service; nothing about any recording. */
export interface SpeechStatus {
  /** `server`: the engine inside this product; `clinic`: another server of the clinic; `hosted`: an outside service. */
  readonly by: 'server' | 'clinic' | 'hosted';
  /** The service's host; empty for the embedded engine. */
  readonly name: string;
  /**
   * How often the chosen service failed and the embedded engine was used; for the embedded engine, how often the full
   * one failed and the light one was used.
   */
  readonly failures: number;
  readonly lastFailure?: { readonly at: Date; readonly kind: SpeechProblem['kind']; readonly status?: number };
}
