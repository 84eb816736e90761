import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Level, Recorder, RecorderEvents } from '#src/audio/recorder.ts';
import type { MicrophoneProblem } from '#src/platform/browser/microphone.ts';
import { within } from '#shared/within.ts';
import type { Result } from '#shared/result.ts';
import { createLoudnessJudge, VOICE_FLOOR } from './loudness.ts';
import { createSilenceWatch } from './silence.ts';
import type { TranscriptionProblem } from './transcribe.ts';
import type { Heard, ProcessingStage, VoiceFault, VoiceState } from './voice-state.ts';

const TOO_SHORT_SECONDS = 1;
const UNHEARD_AFTER_SECONDS = 2.5;
/** The words so far are looked for so often, where this device can tell them. */
const SO_FAR_EVERY_SECONDS = 2;
export const LAST_SECONDS_FROM = 50;
export const FULL_AT_SECONDS = 60;

/** By then the recording code has loaded and the browser's audio has started. */
const STARTS_WITHIN_MS = 15_000;

/** What the session itself uses of an open microphone. */
type OpenStream = { getTracks(): readonly { stop(): void }[] };

/** The environment of a voice session: the device, the browser's audio, and the speech service. */
export type VoicePorts<Stream extends OpenStream> = {
  openMicrophone(): Promise<Result<Stream, MicrophoneProblem>>;
  startRecorder(stream: Stream, events: RecorderEvents): Promise<Recorder | undefined>;
  transcribe(
    wav: Uint8Array<ArrayBuffer>,
    signal: AbortSignal,
    onStage: (stage: ProcessingStage) => void,
  ): Promise<Result<Heard, TranscriptionProblem>>;
  /** The words of a recording that goes on; undefined where nothing here can tell. */
  hearSoFar(recording: () => Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<string | undefined>;
};

/** The life of one voice widget, from the first click to the text. */
export type VoiceSession = {
  readonly state: StoreApi<VoiceState>;
  /** Loudness and time, twenty times a second while recording; zero otherwise. */
  readonly level: StoreApi<Level>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Sends the recording of a failed attempt again. */
  readonly resend: () => Promise<void>;
  /** Discards everything in any state and releases the microphone. */
  readonly cancel: () => void;
};

/** `endsOnSilence`: in a hall others are waiting; elsewhere only a click or the full minute ends a recording. */
export type VoiceOptions = { readonly endsOnSilence?: boolean };

const SILENCE: Level = { rms: 0, peak: 0, seconds: 0 };

/** Creates an idle session. Subscribe to its state to follow it. */
export function createVoiceSession<Stream extends OpenStream>(
  ports: VoicePorts<Stream>,
  options: VoiceOptions = {},
): VoiceSession {
  const state = createStore<VoiceState>(() => ({ phase: 'idle' }));
  const level = createStore<Level>(() => SILENCE);
  let attempt = new AbortController();
  let recorder: Recorder | undefined;
  let kept: Uint8Array<ArrayBuffer> | undefined;

  function enter(next: VoiceState): void {
    state.setState(next, true);
  }

  function failWith(fault: VoiceFault, message?: string): void {
    level.setState(SILENCE, true);
    enter({ phase: 'failed', fault, canResend: kept !== undefined, ...(message === undefined ? {} : { message }) });
  }

  function cancel(): void {
    attempt.abort();
    recorder?.discard();
    recorder = undefined;
    kept = undefined;
    level.setState(SILENCE, true);
    enter({ phase: 'idle' });
  }

  function followLevel(): (latest: Level) => void {
    const judge = createLoudnessJudge();
    const watchSilence = options.endsOnSilence ? createSilenceWatch() : () => undefined;
    let loudest = 0;
    let heardAt = 0;
    return (latest) => {
      loudest = Math.max(loudest, latest.rms);
      level.setState(latest, true);
      const now = state.getState();
      if (now.phase !== 'recording') return;
      if (latest.seconds - heardAt >= SO_FAR_EVERY_SECONDS && loudest >= VOICE_FLOOR) {
        // Not again before this one is answered.
        heardAt = Infinity;
        void hearSoFar().then(() => (heardAt = level.getState().seconds));
      }
      const { soFar } = now;
      const seconds = Math.floor(latest.seconds);
      const loudness = judge(latest);
      const unheard = loudest < VOICE_FLOOR && latest.seconds >= UNHEARD_AFTER_SECONDS;
      const endsIn = watchSilence(latest);
      const isNews = seconds !== now.seconds || loudness !== now.loudness || unheard !== now.unheard;
      if (isNews || endsIn !== now.endsIn) {
        enter({
          phase: 'recording',
          seconds,
          loudness,
          unheard,
          ...(endsIn !== undefined && { endsIn }),
          ...(soFar !== undefined && { soFar }),
        });
      }
      if (latest.seconds >= FULL_AT_SECONDS || endsIn === 0) void stop();
    };
  }

  /** Shows the words so far; where they cannot be told, nothing. */
  async function hearSoFar(): Promise<void> {
    const { signal } = attempt;
    const running = recorder;
    if (running === undefined) return;
    const soFar = await ports.hearSoFar(() => running.soFar(), signal).catch(() => undefined);
    const now = state.getState();
    if (soFar !== undefined && !signal.aborted && now.phase === 'recording') enter({ ...now, soFar });
  }

  async function start(): Promise<void> {
    const { phase } = state.getState();
    if (phase === 'asking' || phase === 'recording' || phase === 'processing') return;
    attempt = new AbortController();
    const { signal } = attempt;
    kept = undefined;
    enter({ phase: 'asking' });

    const microphone = await ports.openMicrophone();
    if (signal.aborted) {
      if (microphone.ok) for (const track of microphone.value.getTracks()) track.stop();
      return;
    }
    if (!microphone.ok) {
      failWith(microphone.problem.kind);
      return;
    }
    const started = await startOrLetGo(microphone.value);
    if (signal.aborted) {
      started?.discard();
    } else if (started === undefined) {
      failWith('not-running');
    } else {
      recorder = started;
      enter({ phase: 'recording', seconds: 0, loudness: 'good', unheard: false });
    }
  }

  /**
   * A recorder that fails to start, or never reports that it has, must not keep the microphone open, even if it starts
   * too late.
   */
  async function startOrLetGo(stream: Stream): Promise<Recorder | undefined> {
    const starting = ports.startRecorder(stream, { onLevel: followLevel(), onDeviceLost: () => void stop() });
    try {
      return await within(STARTS_WITHIN_MS, starting);
    } catch {
      starting.then(
        (late) => late?.discard(),
        () => undefined,
      );
      for (const track of stream.getTracks()) track.stop();
      return undefined;
    }
  }

  async function stop(): Promise<void> {
    if (state.getState().phase !== 'recording' || recorder === undefined) return;
    const { signal } = attempt;
    const finishing = recorder;
    recorder = undefined;
    enter({ phase: 'processing', stage: 'sending' });
    const recording = await finishing.stop();
    if (signal.aborted) return;
    level.setState(SILENCE, true);
    if (recording.seconds < TOO_SHORT_SECONDS) failWith('too-short');
    else if (recording.loudest < VOICE_FLOOR) failWith('silent');
    else await send(recording.wav);
  }

  async function send(wav: Uint8Array<ArrayBuffer>): Promise<void> {
    const { signal } = attempt;
    const answer = await ports.transcribe(wav, signal, (stage) => {
      if (!signal.aborted && state.getState().phase === 'processing') enter({ phase: 'processing', stage });
    });
    if (signal.aborted) return;
    if (answer.ok) {
      enter({ phase: 'done', heard: answer.value });
      return;
    }
    // Words that the engine could not recognize will not be there the second time; a lost connection may come back.
    kept = answer.problem.kind === 'no-words' ? undefined : wav;
    failWith(answer.problem.kind, answer.problem.kind === 'service' ? answer.problem.message : undefined);
  }

  async function resend(): Promise<void> {
    if (state.getState().phase !== 'failed' || kept === undefined) return;
    attempt = new AbortController();
    enter({ phase: 'processing', stage: 'sending' });
    await send(kept);
  }

  return { state, level, start, stop, resend, cancel };
}
