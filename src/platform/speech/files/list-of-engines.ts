import * as v from 'valibot';
import { ENGINES, type EngineName } from '#src/platform/speech/engine-names.ts';
import { CACHE_PREFIX, engineFiles, KEPT, type KeptEngine } from './engine-files.ts';
import type { EngineFiles } from '#src/platform/speech/messages.ts';

const LIST = '/speech/files.json';
const Version = v.object({
  version: v.string(),
  files: v.array(v.object({ name: v.string(), bytes: v.number() })),
});
const Lists = v.object({ light: Version, full: Version });

/** The versions that the server has now and these scripts can run. */
export async function askForFiles(
  workers: Readonly<Record<EngineName, string>>,
): Promise<Readonly<Record<EngineName, EngineFiles>>> {
  const answer = await fetch(LIST, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`the list of speech files answered ${answer.status}`);
  const { light, full } = v.parse(Lists, await answer.json());
  return {
    light: engineFiles('light', { ...light, worker: workers.light }),
    full: engineFiles('full', { ...full, worker: workers.full }),
  };
}

/** Marks this version as complete and removes everything else cached for the engine. */
export async function markWhole({ engine, version, cacheName, worker, files }: EngineFiles): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept: KeptEngine = { version, worker, files: [...files] };
  await cache.put(KEPT, Response.json(kept));
  const scripts = (await cache.keys()).filter(({ url }) => url.endsWith('.js') && !url.endsWith(worker));
  await Promise.all(scripts.map((script) => cache.delete(script)));
  const outdated = (await caches.keys()).filter((name) => name !== cacheName && isOf(engine, name));
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

/** Caches from builds with only one engine belong to any. */
function isOf(engine: EngineName, cacheName: string): boolean {
  const [, name] = cacheName.split(CACHE_PREFIX);
  return name !== undefined && !ENGINES.some((other) => other !== engine && name.startsWith(`${other}-`));
}
