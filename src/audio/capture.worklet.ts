import { createPcmChunker, type PcmChunk } from './pcm-chunker.ts';
import { createResampler } from './resampler.ts';

// The scope of an AudioWorklet, which TypeScript's libraries do not describe.
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;
declare const sampleRate: number;

/** Frames in a render quantum today; the buffer grows for larger ones. */
const USUAL_QUANTUM = 128;

/**
 * Converts the microphone's first channel to 16 kHz PCM16 as it arrives, and posts it in chunks of 50 ms. A 'stop'
 * message is answered with the remaining sound and then null.
 */
class CaptureProcessor extends AudioWorkletProcessor {
  private readonly resampler = createResampler(sampleRate);
  private output = new Float32Array(this.resampler.capacityFor(USUAL_QUANTUM));
  private stopped = false;
  private readonly chunker = createPcmChunker((chunk: PcmChunk) => {
    this.port.postMessage(chunk, [chunk.samples.buffer]);
  });

  constructor() {
    super();
    this.port.addEventListener('message', () => this.finish());
    this.port.start();
  }

  private finish(): void {
    if (this.stopped) return;
    this.stopped = true;
    this.chunker.push(this.output, this.resampler.flush(this.output));
    this.chunker.flush();
    this.port.postMessage(null, []);
  }

  process(inputs: Float32Array[][]): boolean {
    // One channel only: a device may report two although one was requested, and mixing them could cancel speech.
    const channel = inputs[0]?.[0];
    if (channel !== undefined && !this.stopped) {
      const capacity = this.resampler.capacityFor(channel.length);
      if (capacity > this.output.length) this.output = new Float32Array(capacity);
      this.chunker.push(this.output, this.resampler.push(channel, this.output));
    }
    return !this.stopped;
  }
}

registerProcessor('capture', CaptureProcessor);
