import * as v from 'valibot';
import type { EngineName } from '#src/platform/speech/engine-names.ts';
import type { EngineFiles } from '#src/platform/speech/messages.ts';

/** Each version of an engine has its own cache, separate from the app's. */
export const CACHE_PREFIX = 'frontdesk-speech-';
/**
 * Present in an engine's cache once it is complete. The number is the version of the protocol between page and worker:
 * workers of another version are ignored.
 */
export const KEPT = '/speech/kept-2.json';

const Kept = v.object({
  version: v.string(),
  worker: v.string(),
  files: v.array(v.object({ name: v.string(), bytes: v.number() })),
});
export type KeptEngine = v.InferOutput<typeof Kept>;

/** The complete version of an engine stored here; undefined if there is none. */
export async function keptFiles(engine: EngineName): Promise<EngineFiles | undefined> {
  for (const cacheName of await caches.keys()) {
    if (!cacheName.startsWith(CACHE_PREFIX + engine)) continue;
    const kept = await (await caches.open(cacheName)).match(KEPT);
    const { success, output } = v.safeParse(Kept, await kept?.json());
    if (success) return engineFiles(engine, output);
  }
  return undefined;
}

/** One version of an engine, and where it is served and cached. */
export function engineFiles(engine: EngineName, { version, worker, files }: KeptEngine): EngineFiles {
  const id = `${engine}-${version}`;
  return { engine, version, worker, files, folder: `/speech/${id}/`, cacheName: CACHE_PREFIX + id };
}

export function sizeOf(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
