import type { HeardWord } from './heard-words.ts';
import { withNoiseFloor } from './noise-floor.ts';
import { ENGINE_RATE } from './resample.ts';

/** The engine at work: the words in 16 kHz samples; undefined when it broke. */
export type Listen = (samples: Float32Array) => Promise<HeardWord[] | undefined>;

/** How a part is changed before it is heard again: under how soft a noise (decibels below the voice), and played how much faster. */
export interface Change {
  readonly decibels: number;
  readonly faster: number;
}

/** Hears one part of a recording once more, slightly changed: what is taken for something else by chance is then taken for it no longer. */
export async function hearPartAgain(
  samples: Float32Array,
  { from, to }: { readonly from: number; readonly to: number },
  { decibels, faster }: Change,
  listen: Listen,
): Promise<HeardWord[]> {
  const begin = Math.max(0, Math.floor(from * ENGINE_RATE));
  const part = samples.slice(begin, Math.min(samples.length, Math.ceil(to * ENGINE_RATE)));
  return (await listen(withNoiseFloor(played(part, faster), decibels))) ?? [];
}

/** The samples played that much faster, by linear interpolation. */
function played(samples: Float32Array, faster: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / faster) }, (_, index) => {
    const at = index * faster;
    const left = Math.floor(at);
    const before = samples[left] ?? 0;
    return before + ((samples[left + 1] ?? before) - before) * (at - left);
  });
}
