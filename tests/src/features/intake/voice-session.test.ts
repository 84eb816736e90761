import { describe, expect, test, vi } from 'vitest';
import { createVoiceSession } from '#src/features/intake/session/voice-session.ts';
import { fail, succeed } from '#shared/result.ts';
import { FakePorts } from './fake-ports.ts';

function begin() {
  const ports = new FakePorts();
  return { ports, session: createVoiceSession(ports) };
}

test('press, speak, press: the words arrive, and the microphone is let go', async () => {
  const { ports, session } = begin();
  ports.answer = succeed({ text: 'my name is Ann', engine: 'embedded' });
  await session.start();
  expect(session.state.getState()).toEqual({ phase: 'recording', seconds: 0, loudness: 'good', unheard: false });
  await session.stop();
  expect(session.state.getState()).toEqual({
    phase: 'done',
    heard: { text: 'my name is Ann', engine: 'embedded' },
  });
  expect(ports.openTracks).toBe(0);
});

test.each(['blocked', 'not-found', 'in-use', 'unsupported'] as const)(
  'a microphone that is %s says so',
  async (kind) => {
    const { ports, session } = begin();
    ports.microphone = kind;
    await session.start();
    expect(session.state.getState()).toEqual({ phase: 'failed', fault: kind, canResend: false });
  },
);

test('a browser whose audio does not run says so, and keeps no microphone open', async () => {
  const { ports, session } = begin();
  ports.canStart = false;
  await session.start();
  expect(session.state.getState()).toMatchObject({ phase: 'failed', fault: 'not-running' });
  expect(ports.openTracks).toBe(0);
});

test('audio that never says that it runs keeps no microphone open, and can be tried again', async () => {
  vi.useFakeTimers();
  const { ports, session } = begin();
  ports.startRecorder = () => new Promise(() => undefined);
  const starting = session.start();
  await vi.advanceTimersByTimeAsync(15_000);
  await starting;
  vi.useRealTimers();
  expect(session.state.getState()).toEqual({ phase: 'failed', fault: 'not-running', canResend: false });
  expect(ports.openTracks).toBe(0);
  ports.startRecorder = FakePorts.prototype.startRecorder;
  await session.start();
  expect(session.state.getState()).toMatchObject({ phase: 'recording' });
});

test('seconds and words follow the level', async () => {
  const { ports, session } = begin();
  await session.start();
  for (let tick = 0; tick < 41; tick += 1) ports.level({ rms: 0.006, peak: 0.01, seconds: 3.2 });
  expect(session.state.getState()).toMatchObject({ seconds: 3, loudness: 'quiet', unheard: false });
  for (let tick = 0; tick < 41; tick += 1) ports.level({ rms: 0.6, peak: 1, seconds: 5 });
  expect(session.state.getState()).toMatchObject({ seconds: 5, loudness: 'loud' });
});

test('after 2.5 s without a sound it says so, and takes it back when somebody speaks', async () => {
  const { ports, session } = begin();
  await session.start();
  ports.level({ rms: 0, peak: 0, seconds: 2.4 });
  expect(session.state.getState()).toMatchObject({ unheard: false });
  ports.level({ rms: 0, peak: 0, seconds: 2.5 });
  expect(session.state.getState()).toMatchObject({ unheard: true });
  ports.level({ rms: 0.1, peak: 0.3, seconds: 3 });
  expect(session.state.getState()).toMatchObject({ unheard: false });
});

test('silence is never uploaded', async () => {
  const { ports, session } = begin();
  ports.recording = { wav: new Uint8Array(44), seconds: 5, loudest: 0 };
  await session.start();
  await session.stop();
  expect(session.state.getState()).toEqual({ phase: 'failed', fault: 'silent', canResend: false });
  expect(ports.sent).toEqual([]);
});

test('less than a second is too short, and is not uploaded', async () => {
  const { ports, session } = begin();
  ports.recording = { wav: new Uint8Array(44), seconds: 0.9, loudest: 0.3 };
  await session.start();
  await session.stop();
  expect(session.state.getState()).toMatchObject({ phase: 'failed', fault: 'too-short' });
  expect(ports.sent).toEqual([]);
});

test('at 60 s it stops by itself and goes on to the words', async () => {
  const { ports, session } = begin();
  await session.start();
  ports.level({ seconds: 60 });
  await expect.poll(() => session.state.getState().phase).toBe('done');
  expect(ports.sent).toHaveLength(1);
});

test('a microphone that is pulled out ends the recording, and what was said is used', async () => {
  const { ports, session } = begin();
  await session.start();
  ports.loseDevice();
  await expect.poll(() => session.state.getState().phase).toBe('done');
});

test('Cancel while recording discards everything', async () => {
  const { ports, session } = begin();
  await session.start();
  session.cancel();
  expect(session.state.getState()).toEqual({ phase: 'idle' });
  expect(ports.openTracks).toBe(0);
  await session.stop();
  expect(ports.sent).toEqual([]);
});

test('Cancel at the permission dialog lets go of a microphone that is granted afterwards', async () => {
  const { ports, session } = begin();
  const release = ports.hold();
  const started = session.start();
  expect(session.state.getState()).toEqual({ phase: 'asking' });
  session.cancel();
  release();
  await started;
  expect(session.state.getState()).toEqual({ phase: 'idle' });
  expect(ports.openTracks).toBe(0);
});

test('Cancel while the words are awaited: words that come later are not taken', async () => {
  const { ports, session } = begin();
  await session.start();
  const release = ports.hold();
  const stopped = session.stop();
  await expect.poll(() => ports.sent).toHaveLength(1);
  session.cancel();
  release();
  await stopped;
  expect(session.state.getState()).toEqual({ phase: 'idle' });
});

test('a second press while the microphone is being asked for does not ask twice', async () => {
  const { ports, session } = begin();
  await Promise.all([session.start(), session.start()]);
  expect(ports.openTracks).toBe(1);
});

test('a lost connection keeps the recording on the page, and it can be sent again', async () => {
  const { ports, session } = begin();
  ports.answer = fail({ kind: 'network' });
  await session.start();
  await session.stop();
  expect(session.state.getState()).toEqual({ phase: 'failed', fault: 'network', canResend: true });
  ports.answer = succeed({ text: 'I have a cough' });
  await session.resend();
  expect(session.state.getState()).toMatchObject({ phase: 'done', heard: { text: 'I have a cough' } });
  expect(ports.sent[1]).toBe(ports.sent[0]);
});

test('the words of a service that refuses are kept for the panel', async () => {
  const { ports, session } = begin();
  ports.answer = fail({ kind: 'service', message: 'Quota exceeded' });
  await session.start();
  await session.stop();
  expect(session.state.getState()).toMatchObject({ fault: 'service', message: 'Quota exceeded', canResend: true });
});

test('a recording without words cannot be sent again, only made again', async () => {
  const { ports, session } = begin();
  ports.answer = fail({ kind: 'no-words' });
  await session.start();
  await session.stop();
  expect(session.state.getState()).toEqual({ phase: 'failed', fault: 'no-words', canResend: false });
});

describe('on a kiosk', () => {
  const atKiosk = () => {
    const ports = new FakePorts();
    return { ports, session: createVoiceSession(ports, { endsOnSilence: true }) };
  };
  const endsIn = (session: ReturnType<typeof createVoiceSession>) => {
    const state = session.state.getState();
    return state.phase === 'recording' ? state.endsIn : state.phase;
  };

  test('a recording ends by itself 3-2-1 after the voice has fallen silent', async () => {
    const { ports, session } = atKiosk();
    await session.start();
    ports.level({ rms: 0.2, seconds: 1 });
    ports.level({ rms: 0.004, seconds: 2.9 });
    expect(endsIn(session)).toBeUndefined();
    for (const [seconds, left] of [
      [3, 3],
      [4, 2],
      [5, 1],
    ] as const) {
      ports.level({ rms: 0.004, seconds });
      expect(endsIn(session)).toBe(left);
    }
    ports.level({ rms: 0.004, seconds: 6 });
    await expect.poll(() => session.state.getState().phase).toBe('done');
  });

  test('who speaks on is listened to, and who has not begun is waited for', async () => {
    const { ports, session } = atKiosk();
    await session.start();
    ports.level({ rms: 0.001, seconds: 20 });
    expect(endsIn(session)).toBeUndefined();
    ports.level({ rms: 0.2, seconds: 21 });
    ports.level({ rms: 0.004, seconds: 24 });
    expect(endsIn(session)).toBe(2);
    ports.level({ rms: 0.1, seconds: 24.5 });
    expect(endsIn(session)).toBeUndefined();
  });
});

test('elsewhere silence ends nothing', async () => {
  const { ports, session } = begin();
  await session.start();
  ports.level({ rms: 0.2, seconds: 1 });
  ports.level({ rms: 0.001, seconds: 30 });
  expect(session.state.getState()).toMatchObject({ phase: 'recording', seconds: 30 });
});

test('where this device can tell, the words so far stand there while somebody speaks, asked for one at a time', async () => {
  const { ports, session } = begin();
  await session.start();
  ports.soFar = 'my name is';
  ports.level({ seconds: 1 });
  expect(ports.askedSoFar).toBe(0);
  ports.level({ seconds: 2.1 });
  ports.level({ seconds: 2.2 });
  expect(ports.askedSoFar).toBe(1);
  await vi.waitFor(() => expect(session.state.getState()).toMatchObject({ phase: 'recording', soFar: 'my name is' }));
  // It stays with the next level, and goes with the recording.
  ports.level({ seconds: 3 });
  expect(session.state.getState()).toMatchObject({ seconds: 3, soFar: 'my name is' });
  await session.stop();
  expect(JSON.stringify(session.state.getState())).not.toContain('my name is');
});

test('while a recording is turned into text, the page knows whether it has arrived', async () => {
  const { ports, session } = begin();
  await session.start();
  const stages: unknown[] = [];
  session.state.subscribe((now) => now.phase === 'processing' && stages.push(now.stage));
  await session.stop();
  expect(ports.sent).toHaveLength(1);
  expect(stages).toEqual(['sending', 'listening']);
});
