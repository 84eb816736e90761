import { proportionalMegabytes } from './memory.ts';

const SAMPLE_EVERY_MS = 5_000;
const MINUTE_MS = 60_000;

/** What a server had in one minute, in MB. */
export type MemoryMinute = {
  /** The least of its heap: what was left after the garbage collector had been there. */
  readonly heap: number;
  /** The middle of its process, and of it with all its children (threads are in it; PostgreSQL is a child). */
  readonly resident: number;
  readonly all: number;
};

type Sample = MemoryMinute;

const middle = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

/** Looks at a server's memory every five seconds until it is told to stop, and tells of each minute. */
export function watchMemory(
  pid: number,
  metricsUrl: string,
  onMinute: (minute: MemoryMinute, n: number) => void,
): { minutes: readonly MemoryMinute[]; stop: () => void } {
  const minutes: MemoryMinute[] = [];
  let samples: Sample[] = [];
  const sampling = setInterval(() => {
    void look().then(
      (sample) => samples.push(sample),
      () => undefined,
    );
  }, SAMPLE_EVERY_MS);
  const telling = setInterval(() => {
    const minute = {
      heap: Math.min(...samples.map(({ heap }) => heap)),
      resident: middle(samples.map(({ resident }) => resident)),
      all: middle(samples.map(({ all }) => all)),
    };
    samples = [];
    minutes.push(minute);
    onMinute(minute, minutes.length);
  }, MINUTE_MS);

  async function look(): Promise<Sample> {
    const [text, all] = await Promise.all([
      fetch(`${metricsUrl}/metrics`).then((answer) => answer.text()),
      proportionalMegabytes(pid),
    ]);
    const gauge = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 1024 ** 2;
    return { heap: gauge('nodejs_heap_size_used_bytes'), resident: gauge('process_resident_memory_bytes'), all };
  }

  return {
    minutes,
    stop: () => {
      clearInterval(sampling);
      clearInterval(telling);
    },
  };
}

/** With fewer there is no third to compare, and nothing was measured. */
const FEWEST_MINUTES = 3;

/** The middle minute of the last third beside that of the middle third; the first third warms up. @returns undefined: not measured */
function growth(minutes: readonly MemoryMinute[], of: (minute: MemoryMinute) => number): number | undefined {
  if (minutes.length < FEWEST_MINUTES) return undefined;
  const third = Math.floor(minutes.length / 3);
  return middle(minutes.slice(2 * third).map(of)) / middle(minutes.slice(third, 2 * third).map(of));
}

/** How heap and all have grown, in words, and whether that is at most `most` ×; undefined where it was not measured. */
export function growthInWords(
  minutes: readonly MemoryMinute[],
  most: number,
): { readonly words: string; readonly isFlat: boolean | undefined } {
  const heap = growth(minutes, (minute) => minute.heap);
  const all = growth(minutes, (minute) => minute.all);
  if (heap === undefined || all === undefined)
    return { words: `not measured (under ${FEWEST_MINUTES} minutes)`, isFlat: undefined };
  return {
    words: `last third beside the middle one: heap ${heap.toFixed(2)} ×, with database ${all.toFixed(2)} ×`,
    // Also a figure that is none is not flat.
    isFlat: heap <= most && all <= most,
  };
}
