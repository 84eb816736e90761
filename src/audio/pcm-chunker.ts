/** 50 ms at 16 kHz: twenty levels a second for the meter. */
export const CHUNK_SAMPLES = 800;

/** A piece of the recording: 16-bit samples and their level (0…1; `rms` of the piece, `peak` its largest). */
export type PcmChunk = {
  readonly samples: Int16Array<ArrayBuffer>;
  readonly rms: number;
  readonly peak: number;
};

/** Collects samples in −1…1 into 16-bit chunks of 50 ms. */
export type PcmChunker = {
  /** Takes the first `count` samples of `block`; `emit` gets each full chunk. */
  push(block: Float32Array, count: number): void;
  /** Emits the last, shorter chunk, if there is one. */
  flush(): void;
};

/** Creates a chunker that passes each chunk to `emit`; a chunk's buffer is never reused, so it can be transferred. */
export function createPcmChunker(emit: (chunk: PcmChunk) => void): PcmChunker {
  let samples = new Int16Array(CHUNK_SAMPLES);
  let filled = 0;
  let squares = 0;
  let peak = 0;

  function finish(): void {
    const full = filled === CHUNK_SAMPLES ? samples : samples.slice(0, filled);
    emit({ samples: full, rms: Math.sqrt(squares / filled), peak });
    samples = new Int16Array(CHUNK_SAMPLES);
    filled = 0;
    squares = 0;
    peak = 0;
  }

  return {
    push(block, count) {
      for (let index = 0; index < count; index += 1) {
        const sample = Math.max(-1, Math.min(1, block[index] ?? 0));
        samples[filled] = Math.round(sample * (sample < 0 ? 0x8000 : 0x7fff));
        squares += sample * sample;
        peak = Math.max(peak, Math.abs(sample));
        filled += 1;
        if (filled === CHUNK_SAMPLES) finish();
      }
    },
    flush() {
      if (filled > 0) finish();
    },
  };
}
