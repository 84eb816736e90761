import { fail, succeed, type Result } from '#shared/result.ts';

/** Where the sound of a WAV file is, and how long it lasts. */
export interface WavLayout {
  readonly sampleRate: number;
  readonly channels: number;
  /** The first byte of the samples. */
  readonly start: number;
  readonly frames: number;
}

/** The sound of a WAV file: its channels are mixed into one. */
export interface Sound {
  readonly sampleRate: number;
  /** From -1 to 1. */
  readonly samples: Float32Array;
}

export type WavProblem = { readonly kind: 'not-wav' } | { readonly kind: 'not-pcm16' } | { readonly kind: 'empty' };

const PCM = 1;
const EXTENSIBLE = 0xff_fe;

/** Recorders write a handful of chunks before the sound; no recorder writes a million empty ones. */
const MOST_CHUNKS = 64;

/**
 * Reads a RIFF/WAVE file of 16 bit PCM, any rate from 4 to 192 kHz, one to eight channels. A data chunk that claims to
 * be longer than the file (as streaming recorders write it) ends with the file.
 */
export function readWav(bytes: Uint8Array): Result<Sound, WavProblem> {
  const layout = findSound(bytes);
  if (!layout.ok) return layout;
  return succeed({ sampleRate: layout.value.sampleRate, samples: mix(bytes, layout.value) });
}

/** Where the sound of such a file is, found without reading its samples. */
export function findSound(bytes: Uint8Array): Result<WavLayout, WavProblem> {
  const view = viewOf(bytes);
  if (bytes.length < 12 || tag(bytes, 0) !== 'RIFF' || tag(bytes, 8) !== 'WAVE') return fail({ kind: 'not-wav' });
  let format: { channels: number; sampleRate: number } | undefined;
  for (let at = 12, chunks = 0; at + 8 <= bytes.length && chunks < MOST_CHUNKS; chunks += 1) {
    const size = view.getUint32(at + 4, true);
    const body = at + 8;
    if (tag(bytes, at) === 'fmt ' && size >= 16 && body + 16 <= bytes.length) {
      const coding = view.getUint16(body, true);
      const bits = view.getUint16(body + 14, true);
      format = { channels: view.getUint16(body + 2, true), sampleRate: view.getUint32(body + 4, true) };
      if ((coding !== PCM && coding !== EXTENSIBLE) || bits !== 16) return fail({ kind: 'not-pcm16' });
      if (!isSane(format)) return fail({ kind: 'not-wav' });
    }
    if (tag(bytes, at) === 'data') {
      if (format === undefined) return fail({ kind: 'not-wav' });
      const frames = Math.floor(Math.min(size, bytes.length - body) / 2 / format.channels);
      return frames === 0 ? fail({ kind: 'empty' }) : succeed({ ...format, start: body, frames });
    }
    at = body + size + (size % 2);
  }
  return fail({ kind: 'not-wav' });
}

function isSane({ channels, sampleRate }: { channels: number; sampleRate: number }): boolean {
  return channels >= 1 && channels <= 8 && sampleRate >= 4000 && sampleRate <= 192_000;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function mix(bytes: Uint8Array, { start, frames, channels }: WavLayout): Float32Array {
  const view = viewOf(bytes);
  const samples = new Float32Array(frames);
  for (let frame = 0; frame < frames; frame += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1) {
      sum += view.getInt16(start + (frame * channels + channel) * 2, true);
    }
    samples[frame] = sum / channels / 32_768;
  }
  return samples;
}

function tag(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
