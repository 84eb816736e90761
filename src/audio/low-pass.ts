/** The window's stop-band attenuation in dB: a little more than the −90 dB we promise. */
const ATTENUATION_DB = 94;

/** Kaiser's β for that attenuation (Kaiser 1974, valid above 50 dB). */
const BETA = 0.1102 * (ATTENUATION_DB - 8.7);

/** Modified Bessel function of the first kind, order 0, by its power series. */
function besselI0(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > sum * 1e-12; k += 1) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

/** What a low-pass is designed from: its length in input samples, its edge (−6 dB) and the input rate, both in Hz. */
export type LowPassDesign = { readonly taps: number; readonly edgeHz: number; readonly inputRate: number };

/**
 * A Kaiser-windowed low-pass filter, split into `phases` sets of taps, one for each fraction of an input sample at
 * which an output sample can fall. Each set sums to 1, so that no phase is louder than another.
 * @returns one row after another: `phases × taps` coefficients, the oldest sample's first.
 */
export function designLowPass({ taps, edgeHz, inputRate }: LowPassDesign, phases: number): Float32Array {
  const half = (taps - 1) / 2;
  const bandwidth = (2 * edgeHz) / inputRate;
  const scale = 1 / besselI0(BETA);
  const rows = new Float32Array(phases * taps);
  for (let phase = 0; phase < phases; phase += 1) {
    const row = Array.from({ length: taps }, (_, tap) => {
      const distance = half - tap + phase / phases;
      const inWindow = distance / (half + 1);
      return sinc(bandwidth * distance) * besselI0(BETA * Math.sqrt(Math.max(0, 1 - inWindow * inWindow))) * scale;
    });
    const gain = row.reduce((sum, coefficient) => sum + coefficient, 0);
    rows.set(
      row.map((coefficient) => coefficient / gain),
      phase * taps,
    );
  }
  return rows;
}
