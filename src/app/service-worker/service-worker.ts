import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { makeLaterCache } from './later-cache.worker.ts';
import { keepDoctors } from '#src/offline/directory/keep-doctors.worker.ts';
import { sendInBackground } from '#src/offline/network/send-in-background.worker.ts';
import { makePageCache } from './page-cache.worker.ts';
import { keptAnswer } from './kept-answer.ts';

/** tools/build/precache.ts marks what no registration needs. */
type PrecachedFile = PrecacheEntry & { later?: true };

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Never a page of the app: calls, and anything that names a file. */
const NOT_PAGES = [/^\/api\//, /^\/v2\//, /^\/process_case/, /\/[^/?]+\.[^/?]+$/];

// Only files of the build are ever stored; nothing of /api or /v2 is looked at, so no patient is in any cache.
// A query never names another file: without this /frontdesk?transcript=… would miss the cache.
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
registerRoute(new NavigationRoute(() => later.answer('/bare.html'), { denylist: NOT_PAGES }));

// The speech engine is kept by the page itself, whole or not at all (src/platform/speech).
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/speech/') && !url.pathname.endsWith('/files.json'),
  async ({ request }) => (await keptAnswer(request.url)) ?? fetch(request),
);

self.addEventListener('install', (event) => {
  // Whoever waits for the worker may go offline at once, on every page. The page registers it when it is idle, so none
  // of this is in the way of the first paint. A new build replaces an old one whole; on a first visit the desk is safe
  // even where one of the other files cannot be had, and the page asks for the rest again.
  const filled = keepTheRest();
  pages.route(event);
  event.waitUntil(pages.keep('/frontdesk'));
  event.waitUntil(self.registration.active ? filled : filled.catch(() => undefined));
});
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([later.clean(), pages.clean()])));

sendInBackground();

// A first visit is offline-ready without a reload. A later build waits until the page says that it is safe.
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
