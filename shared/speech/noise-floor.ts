/**
 * The samples over a bed of soft white noise, `decibels` below their loudness; the same noise every time. A model trained on rooms does
 * not know perfect silence between and beneath the sounds, as recordings have it that a device has cleaned.
 */
export function withNoiseFloor(samples: Float32Array, decibels: number): Float32Array {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length);
  const loudness = Math.sqrt((3 * power) / 10 ** (decibels / 10));
  let state = 1;
  return samples.map((sample) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return sample + (state / 0x40_00_00_00 - 1) * loudness;
  });
}
