import type { EngineState } from '#src/platform/speech/device-speech.ts';
import { sizeOf } from './engine-files.ts';
import { markWhole } from './list-of-engines.ts';
import { canRunFullEngine, hasRoomFor, isMetered } from './may-fetch.ts';
import type { EngineFiles } from '#src/platform/speech/messages.ts';

type Circumstances = {
  readonly tell: (change: Partial<EngineState>) => void;
  /** Whether somebody asked for it: then a metered connection is used too. */
  readonly isInsisting: () => boolean;
  /** Resolves when nothing else needs the connection. */
  readonly quietMoment: () => Promise<void>;
};

type Missing = readonly { readonly address: string; readonly bytes: number }[];

/**
 * Downloads the missing files of an engine into its cache, one by one. A newer version replaces an older one once it is
 * complete. Never rejects: `tell` reports how it went.
 */
export async function fetchEngine(files: EngineFiles, circumstances: Circumstances): Promise<void> {
  const { tell, isInsisting } = circumstances;
  try {
    const missing = await missingFiles(files);
    const bytes = sizeOf(missing);
    const isFull = files.engine === 'full';
    if (isFull && !canRunFullEngine()) tell({ state: 'unsupported' });
    else if (isFull && bytes > 0 && !isInsisting() && isMetered()) tell({ state: 'spared' });
    else if (!(await hasRoomFor(bytes))) tell({ state: 'no-room' });
    else {
      await fetchMissing(files, missing, circumstances);
      await markWhole(files);
      tell({ state: 'ready', share: 1, bytes: sizeOf(files.files) });
    }
  } catch {
    // No network, or not enough space after all.
    tell({ state: 'failed' });
  }
}

async function missingFiles({ cacheName, folder, worker, files }: EngineFiles): Promise<Missing> {
  const cache = await caches.open(cacheName);
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const wanted = [
    ...files.map(({ name, bytes }) => ({ address: folder + name, bytes })),
    { address: worker, bytes: 0 },
  ];
  return wanted.filter(({ address }) => !here.has(address));
}

async function fetchMissing(
  { cacheName, files }: EngineFiles,
  missing: Missing,
  { tell, quietMoment }: Circumstances,
): Promise<void> {
  const cache = await caches.open(cacheName);
  const total = sizeOf(files);
  let toCome = sizeOf(missing);
  for (const { address, bytes } of missing) {
    tell({ state: 'fetching', share: 1 - toCome / total, bytes: total });
    await quietMoment();
    await cache.put(address, await whole(address, bytes));
    toCome -= bytes;
  }
}

/** A file whose length matches the list: a page or a partial file in its place would break the engine. */
async function whole(address: string, bytes: number): Promise<Response> {
  // It goes into the engine's own cache, so the browser need not store it twice.
  const answer = await fetch(address, { priority: 'low', cache: 'no-store' });
  const body = await answer.arrayBuffer();
  if (!answer.ok || (bytes > 0 && body.byteLength !== bytes)) throw new Error(`${address} did not come whole`);
  const headers = new Headers();
  for (const name of ['Content-Type', 'Content-Security-Policy']) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(body, { headers });
}
