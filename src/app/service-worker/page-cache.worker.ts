import type { PrecacheEntry } from 'workbox-precaching';
import { keptAnswer } from './kept-answer.ts';

/** Pages by the address that a browser asks for. */
const FILES = { '/frontdesk': '/frontdesk.html', '/': '/index.html', '/doctors': '/doctors.html' };
type Address = keyof typeof FILES;

const NAME = 'frontdesk-pages-';

/**
 * The pages that anybody may open, kept once, under the address that is asked for; and pages and scripts that the
 * browser takes out of the cache by itself, without starting the worker, which takes a slow device longer than all the
 * rest of an opening without a network. Browsers that cannot do that, addresses with a wish and everything else ask the
 * worker as ever. A page that is not kept is asked of the network.
 */
export function makePageCache(files: readonly PrecacheEntry[]) {
  const revisions = Object.values(FILES).map((file) => files.find(({ url }) => `/${url}` === file)?.revision);
  const isKeptHere = ({ url }: { url: string }): boolean => Object.values(FILES).some((file) => file === `/${url}`);
  // A build that only waits must not change the pages of the one that is used.
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
    (await keptAnswer(address, name)) ?? fetch(FILES[address]);

  /** Only while the worker is being installed. */
  const route = (event: ExtendableEvent): void => {
    const pages = Object.keys(FILES).map((pathname) => ({
      condition: { urlPattern: { pathname, search: '' }, requestMode: 'navigate' as const },
      source: { cacheName: name },
    }));
    // Their names have a hash: whichever cache holds one, it is the right one.
    const parts = ['*.js', '*.css', '*.svg', '*-latin-wght-*.woff2'].map((file) => ({
      condition: { urlPattern: { pathname: `/assets/${file}` } },
      source: 'cache' as const,
    }));
    event.addRoutes?.([...pages, ...parts]).catch(() => undefined);
  };

  /** Removes what an earlier build has left. */
  const clean = async (): Promise<void> => {
    for (const other of await caches.keys()) if (other.startsWith(NAME) && other !== name) await caches.delete(other);
  };

  return { isKeptHere, keep, answer, route, clean };
}
