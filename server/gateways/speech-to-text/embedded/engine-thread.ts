import { Worker } from 'node:worker_threads';
import type { HeardWord } from '#shared/speech/heard-words.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

export interface EngineThread {
  /** The words in 16 kHz samples; undefined when the engine broke. Jobs are heard one after the other. */
  listen(samples: Float32Array): Promise<HeardWord[] | undefined>;
  close(): Promise<void>;
}

/** Starts the engine's thread at the first job and keeps it warm; after a crash the next job starts another. */
export function createEngineThread(): EngineThread {
  const waiting = new Map<number, (words: HeardWord[] | undefined) => void>();
  let worker: Worker | undefined;
  let jobs = 0;

  function settle(id: number, words: HeardWord[] | undefined): void {
    waiting.get(id)?.(words);
    waiting.delete(id);
    if (waiting.size === 0) worker?.unref();
  }

  function giveUp(): void {
    worker = undefined;
    for (const id of waiting.keys()) settle(id, undefined);
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.on('message', ({ id, words }: WorkerAnswer) => settle(id, words));
    started.on('error', () => worker === started && giveUp());
    started.on('exit', () => worker === started && giveUp());
    return started;
  }

  return {
    listen(samples) {
      worker ??= start();
      worker.ref();
      const id = (jobs += 1);
      const request: WorkerRequest = { id, samples };
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        worker?.postMessage(request);
      });
    },
    async close() {
      const ending = worker;
      giveUp();
      await ending?.terminate();
    },
  };
}
