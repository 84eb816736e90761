/** A sine of `hz` at `rate`, `seconds` long, amplitude 0.5. */
export function tone(hz: number, rate: number, seconds: number): Float32Array {
  return Float32Array.from(
    { length: Math.round(rate * seconds) },
    (_, n) => 0.5 * Math.sin((2 * Math.PI * hz * n) / rate),
  );
}

/** Level of `hz` in `samples`, in dB against a sine of amplitude 0.5; a Blackman-Harris window keeps leakage below −92 dB. */
export function levelAt(hz: number, samples: Float32Array, rate: number): number {
  const length = samples.length;
  let real = 0;
  let imaginary = 0;
  let gain = 0;
  for (const [n, sample] of samples.entries()) {
    const x = (2 * Math.PI * n) / (length - 1);
    const window = 0.35875 - 0.48829 * Math.cos(x) + 0.14128 * Math.cos(2 * x) - 0.01168 * Math.cos(3 * x);
    const angle = (2 * Math.PI * hz * n) / rate;
    real += window * sample * Math.cos(angle);
    imaginary -= window * sample * Math.sin(angle);
    gain += window;
  }
  return 20 * Math.log10((2 * Math.hypot(real, imaginary)) / gain / 0.5);
}
