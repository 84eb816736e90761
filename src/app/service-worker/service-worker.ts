import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { makeLaterCache } from './later-cache.worker.ts';
import { keepDoctors } from '#src/offline/directory/keep-doctors.worker.ts';
import { sendInBackground } from '#src/offline/network/send-in-background.worker.ts';
import { makePageCache } from './page-cache.worker.ts';
import { cachedAnswer } from './cached-answer.ts';

/** tools/build/precache.ts marks the files that no registration needs. */
type PrecachedFile = PrecacheEntry & { later?: true };

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Never a page of the app: API calls, and any URL that names a file. */
const NOT_PAGES = [/^\/api\//, /^\/v2\//, /^\/process_case/, /\/[^/?]+\.[^/?]+$/];

// Only files of the build are cached; /api and /v2 are ignored, so no patient data is in any cache. A query never names
// another file: without this option /frontdesk?transcript=… would miss the cache.
const all = self.__WB_MANIFEST.filter((file): file is PrecachedFile => typeof file !== 'string');
const pages = makePageCache(all);
const files = all.filter((file) => !pages.isKeptHere(file));
precacheAndRoute(
  files.filter((file) => !file.later),
  { ignoreURLParametersMatching: [/.*/] },
);
cleanupOutdatedCaches();
const later = makeLaterCache(files.filter((file) => file.later));
const keepTheRest = async (isPaired?: boolean): Promise<void> => {
  await later.fill(isPaired);
  await pages.keep('/', '/doctors');
};

registerRoute(new NavigationRoute(() => pages.answer('/frontdesk'), { allowlist: [/^\/frontdesk\/?(\?|$)/] }));
registerRoute(new NavigationRoute(() => pages.answer('/'), { allowlist: [/^\/(\?|$)/] }));
registerRoute(new NavigationRoute(() => pages.answer('/doctors'), { allowlist: [/^\/doctors\/?(\?|$)/] }));
registerRoute(new NavigationRoute(() => later.answer('/display.html'), { allowlist: [/^\/display\/?(\?|$)/] }));
registerRoute(new NavigationRoute(() => later.answer('/bare.html'), { denylist: NOT_PAGES }));

// The page itself caches the speech engine, all of it or nothing (src/platform/speech).
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/speech/') && !url.pathname.endsWith('/files.json'),
  async ({ request }) => (await cachedAnswer(request.url)) ?? fetch(request),
);

self.addEventListener('install', (event) => {
  // Once the worker is installed, every page works offline. The page registers it when idle, so that it does not delay
  // the first paint. A new build replaces the old one as a whole; on a first visit the desk works even if one of the
  // other files could not be fetched, and the page requests the rest again.
  const filled = keepTheRest();
  pages.route(event);
  event.waitUntil(pages.keep('/frontdesk'));
  event.waitUntil(self.registration.active ? filled : filled.catch(() => undefined));
});
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([later.clean(), pages.clean()])));

sendInBackground();

// A first visit is ready for offline use without a reload. A later build waits until the page says that it is safe.
clientsClaim();
self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message !== 'object' || !message || !('type' in message)) return;
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message.type === 'KEEP_THE_REST') {
    event.waitUntil(keepTheRest('paired' in message && message.paired === true));
    event.waitUntil(keepDoctors().catch(() => undefined));
  }
});
