import { createRouter, defaultStringifySearch, type RouterHistory } from '@tanstack/react-router';
import { CrashScreen } from '#src/features/shell/page/crash-screen.tsx';
import { routeTree } from './route-tree.gen.ts';

/** Makes the router; `history` is given where there is no address bar (prerendering, tests). */
export function createAppRouter(history?: RouterHistory) {
  let isFirstPage = true;
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    // A page begins at its top; but who has scrolled the prerendered one before the app runs stays there.
    scrollRestoration: () => !(isFirstPage && globalThis.scrollY > 0),
    defaultPreload: 'intent',
    defaultErrorComponent: CrashScreen,
    // A space as %20, as in the links of PAGE-10, not as the form encoding's plus sign.
    stringifySearch: (search) => defaultStringifySearch(search).replaceAll('+', '%20'),
  });
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
    /** The page's title; without it the h1 gives the title. */
    title?: string;
  }
}
