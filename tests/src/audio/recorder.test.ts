import { afterEach, expect, test, vi } from 'vitest';

vi.mock('#src/audio/capture.worklet.ts?worker&url', () => ({ default: 'capture.js' }));
const { startRecorder } = await import('#src/audio/recorder.ts');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => undefined);
const atOnce = async () => undefined;

test.each([
  ['resume() never comes', { addModule: atOnce, resume: never }],
  ['the worklet never loads', { addModule: never, resume: atOnce }],
  ['the browser leaves the audio suspended', { addModule: atOnce, resume: atOnce }],
])('lets go of the microphone where %s', async (_, { addModule, resume }) => {
  vi.useFakeTimers();
  const close = vi.fn(atOnce);
  class StuckContext {
    readonly state = 'suspended';
    readonly audioWorklet = { addModule };
    readonly resume = resume;
    readonly close = close;
  }
  vi.stubGlobal('AudioContext', StuckContext);
  const stop = vi.fn();
  const stream: MediaStream = Object.assign(Object.create(null), { getTracks: () => [{ stop }] });
  const starting = startRecorder(stream, { onLevel: () => undefined, onDeviceLost: () => undefined });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await starting).toBeUndefined();
  expect(stop).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
});
