import { registerRoute } from 'workbox-routing';
import { RECORDINGS_CACHE } from '#src/platform/recordings/cache-name.ts';
import { FOR_PAIRED } from './for-paired.ts';
import { cachedAnswer } from './cached-answer.ts';

/** One file of the second tier; `revision` is set only if the name has no hash. */
export type LaterFile = { readonly url: string; readonly revision?: string | null };

const NAME = 'frontdesk-later';

/** Fonts and languages that most visits do not need, and the house's own pictures: cached the first time a page requests them. */
const SEEN = /\.woff2$|^\/languages\/[^/]+\.js$|^\/api\/clinic\/pictures\//;
const SEEN_NAME = 'frontdesk-seen';

async function keepSeen(request: Request): Promise<Response> {
  const kept = await cachedAnswer(request, SEEN_NAME);
  if (kept) return kept;
  const response = await fetch(request);
  // The response does not wait for the copy.
  if (response.ok) void keepCopy(request, response.clone()).catch(() => undefined);
  return response;
}

async function keepCopy(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(SEEN_NAME);
  await cache.put(request, response);
}

/**
 * Caches the files that no registration needs: staff screens, the landing page, pictures. Workbox aborts an
 * installation if one file is missing; these may fail on a first visit without affecting the desk, and are requested
 * again later.
 */
export function makeLaterCache(files: readonly LaterFile[]) {
  const keyOf = new Map(files.map(({ url, revision }) => [`/${url}`, revision ? `/${url}?${revision}` : `/${url}`]));

  const fetchInto = async (cache: Cache, path: string, key: string): Promise<void> => {
    const response = await fetch(path, { cache: key === path ? 'default' : 'no-cache' });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    await cache.put(key, response);
  };

  /**
   * Fetches what is missing, in the order of the list; what is cached already costs nothing. Files for paired devices
   * are cached only on paired devices. While a new build is being installed no page can tell whether the device is
   * paired, so it counts as paired if the previous build had cached them.
   */
  const fill = async (isPaired?: boolean): Promise<void> => {
    const cache = await caches.open(NAME);
    const kept = new Set((await cache.keys()).map(({ url }) => url.slice(self.location.origin.length)));
    const keptForPaired = [...kept].filter((key) => FOR_PAIRED.test(key));
    const isAsKiosk = isPaired ?? keptForPaired.length > 0;
    if (!isAsKiosk) {
      for (const key of keptForPaired) await cache.delete(key);
      await caches.delete(RECORDINGS_CACHE);
    }
    for (const [path, key] of keyOf)
      if (!kept.has(key) && (isAsKiosk || !FOR_PAIRED.test(path))) await fetchInto(cache, path, key);
  };

  /** Removes what an earlier build left behind. */
  const clean = async (): Promise<void> => {
    await caches.delete(SEEN_NAME);
    const cache = await caches.open(NAME);
    const wanted = new Set(keyOf.values());
    for (const request of await cache.keys())
      if (!wanted.has(request.url.slice(self.location.origin.length))) await cache.delete(request);
  };

  const answer = async (path: string): Promise<Response> => {
    const kept = await cachedAnswer(keyOf.get(path) ?? path, NAME);
    return kept ?? fetch(path);
  };

  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && keyOf.has(url.pathname),
    ({ url }) => answer(url.pathname),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && SEEN.test(url.pathname),
    ({ request }) => keepSeen(request),
  );
  return { fill, clean, answer };
}
