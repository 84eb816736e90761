import type { Level, Recorder, RecorderEvents, Recording } from '#src/audio/recorder.ts';
import type { TranscriptionProblem } from '#src/features/intake/session/transcribe.ts';
import type { VoicePorts } from '#src/features/intake/session/voice-session.ts';
import type { Heard, ProcessingStage } from '#src/features/intake/session/voice-state.ts';
import type { MicrophoneProblem } from '#src/platform/browser/microphone.ts';
import { fail, succeed, type Result } from '#shared/result.ts';

type FakeStream = { getTracks(): { stop(): void }[] };

/** A device, a browser and a speech service that do what a test tells them, and remember what was asked of them. */
export class FakePorts implements VoicePorts<FakeStream> {
  microphone: MicrophoneProblem['kind'] | 'granted' = 'granted';
  recording: Recording = { wav: new Uint8Array(64_044), seconds: 4, loudest: 0.2 };
  answer: Result<Heard, TranscriptionProblem> = succeed({ text: 'I have a fever' });
  canStart = true;
  /** What this device makes of the recording while it goes on. */
  soFar: string | undefined;
  askedSoFar = 0;
  readonly sent: Uint8Array[] = [];
  openTracks = 0;
  private events: RecorderEvents | undefined;
  private gate: Promise<void> = Promise.resolve();

  /** Makes the next question wait, as a person at a permission dialog does; the returned function lets it go on. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.gate = promise;
    return resolve;
  }

  level(level: Partial<Level>): void {
    this.events?.onLevel({ rms: 0.2, peak: 0.4, seconds: 0, ...level });
  }

  loseDevice(): void {
    this.events?.onDeviceLost();
  }

  async openMicrophone(): Promise<Result<FakeStream, MicrophoneProblem>> {
    await this.gate;
    if (this.microphone !== 'granted') return fail({ kind: this.microphone });
    this.openTracks += 1;
    return succeed({ getTracks: () => [{ stop: () => this.release() }] });
  }

  async startRecorder(_stream: FakeStream, events: RecorderEvents): Promise<Recorder | undefined> {
    if (!this.canStart) {
      this.release();
      return undefined;
    }
    this.events = events;
    return {
      soFar: () => new Uint8Array(44),
      stop: async () => {
        this.release();
        return this.recording;
      },
      discard: () => this.release(),
    };
  }

  async hearSoFar(): Promise<string | undefined> {
    this.askedSoFar += 1;
    return this.soFar;
  }

  async transcribe(
    wav: Uint8Array<ArrayBuffer>,
    _signal: AbortSignal,
    onStage: (stage: ProcessingStage) => void,
  ): Promise<Result<Heard, TranscriptionProblem>> {
    this.sent.push(wav);
    onStage('listening');
    await this.gate;
    return this.answer;
  }

  private release(): void {
    this.openTracks -= 1;
  }
}
