import { Worker } from 'node:worker_threads';
import { fail } from '#shared/result.ts';
import type { WorkerAnswer, WorkerRequest, WorkerSetting } from './worker-messages.ts';

type Heard = WorkerAnswer['heard'];

export interface EngineThread {
  /** Transcribes WAV files one after another; `engine-failed` if the engine crashed or took longer than `limitMs`. */
  hear(wav: Uint8Array, limitMs: number): Promise<Heard>;
  /** Starts the engine, which takes some seconds, if it is not running. */
  prepare(): void;
  close(): Promise<void>;
}

/**
 * Starts an engine's thread before or at the first job and keeps it loaded; after a crash or a job that took too long
 * the next job starts a new one.
 */
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
    // A queued job must not start an engine that nobody ends.
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
    // An engine that failed once may have lost its state: the next job starts a new one.
    if (!heard.ok && heard.problem.kind === 'engine-failed') giveUp();
    return heard;
  }

  return {
    hear(wav, limitMs) {
      // A thread that could not be started fails one job, not all later ones.
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
