import type { Result } from '#shared/result.ts';
import type { HearingProblem } from '#shared/speech/light/hear-recording.ts';
import type { EngineState } from './device-speech.ts';
import type { EngineName } from './engine-names.ts';

/** One version of an engine: where its files are served, which cache keeps them, and how large they are. */
export type EngineFiles = {
  readonly engine: EngineName;
  readonly version: string;
  readonly folder: string;
  readonly cacheName: string;
  /** The address of the script of its worker. */
  readonly worker: string;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
};

/** To an engine's worker: where its files are, and a recording; without one it only loads them. */
export type EngineRequest = {
  readonly id: number;
  readonly files: EngineFiles;
  readonly wav?: Uint8Array<ArrayBuffer>;
};

export type HeardOnDevice = Result<{ text: string; confidence: number }, HearingProblem>;

/** From the worker. Only loaded is nothing heard. */
export type EngineAnswer = { readonly id: number; readonly heard?: HeardOnDevice };

/** To the worker that fetches the engines. `insist`: somebody asked for it; `hold`: a voice is being recorded or sent now. */
export type FetchRequest = {
  readonly workers?: Readonly<Record<EngineName, string>>;
  readonly insist?: boolean;
  readonly hold?: boolean;
};

/** From it: what has become of an engine, or that all is done. */
export type FetchNews = { readonly engine: EngineName; readonly change: Partial<EngineState> } | 'done';
