import type { Result } from '#shared/result.ts';
import type { Heard, HearingProblem } from '#shared/speech/light/hear-recording.ts';

/** Which of the two engines inside listened, as pages know them: the full one, or the light one where that one fails. */
export type EngineName = 'embedded' | 'embedded (light)';

/** What a thread is started with: its engine, and where the full one's weights are (none: in the installed package). */
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
