import { createRouter, defaultStringifySearch, type RouterHistory } from '@tanstack/react-router';
import { CrashScreen } from '#src/features/shell/page/crash-screen.tsx';
import type { pageTitles } from '#src/locales/en/everywhere/page-titles.ts';
import { followLanguage } from './follow-language.tsx';
import { routeTree } from './route-tree.gen.ts';

/** Creates the router; `history` is passed where there is no address bar (prerendering, tests). */
export function createAppRouter(history?: RouterHistory) {
  let isFirstPage = true;
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    // A page starts at the top, unless the visitor scrolled the prerendered one before the app ran.
    scrollRestoration: () => !(isFirstPage && globalThis.scrollY > 0),
    defaultPreload: 'intent',
    defaultErrorComponent: CrashScreen,
    // A space is written as %20, as in the links of PAGE-10, not as the plus sign of form encoding.
    stringifySearch: (search) => defaultStringifySearch(search).replaceAll('+', '%20'),
  });
  followLanguage(Object.values(router.routesById));
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    if (fromLocation) isFirstPage = false;
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** Which title the page has; if it is missing, the h1 is used. */
    title?: keyof typeof pageTitles;
  }
}
