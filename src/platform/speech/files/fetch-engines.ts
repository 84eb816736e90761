import { isBusyWith, onBusy } from '#src/platform/update/busy.ts';
import { setEngine, useDeviceSpeech } from '#src/platform/speech/device-speech.ts';
import { ENGINES } from '#src/platform/speech/engine-names.ts';
import { default as fetcher } from './engine-fetcher.worker.ts?worker&url';
import { keptFiles, sizeOf } from './engine-files.ts';
import { default as full } from './engine-full.worker.ts?worker&url';
import { default as light } from './engine-light.worker.ts?worker&url';
import type { FetchNews, FetchRequest } from '#src/platform/speech/messages.ts';

let worker: Worker | undefined;

/** Checks which engines are already here; downloads nothing. */
export async function lookForEngines(): Promise<void> {
  for (const engine of ENGINES) {
    const kept = isSupported() ? await keptFiles(engine).catch(() => undefined) : undefined;
    if (useDeviceSpeech.getState()[engine].state !== 'unknown') continue;
    if (kept) setEngine(engine, { state: 'ready', share: 1, bytes: sizeOf(kept.files) });
    else setEngine(engine, { state: isSupported() ? 'absent' : 'unsupported' });
  }
}

/**
 * Downloads missing engine files in a worker, which pauses while a voice is recorded or sent. Never throws: the state
 * tells.
 * @param insist somebody asked for it, so a metered connection is used too
 */
export async function fetchEngines({ insist = false } = {}): Promise<void> {
  await lookForEngines();
  if (!isSupported()) return;
  if (worker === undefined) start();
  tell({ insist });
}

function start(): void {
  worker = new Worker(fetcher, { type: 'module' });
  const leave = onBusy(() => tell({ hold: isBusyWith('recording') }));
  const end = () => {
    leave();
    worker?.terminate();
    worker = undefined;
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FetchNews>) => (data === 'done' ? end() : note(data)));
  worker.addEventListener('error', () => {
    // Without a network even its script cannot be loaded.
    for (const engine of ENGINES) note({ engine, change: { state: 'failed' } });
    end();
  });
  tell({ workers: { light, full }, hold: isBusyWith('recording') });
}

function tell(request: FetchRequest): void {
  worker?.postMessage(request);
}

/** Whatever happens to a newer version, a complete older one still works. */
function note({ engine, change }: Exclude<FetchNews, 'done'>): void {
  if (change.state === 'ready' || useDeviceSpeech.getState()[engine].state !== 'ready') setEngine(engine, change);
}

function isSupported(): boolean {
  return ['caches', 'Worker', 'WebAssembly'].every((name) => name in globalThis) && 'locks' in navigator;
}
