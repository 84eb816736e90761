import { within } from '#shared/within.ts';

/** A working cache answers in a few milliseconds, a slow one in a few hundred. */
const ANSWERS_WITHIN_MS = 3000;

/** What this device's caches have for a URL; undefined if they do not answer or fail, so that the network is asked. */
export async function cachedAnswer(asked: RequestInfo, cacheName?: string): Promise<Response | undefined> {
  try {
    return await within(ANSWERS_WITHIN_MS, caches.match(asked, cacheName === undefined ? {} : { cacheName }));
  } catch {
    return undefined;
  }
}
