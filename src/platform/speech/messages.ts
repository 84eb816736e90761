import type { Result } from '#shared/result.ts';
import type { HearingProblem } from '#shared/speech/light/hear-recording.ts';
import type { EngineState } from './device-speech.ts';
import type { EngineName } from './engine-names.ts';

/** One version of an engine: where its files are served, which cache they go into, and their size. */
export type EngineFiles = {
  readonly engine: EngineName;
  readonly version: string;
  readonly folder: string;
  readonly cacheName: string;
  /** The URL of its worker script. */
  readonly worker: string;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
};

/** Sent to an engine's worker: where its files are, and a recording; without a recording it only loads them. */
export type EngineRequest = {
  readonly id: number;
  readonly files: EngineFiles;
  readonly wav?: Uint8Array<ArrayBuffer>;
};

export type HeardOnDevice = Result<{ text: string; confidence: number }, HearingProblem>;

/** Sent by the worker. If it only loaded, there is no transcript. */
export type EngineAnswer = { readonly id: number; readonly heard?: HeardOnDevice };

/**
 * Sent to the worker that downloads the engines. `insist`: somebody asked for it; `hold`: a voice is being recorded or
 * sent now.
 */
export type FetchRequest = {
  readonly workers?: Readonly<Record<EngineName, string>>;
  readonly insist?: boolean;
  readonly hold?: boolean;
};

/** Sent by it: the new state of an engine, or that everything is done. */
export type FetchNews = { readonly engine: EngineName; readonly change: Partial<EngineState> } | 'done';
