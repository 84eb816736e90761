import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '../../platform/fake-caches.ts';

type Voice = { readonly lang: string; readonly localService: boolean };

let voices: Voice[] = [];
let spoken: string[] = [];
let sounding: FakeSource[] = [];
let isOnline = true;

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
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', async (address: string) => {
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
