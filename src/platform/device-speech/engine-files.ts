import * as v from 'valibot';
import { default as engineUrl } from './engine.worker.ts?worker&url';

/** Every version has a cache of its own, apart from the shell's. */
const CACHE_PREFIX = 'frontdesk-speech-';
const LIST = '/speech/files.json';

const FileList = v.object({
  version: v.string(),
  files: v.array(v.object({ name: v.string(), bytes: v.number() })),
});

/** The engine's files of one version: where they are served, which cache keeps them, and how large they are. */
export type EngineFiles = {
  readonly folder: string;
  readonly cacheName: string;
  readonly files: readonly { readonly address: string; readonly bytes: number }[];
};

export { engineUrl };

/** The list as the server has it now, with the answer itself so that it can be kept. */
export async function askForFiles(): Promise<{ files: EngineFiles; answer: Response }> {
  const answer = await fetch(LIST, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`the list of speech files answered ${answer.status}`);
  return { files: await readList(answer.clone()), answer };
}

/** The version that is kept here, whole; undefined when there is none. */
export async function keptFiles(): Promise<EngineFiles | undefined> {
  for (const cacheName of await engineCaches()) {
    const cache = await caches.open(cacheName);
    const list = await cache.match(LIST);
    // The list is written last.
    if (list && (await cache.match(engineUrl))) return readList(list);
  }
  return undefined;
}

/** Puts the list down: from now on the version counts as whole. Other versions go. */
export async function markWhole({ cacheName }: EngineFiles, list: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(LIST, list);
  const others = (await engineCaches()).filter((name) => name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function engineCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
}

async function readList(answer: Response): Promise<EngineFiles> {
  const { version, files } = v.parse(FileList, await answer.json());
  const folder = `/speech/${version}/`;
  return {
    folder,
    cacheName: CACHE_PREFIX + version,
    files: files.map(({ name, bytes }) => ({ address: folder + name, bytes })),
  };
}
