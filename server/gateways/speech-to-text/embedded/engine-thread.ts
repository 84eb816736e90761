import { Worker } from 'node:worker_threads';
import { fail } from '#shared/result.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

type Heard = WorkerAnswer['heard'];

export interface EngineThread {
  /** The words in a WAV file. Jobs are heard one after the other. */
  hear(wav: Uint8Array): Promise<Heard>;
  /** Starts the engine, which takes some seconds, if it does not run. */
  prepare(): void;
  close(): Promise<void>;
}

/** Starts the engine's thread at the first job or before it, and keeps it warm; after a crash the next job starts another. */
export function createEngineThread(): EngineThread {
  const waiting = new Map<number, (heard: Heard) => void>();
  let worker: Worker | undefined;
  let jobs = 0;

  function settle(id: number, heard: Heard): void {
    waiting.get(id)?.(heard);
    waiting.delete(id);
    if (waiting.size === 0) worker?.unref();
  }

  function giveUp(): void {
    worker = undefined;
    for (const id of waiting.keys()) settle(id, fail({ kind: 'engine-failed' }));
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.on('message', ({ id, heard }: WorkerAnswer) => settle(id, heard));
    started.on('error', () => worker === started && giveUp());
    started.on('exit', () => worker === started && giveUp());
    return started;
  }

  return {
    hear(wav) {
      worker ??= start();
      worker.ref();
      const id = (jobs += 1);
      const request: WorkerRequest = { id, wav };
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        worker?.postMessage(request);
      });
    },
    prepare() {
      worker ??= start();
      if (waiting.size === 0) worker.unref();
    },
    async close() {
      const ending = worker;
      giveUp();
      await ending?.terminate();
    },
  };
}
