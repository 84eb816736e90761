import { afterEach, expect, test, vi } from 'vitest';
import { microphoneProblem, openMicrophone } from '#src/platform/browser/microphone.ts';

test.each([
  ['NotAllowedError', 'blocked'],
  ['SecurityError', 'blocked'],
  ['NotFoundError', 'not-found'],
  ['OverconstrainedError', 'not-found'],
  ['NotReadableError', 'in-use'],
  ['AbortError', 'in-use'],
  ['NotSupportedError', 'unsupported'],
  ['SomethingNewError', 'in-use'],
])('%s means the microphone is %s', (name, kind) => {
  expect(microphoneProblem(new DOMException('', name))).toEqual({ kind });
});

test('a TypeError, as a page that is not secure gives, means this page cannot record', () => {
  expect(microphoneProblem(new TypeError())).toEqual({ kind: 'unsupported' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser in which `getUserMedia` says nothing until it is told to. */
function aSilentDevice(state: PermissionState) {
  vi.useFakeTimers();
  let answer: (stream: unknown) => void = () => undefined;
  const getUserMedia = () => new Promise((resolve) => (answer = resolve));
  vi.stubGlobal('AudioWorkletNode', EventTarget);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia }, permissions: { query: async () => ({ state }) } });
  return { comeLate: (stream: unknown) => answer(stream) };
}

test('a microphone that is allowed and never answers is in use, and is let go when it comes too late', async () => {
  const device = aSilentDevice('granted');
  const opening = openMicrophone();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await opening).toEqual({ ok: false, problem: { kind: 'in-use' } });
  const stop = vi.fn();
  device.comeLate({ getTracks: () => [{ stop }] });
  await vi.advanceTimersByTimeAsync(0);
  expect(stop).toHaveBeenCalledOnce();
});

test('a person who is asked may take as long as they like', async () => {
  const device = aSilentDevice('prompt');
  const opening = openMicrophone();
  await vi.advanceTimersByTimeAsync(600_000);
  const stream = { getTracks: () => [] };
  device.comeLate(stream);
  expect(await opening).toEqual({ ok: true, value: stream });
});
