import type { PrecacheEntry } from 'workbox-precaching';
import { cachedAnswer } from './cached-answer.ts';

/** Pages by the URL that a browser requests. */
const FILES = { '/frontdesk': '/frontdesk.html', '/': '/index.html', '/doctors': '/doctors.html' };
type Address = keyof typeof FILES;

const NAME = 'frontdesk-pages-';

/**
 * Caches each public page once, under the URL that is requested. With static routing the browser takes pages and
 * scripts from the cache without starting the worker, which on a slow device takes longer than everything else in an
 * offline start. Browsers without it, URLs with a query and all other requests go through the worker; a page that is
 * not cached comes from the network.
 */
export function makePageCache(files: readonly PrecacheEntry[]) {
  const revisions = Object.values(FILES).map((file) => files.find(({ url }) => `/${url}` === file)?.revision);
  const isKeptHere = ({ url }: { url: string }): boolean => Object.values(FILES).some((file) => file === `/${url}`);
  // A waiting build must not change the pages of the active one.
  const name = NAME + revisions.map((revision) => revision?.slice(0, 8)).join('-');

  const keep = async (...addresses: readonly Address[]): Promise<void> => {
    const cache = await caches.open(name);
    for (const address of addresses) {
      if (await cache.match(address)) continue;
      const page = await fetch(FILES[address], { cache: 'no-cache' });
      if (!page.ok) throw new Error(`${address} answered ${page.status}`);
      await cache.put(address, page);
    }
  };

  const answer = async (address: Address): Promise<Response> =>
    (await cachedAnswer(address, name)) ?? fetch(FILES[address]);

  /** Only while the worker is being installed. */
  const route = (event: ExtendableEvent): void => {
    const pages = Object.keys(FILES).map((pathname) => ({
      condition: { urlPattern: { pathname, search: '' }, requestMode: 'navigate' as const },
      source: { cacheName: name },
    }));
    // Their names contain a hash, so any cache that has one has the right one.
    const parts = ['*.js', '*.css', '*.svg', '*-latin-wght-*.woff2'].map((file) => ({
      condition: { urlPattern: { pathname: `/assets/${file}` } },
      source: 'cache' as const,
    }));
    event.addRoutes?.([...pages, ...parts]).catch(() => undefined);
  };

  /** Removes what an earlier build left behind. */
  const clean = async (): Promise<void> => {
    for (const other of await caches.keys()) if (other.startsWith(NAME) && other !== name) await caches.delete(other);
  };

  return { isKeptHere, keep, answer, route, clean };
}
