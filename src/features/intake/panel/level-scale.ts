/** Loudness as perceived: −50 dB and below is 0, −10 dB and above is 1. */
export function heardLoudness(rms: number): number {
  if (rms <= 0) return 0;
  const decibels = 20 * Math.log10(rms);
  return Math.min(1, Math.max(0, (decibels + 50) / 40));
}

/** How much the ring behind the microphone grows: not at all in silence, by a third at full voice. */
export function ringScale(rms: number): number {
  return 1 + 0.34 * heardLoudness(rms);
}

/** Height of one of five bars (0…1); the middle one moves most, none ever vanishes. */
export function barScale(rms: number, bar: number): number {
  const share = [0.55, 0.8, 1, 0.8, 0.55][bar] ?? 0.5;
  return 0.14 + 0.86 * heardLoudness(rms) * share;
}
