import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setEngine } from '#src/platform/speech/device-speech.ts';
import { engineFiles } from '#src/platform/speech/files/engine-files.ts';
import { hearOnDevice } from '#src/platform/speech/hear-on-device.ts';
import { markWhole } from '#src/platform/speech/files/list-of-engines.ts';
import type { EngineAnswer, EngineRequest } from '#src/platform/speech/messages.ts';
import { fakeCaches } from './fake-caches.ts';

/** Longer than any engine may take for the clip below. */
const LONG_MS = 60_000;
const clip = new Uint8Array(32_000);
const heard = { ok: true, value: { text: 'Hello there.', confidence: 0.9 } } as const;

/** Which engine's thread answers; the other's decoder runs away. */
let answers: 'light' | 'none';
let ended: string[];

/** A thread of an engine, named by its script. */
class FakeWorker extends EventTarget {
  readonly script: string;
  constructor(script: string) {
    super();
    this.script = script;
  }
  postMessage({ id }: EngineRequest): void {
    const data: EngineAnswer = { id, heard };
    if (this.script === answers) this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {
    ended.push(this.script);
  }
}

beforeEach(async () => {
  ended = [];
  vi.useFakeTimers();
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('Worker', FakeWorker);
  for (const engine of ['light', 'full'] as const) {
    await markWhole(engineFiles(engine, { version: 'a', worker: engine, files: [] }));
    setEngine(engine, { state: 'ready' });
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What comes of the clip when everybody waits for as long as it takes. */
async function hearInTime(): ReturnType<typeof hearOnDevice> {
  const hearing = hearOnDevice(clip, new AbortController().signal);
  for (const _ of ['full', 'light']) await vi.advanceTimersByTimeAsync(LONG_MS);
  return hearing;
}

test('an engine whose decoder runs away is ended, and the light one listens; where that does, too, nothing was heard', async () => {
  answers = 'light';
  expect(await hearInTime()).toEqual({ heard, engine: 'light' });
  expect(ended).toEqual(['full']);

  answers = 'none';
  expect(await hearInTime()).toEqual({ heard: { ok: false, problem: { kind: 'engine-failed' } } });
  // The full one is not asked a second time on this page.
  expect(ended).toEqual(['full', 'light']);
});
