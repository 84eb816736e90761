import { useDeviceSpeech } from './device-speech.ts';
import { askForFiles, engineUrl, keptFiles, markWhole, type EngineFiles } from './engine-files.ts';

const LOCK = 'frontdesk-speech-files';

/** Looks whether the engine is here already; fetches nothing. */
export async function lookForEngine(): Promise<void> {
  if (useDeviceSpeech.getState().state !== 'unknown') return;
  if (!isSupported()) {
    useDeviceSpeech.setState({ state: 'unsupported' });
    return;
  }
  const kept = await keptFiles().catch(() => undefined);
  if (useDeviceSpeech.getState().state !== 'unknown') return;
  useDeviceSpeech.setState(kept ? ready(kept) : { state: 'absent' });
}

/**
 * Fetches the engine's files into a cache of their own, one after the other, in one tab at a time; what is there is not
 * fetched again. A newer version replaces the older one when it is whole. Never throws: the state tells.
 */
export async function fetchEngine(): Promise<void> {
  await lookForEngine();
  if (['unsupported', 'fetching'].includes(useDeviceSpeech.getState().state)) return;
  await navigator.locks.request(LOCK, async () => {
    const before = useDeviceSpeech.getState();
    try {
      const { files, answer } = await askForFiles();
      await fetchMissing(files);
      await markWhole(files, answer);
      useDeviceSpeech.setState(ready(files));
    } catch {
      // No network, no room: an older version that is whole still listens.
      useDeviceSpeech.setState(before.state === 'ready' ? before : { state: 'failed', share: 0 });
    }
  });
}

async function fetchMissing({ cacheName, files }: EngineFiles): Promise<void> {
  const cache = await caches.open(cacheName);
  const total = sizeOf(files);
  const wasReady = useDeviceSpeech.getState().state === 'ready';
  let here = 0;
  for (const { address, bytes } of [...files, { address: engineUrl, bytes: 0 }]) {
    if (!(await cache.match(address))) await cache.put(address, await whole(address, bytes));
    here += bytes;
    if (!wasReady) useDeviceSpeech.setState({ state: 'fetching', share: here / total, bytes: total });
  }
}

/** A file that came as long as the list says: a page or half a file in its place would break the engine. */
async function whole(address: string, bytes: number): Promise<Response> {
  const answer = await fetch(address, { priority: 'low' });
  const body = await answer.arrayBuffer();
  if (!answer.ok || (bytes > 0 && body.byteLength !== bytes)) throw new Error(`${address} did not come whole`);
  return new Response(body, { headers: { 'Content-Type': answer.headers.get('Content-Type') ?? '' } });
}

function ready({ files }: EngineFiles) {
  return { state: 'ready', share: 1, bytes: sizeOf(files) } as const;
}

function sizeOf(files: EngineFiles['files']): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

function isSupported(): boolean {
  return ['caches', 'Worker', 'WebAssembly'].every((name) => name in globalThis) && 'locks' in navigator;
}
