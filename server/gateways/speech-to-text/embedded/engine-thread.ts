import { Worker } from 'node:worker_threads';
import { fail } from '#shared/result.ts';
import type { WorkerAnswer, WorkerRequest, WorkerSetting } from './worker-messages.ts';

type Heard = WorkerAnswer['heard'];

export interface EngineThread {
  /** The words in a WAV file, one after the other; `engine-failed` where the engine broke or took longer than `limitMs`. */
  hear(wav: Uint8Array, limitMs: number): Promise<Heard>;
  /** Starts the engine, which takes some seconds, if it does not run. */
  prepare(): void;
  close(): Promise<void>;
}

/** Starts an engine's thread at the first job or before it, and keeps it warm; after a crash or a job too long the next one starts another. */
export function createEngineThread(setting: WorkerSetting): EngineThread {
  let answering: ((heard: Heard) => void) | undefined;
  let before: Promise<unknown> = Promise.resolve();
  let worker: Worker | undefined;
  let jobs = 0;
  let isClosed = false;

  function settle(heard: Heard): void {
    answering?.(heard);
    answering = undefined;
    worker?.unref();
  }

  function giveUp(): void {
    const ending = worker;
    worker = undefined;
    void ending?.terminate();
    settle(fail({ kind: 'engine-failed' }));
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { workerData: setting });
    started.on('message', ({ id, heard }: WorkerAnswer) => worker === started && id === jobs && settle(heard));
    started.on('error', () => worker === started && giveUp());
    started.on('exit', () => worker === started && giveUp());
    return started;
  }

  async function hearNow(wav: Uint8Array, limitMs: number): Promise<Heard> {
    // What waited for its turn must not start an engine that nobody ends.
    if (isClosed) return fail({ kind: 'engine-failed' });
    worker ??= start();
    worker.ref();
    const request: WorkerRequest = { id: (jobs += 1), wav };
    const limit = setTimeout(giveUp, limitMs);
    const heard = await new Promise<Heard>((resolve) => {
      answering = resolve;
      worker?.postMessage(request);
    });
    clearTimeout(limit);
    // An engine that failed once may hold half of its memory: the next job starts anew.
    if (!heard.ok && heard.problem.kind === 'engine-failed') giveUp();
    return heard;
  }

  return {
    hear(wav, limitMs) {
      // A thread that cannot even be started has failed once, not for all who come after.
      const heard = before.then(() => hearNow(wav, limitMs)).catch((): Heard => fail({ kind: 'engine-failed' }));
      before = heard;
      return heard;
    },
    prepare() {
      worker ??= start();
      if (answering === undefined) worker.unref();
    },
    async close() {
      isClosed = true;
      const ending = worker;
      giveUp();
      await ending?.terminate();
    },
  };
}
