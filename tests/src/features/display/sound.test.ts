import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceAloud, unlockSound } from '#src/features/display/sound.ts';

let spoken: string[] = [];
let tones = 0;
let end = (): void => undefined;

class FakeNode {
  readonly gain = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  };
  connect = (next: unknown) => next;
  start = () => void tones++;
  stop = () => undefined;
}

beforeEach(async () => {
  vi.useFakeTimers();
  spoken = [];
  tones = 0;
  vi.stubGlobal('fetch', async (address: string) => new Response(await readFile(`.${address}`)));
  vi.stubGlobal('OscillatorNode', FakeNode);
  vi.stubGlobal('GainNode', FakeNode);
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly state = 'running';
      readonly currentTime = 0;
      resume = async () => undefined;
    },
  );
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
    getVoices: () => [{ lang: 'en-GB', localService: true }],
    speak: (words: EventTarget & { text: string }) => {
      spoken.push(words.text);
      end = () => words.dispatchEvent(new Event('end'));
    },
  });
  await unlockSound();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('calls are said one after another, but none that is gone by its turn', async () => {
  const standing = new Set(['A1-0001', 'A1-0002', 'A1-0003']);
  for (const ticket of standing) announceAloud(ticket, 'Room 5', () => standing.has(ticket));
  await vi.waitFor(() => expect(spoken).toEqual([expect.stringContaining('1, please')]), 5_000);
  standing.delete('A1-0002');
  end();
  await vi.waitFor(() => expect(spoken).toHaveLength(2), 5_000);
  expect(spoken).toEqual([expect.stringContaining('1, please'), expect.stringContaining('3, please')]);
  // Two for each chime.
  expect(tones).toBe(4);
  end();
  await vi.advanceTimersByTimeAsync(0);
});

test('a call that is gone while its chime sounds is not said', async () => {
  const standing = new Set(['A1-0004']);
  announceAloud('A1-0004', 'Room 5', () => standing.has('A1-0004'));
  await vi.advanceTimersByTimeAsync(500);
  expect(tones).toBe(2);
  standing.clear();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(spoken).toEqual([]);
});
