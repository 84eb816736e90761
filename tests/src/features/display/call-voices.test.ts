import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '../../platform/fake-caches.ts';

type Voice = { readonly lang: string; readonly localService: boolean };

let voices: Voice[] = [];
let spoken: string[] = [];
let sounding: FakeSource[] = [];
let isOnline = true;
/** The network takes what is asked and never answers. */
let isStuck = false;

class FakeNode extends EventTarget {
  readonly gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
  connect = (next: unknown) => next;
}

/** A sound that never tells that it has come to its end. */
class FakeSource extends FakeNode {
  isStopped = false;
  start = () => void sounding.push(this);
  stop = () => void (this.isStopped = true);
}

const context: AudioContext = Object.assign(Object.create(null), {
  currentTime: 0,
  resume: async () => undefined,
  decodeAudioData: async () => ({ duration: 1 }),
});

/** The screen as it starts: nothing of what an earlier page had in memory, all of what that page has kept. */
async function startScreen() {
  vi.resetModules();
  return await import('#src/features/display/call-voices.ts');
}

beforeEach(() => {
  voices = [];
  spoken = [];
  sounding = [];
  isOnline = true;
  isStuck = false;
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit = {}) => {
    if (isStuck)
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('given up'))));
    if (!isOnline) throw new TypeError('no network');
    return new Response(await readFile(`.${address}`));
  });
  vi.stubGlobal('GainNode', FakeNode);
  vi.stubGlobal('AudioBufferSourceNode', FakeSource);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (words: EventTarget & { text: string }) => {
      spoken.push(words.text);
      words.dispatchEvent(new Event('end'));
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a screen with a voice of its own calls in its language after a start without a network', async () => {
  voices = [{ lang: 'es-MX', localService: true }];
  const { prepareCalls } = await startScreen();
  await prepareCalls(['es', 'en']);
  isOnline = false;
  const { sayCall } = await startScreen();
  await sayCall(context, 'es', 'K3-0042', 'Sala 5');
  expect(spoken).toEqual([expect.stringMatching(/^Número K.*2, pase a Sala 5, por favor$/)]);
});

test('a screen without a voice plays its recordings after a start without a network', async () => {
  const { prepareCalls } = await startScreen();
  await prepareCalls(['hi']);
  isOnline = false;
  vi.useFakeTimers();
  const { sayCall } = await startScreen();
  void sayCall(context, 'hi', 'K3-0042', 'Room 5');
  await vi.waitFor(() => expect(sounding.length).toBeGreaterThan(8));
});

test('a sound that never ends is stopped after a quarter of a minute, so that the next call is heard', async () => {
  const { sayCall, prepareCalls } = await startScreen();
  await prepareCalls(['es']);
  vi.useFakeTimers();
  const over = vi.fn();
  void sayCall(context, 'es', 'K3-0042', 'Room 5').then(over);
  await vi.waitFor(() => expect(sounding.length).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(14_000);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(over).toHaveBeenCalledOnce();
  expect(sounding.filter(({ isStopped }) => !isStopped)).toEqual([]);
});

test('a screen with an English voice calls in English where nothing could be kept and there is no network', async () => {
  voices = [{ lang: 'en-GB', localService: true }];
  isOnline = false;
  const { prepareCalls, sayCall } = await startScreen();
  await prepareCalls(['en']);
  await sayCall(context, 'en', 'K3-0042', 'room 5');
  expect(spoken).toEqual([expect.stringMatching(/^Number K.*2, please go to room 5$/)]);
});

test.each([
  ['the words', [{ lang: 'es-MX', localService: true }]],
  ['the recordings', []],
])(
  '%s of a call that never come are given up after a quarter of a minute, so that the next call is heard',
  async (_, has) => {
    voices = has;
    isStuck = true;
    vi.useFakeTimers();
    // The browser's own clock, which fake timers leave running.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((within) => {
      const ending = new AbortController();
      setTimeout(() => ending.abort(), within);
      return ending.signal;
    });
    const { sayCall } = await startScreen();
    const over = vi.fn();
    void sayCall(context, 'es', 'K3-0042', 'Sala 5').then(over);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(over).toHaveBeenCalledOnce();
  },
);
