import type { HeardWord } from '#shared/speech/heard-words.ts';

export interface WorkerRequest {
  readonly id: number;
  readonly samples: Float32Array;
}

export interface WorkerAnswer {
  readonly id: number;
  readonly words: HeardWord[];
}
