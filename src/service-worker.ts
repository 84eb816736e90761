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

/** A shell of its own for the kiosk, if the build made one; every other page starts from the landing shell. */
const FRONTDESK_SHELL = 'frontdesk.html';

const manifest = self.__WB_MANIFEST;
const cached = new Set(manifest.map((entry) => (typeof entry === 'string' ? entry : entry.url)));

// Only files of the build are ever stored; nothing of /api or /v2 is looked at, so no patient is in any cache.
// A query never names another file: without this /frontdesk?transcript=… would miss the cache.
precacheAndRoute(manifest, { ignoreURLParametersMatching: [/.*/] });
cleanupOutdatedCaches();

if (cached.has(FRONTDESK_SHELL)) {
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL(FRONTDESK_SHELL), { allowlist: [/^\/frontdesk\/?(\?|$)/] }),
  );
}
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: NOT_PAGES }));

// A first visit is offline-ready without a reload. A later build waits until the page says that it is safe.
clientsClaim();
self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message === 'object' && message && 'type' in message && message.type === 'SKIP_WAITING') {
    void self.skipWaiting();
  }
});
