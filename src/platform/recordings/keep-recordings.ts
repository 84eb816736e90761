import { localVoice } from '#src/platform/read-aloud/local-voice.ts';
import { RECORDINGS_CACHE } from './cache-name.ts';
import { addressesOf, type Purpose } from './recording-files.ts';

/**
 * Keeps on this device what is recorded in those of its languages that it has no voice for, so that it sounds without a
 * network, and removes what is no longer wanted. What cannot be had now is fetched the next time.
 */
export async function keepRecordings(tags: readonly string[], purposes: readonly Purpose[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  const mute = tags.filter((tag) => localVoice(tag) === undefined);
  const wanted = mute.flatMap((tag) => purposes.flatMap((purpose) => addressesOf(tag, purpose)));
  const cache = await caches.open(RECORDINGS_CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const address of kept) if (!wanted.includes(address)) await cache.delete(address);
  for (const address of wanted) if (!kept.has(address)) await cache.add(address).catch(() => undefined);
}
