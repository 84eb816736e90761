import { longestWaitMs } from '#shared/speech/sound/longest-wait.ts';
import { ENGINE_RATE } from '#shared/speech/sound/resample.ts';
import type { EngineName } from './engine-names.ts';
import { keptFiles } from '#src/platform/speech/files/engine-files.ts';
import type { EngineAnswer, EngineRequest, HeardOnDevice } from './messages.ts';

/** A loaded engine uses 400 MB (bench -- device-speech), so a thread unused for this long is terminated to free it. */
const FREE_AFTER_MS = 5 * 60_000;
/** As the recorder writes it: 16 kHz, mono, 16 bit. */
const BYTES_A_SECOND = 2 * ENGINE_RATE;

/** One engine in a thread of its own. */
export type EngineThread = {
  /** The transcript; `engine-failed` if the engine is missing, crashed, took too long, or `signal` was aborted. */
  hear(wav: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<HeardOnDevice>;
  /** Loads the engine before anybody speaks. */
  warm(): Promise<void>;
};

/** Starts the thread when it is first needed; after a crash or a long idle time the next job starts a new one. */
export function createEngineThread(engine: EngineName): EngineThread {
  const waiting = new Map<number, (heard: HeardOnDevice | undefined) => void>();
  let worker: Worker | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let jobs = 0;

  function settle(id: number, heard: HeardOnDevice | undefined): void {
    waiting.get(id)?.(heard);
    waiting.delete(id);
    clearTimeout(rest);
    if (waiting.size === 0) rest = setTimeout(end, FREE_AFTER_MS);
  }

  function end(): void {
    clearTimeout(rest);
    worker?.terminate();
    worker = undefined;
    for (const resolve of waiting.values()) resolve(undefined);
    waiting.clear();
  }

  function start(script: string): Worker {
    const started = new Worker(script, { type: 'module' });
    started.addEventListener('message', ({ data: { id, heard } }: MessageEvent<EngineAnswer>) => settle(id, heard));
    started.addEventListener('error', () => started === worker && end());
    return started;
  }

  async function ask(wav?: Uint8Array<ArrayBuffer>, signal?: AbortSignal): Promise<HeardOnDevice | undefined> {
    const files = await keptFiles(engine).catch(() => undefined);
    if (files === undefined || signal?.aborted) return undefined;
    worker ??= start(files.worker);
    clearTimeout(rest);
    const id = (jobs += 1);
    const request: EngineRequest = { id, files, ...(wav !== undefined && { wav }) };
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      worker?.postMessage(request);
    });
  }

  return {
    async hear(wav, signal) {
      // An abandoned long recording would delay the next one.
      signal.addEventListener('abort', end, { once: true });
      const limit = setTimeout(end, longestWaitMs(wav.byteLength / BYTES_A_SECOND));
      const heard = await ask(wav, signal);
      clearTimeout(limit);
      signal.removeEventListener('abort', end);
      return heard ?? { ok: false, problem: { kind: 'engine-failed' } };
    },
    async warm() {
      if (worker === undefined) await ask();
    },
  };
}
