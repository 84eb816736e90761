import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Never a page of the app: calls, and anything that names a file. */
const NOT_PAGES = [/^\/api\//, /^\/v2\//, /^\/process_case/, /\/[^/?]+\.[^/?]+$/];

/** Pages with a first paint of their own in their HTML; every other starts from the bare one. */
const OWN_PAGES: [RegExp, string][] = [
  [/^\/(\?|$)/, 'index.html'],
  [/^\/frontdesk\/?(\?|$)/, 'frontdesk.html'],
];

// Only files of the build are ever stored; nothing of /api or /v2 is looked at, so no patient is in any cache.
// A query never names another file: without this /frontdesk?transcript=… would miss the cache.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/.*/] });
cleanupOutdatedCaches();

for (const [address, page] of OWN_PAGES) {
  registerRoute(new NavigationRoute(createHandlerBoundToURL(page), { allowlist: [address] }));
}
registerRoute(new NavigationRoute(createHandlerBoundToURL('bare.html'), { denylist: NOT_PAGES }));

// A first visit is offline-ready without a reload. A later build waits until the page says that it is safe.
clientsClaim();
self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message === 'object' && message && 'type' in message && message.type === 'SKIP_WAITING') {
    void self.skipWaiting();
  }
});
