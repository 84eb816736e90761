import { fail, type Result } from '#shared/result.ts';
import type { HearingProblem } from '#shared/speech/hear-recording.ts';
import { engineUrl, keptFiles } from './engine-files.ts';
import type { EngineAnswer, EngineRequest } from './messages.ts';

type Heard = Result<{ text: string; confidence: number }, HearingProblem>;

const waiting = new Map<number, (heard: Heard) => void>();
let worker: Worker | undefined;
let jobs = 0;

/** Turns a WAV file into words on this device; nothing leaves it. Ends early when `signal` is aborted. */
export async function hearOnDevice(wav: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<Heard> {
  const kept = await keptFiles().catch(() => undefined);
  if (!kept || signal.aborted) return fail({ kind: 'engine-failed' });
  worker ??= startWorker();
  const id = (jobs += 1);
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    // A long recording that nobody waits for would hold up the next one.
    signal.addEventListener('abort', giveUp, { once: true });
    const request: EngineRequest = { id, folder: kept.folder, wav };
    worker?.postMessage(request);
  });
}

function startWorker(): Worker {
  const started = new Worker(engineUrl, { type: 'module' });
  started.addEventListener('message', ({ data: { id, heard } }: MessageEvent<EngineAnswer>) => {
    waiting.get(id)?.(heard);
    waiting.delete(id);
  });
  started.addEventListener('error', giveUp);
  return started;
}

function giveUp(): void {
  if (waiting.size === 0) return;
  worker?.terminate();
  worker = undefined;
  for (const resolve of waiting.values()) resolve(fail({ kind: 'engine-failed' }));
  waiting.clear();
}
