import type { Result } from '#shared/result.ts';
import type { HearingProblem } from '#shared/speech/hear-recording.ts';

/** A recording for the engine's worker; `folder` is where its files are served. */
export type EngineRequest = { readonly id: number; readonly folder: string; readonly wav: Uint8Array<ArrayBuffer> };

export type EngineAnswer = {
  readonly id: number;
  readonly heard: Result<{ text: string; confidence: number }, HearingProblem>;
};
