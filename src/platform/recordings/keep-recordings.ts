import { localVoice } from '#src/platform/read-aloud/local-voice.ts';
import { RECORDINGS_CACHE } from './cache-name.ts';
import { addressesOf, type Purpose } from './recording-files.ts';

/**
 * Keeps on this device what is recorded in its languages, so that it sounds without a network, and removes what is no longer
 * wanted. What cannot be had now is fetched the next time.
 */
export async function keepRecordings(tags: readonly string[], purposes: readonly Purpose[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  const wanted = tags.flatMap((tag) => purposes.flatMap((purpose) => wantedOf(tag, purpose)));
  const cache = await caches.open(RECORDINGS_CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const address of kept) if (!wanted.includes(address)) await cache.delete(address);
  for (const address of wanted) if (!kept.has(address)) await cache.add(address).catch(() => undefined);
}

/** A voice of the device needs no sounds, but the words of a call: they stand in its list. */
function wantedOf(tag: string, purpose: Purpose): string[] {
  const all = addressesOf(tag, purpose);
  if (localVoice(tag) === undefined) return all;
  return purpose === 'call' ? all.slice(0, 1) : [];
}
