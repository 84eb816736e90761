import type { Plugin } from 'vite';

type Chunk = { type: string; imports?: string[] };

/**
 * Fails the build if two chunks import each other: whichever runs first finds the other's values undefined. The source
 * has no cycles (tools/gates/layers.ts), but groups of modules can (tools/build/chunk-groups.ts).
 */
export function noChunkCycles(): Plugin {
  return {
    name: 'frontdesk:no-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const cycle = findCycle(bundle);
      if (cycle) this.error(`chunks import each other: ${cycle.join(' → ')}`);
    },
  };
}

/** The files of one cycle of static imports, with the first one repeated at the end; undefined if there is none. */
export function findCycle(bundle: Readonly<Record<string, Chunk>>): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    const at = path.indexOf(file);
    if (at !== -1) return [...path.slice(at), file];
    if (done.has(file)) return undefined;
    for (const next of bundle[file]?.imports ?? []) {
      const cycle = visit(next, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of Object.keys(bundle)) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}
