import { default as captureWorkletUrl } from './capture.worklet.ts?worker&url';
import { within } from '#shared/within.ts';
import type { PcmChunk } from './pcm-chunker.ts';
import { SPEECH_RATE } from './resampler.ts';
import { encodeWav } from './wav-encoder.ts';

/**
 * A finished recording: a WAV file (16 kHz, mono, 16 bit), its length, and the level of its loudest 50 ms (rms, 0…1).
 */
export type Recording = {
  readonly wav: Uint8Array<ArrayBuffer>;
  readonly seconds: number;
  readonly loudest: number;
};

/** The level of the last 50 ms (0…1) and how much has been recorded so far. */
export type Level = { readonly rms: number; readonly peak: number; readonly seconds: number };

/** A working device is ready in a fraction of this; one that never answers must not keep the microphone open. */
const READY_WITHIN_MS = 5000;
/** Longest wait for the last samples after Stop. */
const DRAIN_WITHIN_MS = 500;

export type RecorderEvents = {
  /** Twenty times a second. */
  onLevel(level: Level): void;
  /** The device is gone (unplugged, or taken back by the browser); `stop` still returns what was recorded. */
  onDeviceLost(): void;
};

export type Recorder = {
  /** What has been recorded so far, as a file; the recording goes on. */
  soFar(): Uint8Array<ArrayBuffer>;
  /** Ends the recording, releases the microphone, and returns the file. */
  stop(): Promise<Recording>;
  /** Ends the recording, releases the microphone, and discards everything. */
  discard(): void;
};

/**
 * Records `stream` until `stop` or `discard`. From here on the recorder owns the stream's tracks, even if this fails.
 * @returns undefined if the browser's audio does not start, or does not answer, which would record only zeros.
 */
export async function startRecorder(stream: MediaStream, events: RecorderEvents): Promise<Recorder | undefined> {
  const context = new AudioContext({ latencyHint: 'interactive' });
  function release(): void {
    for (const track of stream.getTracks()) track.stop();
    if (context.state !== 'closed') void context.close().catch(() => undefined);
  }
  try {
    await within(READY_WITHIN_MS, context.audioWorklet.addModule(captureWorkletUrl));
    await within(READY_WITHIN_MS, context.resume());
    // resume() may resolve although the context stays suspended, so its state is checked.
    if (context.state === 'running') return record(context, stream, events, release);
  } catch {
    // Whatever the browser's reason, for the caller this device cannot record.
  }
  release();
  return undefined;
}

function record(context: AudioContext, stream: MediaStream, events: RecorderEvents, release: () => void): Recorder {
  const source = context.createMediaStreamSource(stream);
  const capture = new AudioWorkletNode(context, 'capture', { numberOfOutputs: 0 });
  const chunks: Int16Array[] = [];
  let length = 0;
  let loudest = 0;
  let onDrained: (() => void) | undefined;

  function take({ data }: MessageEvent<PcmChunk | null>): void {
    if (data === null) {
      onDrained?.();
      return;
    }
    chunks.push(data.samples);
    length += data.samples.length;
    loudest = Math.max(loudest, data.rms);
    events.onLevel({ rms: data.rms, peak: data.peak, seconds: length / SPEECH_RATE });
  }
  capture.port.addEventListener('message', take);
  capture.port.start();
  for (const track of stream.getAudioTracks()) track.addEventListener('ended', () => events.onDeviceLost());
  source.connect(capture);

  return {
    soFar: () => encodeWav(chunks, SPEECH_RATE),
    async stop() {
      await new Promise<void>((resolve) => {
        onDrained = resolve;
        // Interrupted audio (a phone call, a lost device) stops the worklet: use what has arrived.
        setTimeout(resolve, DRAIN_WITHIN_MS);
        capture.port.postMessage('stop', []);
      });
      release();
      return { wav: encodeWav(chunks, SPEECH_RATE), seconds: length / SPEECH_RATE, loudest };
    },
    discard() {
      capture.port.removeEventListener('message', take);
      chunks.length = 0;
      release();
    },
  };
}
