/** The samples played at that fraction of their speed, and so at a lower pitch. */
export function slower(samples: Float32Array, speed: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / speed) }, (_, index) => {
    const at = index * speed;
    const left = Math.floor(at);
    const before = samples[left] ?? 0;
    return before + ((samples[left + 1] ?? before) - before) * (at - left);
  });
}

/** The samples with soft white noise added, `decibels` below their level; the same noise every time. */
export function withNoiseFloor(samples: Float32Array, decibels: number): Float32Array {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length);
  const loudness = Math.sqrt((3 * power) / 10 ** (decibels / 10));
  let state = 1;
  return samples.map((sample) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return sample + (state / 0x40_00_00_00 - 1) * loudness;
  });
}
