import { within } from '#shared/within.ts';

/** A cache that works answers in a few milliseconds, a slow one in some hundred. */
const ANSWERS_WITHIN_MS = 3000;

/** What a cache of this device has for an address; nothing where it does not answer or refuses: the network is asked then. */
export async function keptAnswer(asked: RequestInfo, cacheName?: string): Promise<Response | undefined> {
  try {
    return await within(ANSWERS_WITHIN_MS, caches.match(asked, cacheName === undefined ? {} : { cacheName }));
  } catch {
    return undefined;
  }
}
