import type { Result } from '#shared/result.ts';
import type { Heard, HearingProblem } from '#shared/speech/light/hear-recording.ts';

/** Which of the two embedded engines was used, as pages know them: the full one, or the light one if that fails. */
export type EngineName = 'embedded' | 'embedded (light)';

/** A thread's settings: its engine, and where the full one's weights are (undefined: in the installed package). */
export interface WorkerSetting {
  readonly engine: EngineName;
  readonly weights?: string | undefined;
}

export interface WorkerRequest {
  readonly id: number;
  readonly wav: Uint8Array;
}

export interface WorkerAnswer {
  readonly id: number;
  readonly heard: Result<Heard & { readonly engine: EngineName }, HearingProblem>;
}
