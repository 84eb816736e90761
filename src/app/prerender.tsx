import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { createAppRouter } from './router.tsx';

/**
 * The first paint of a page as HTML, for the build (tools/build/prerender-shell.ts). In a browser the router puts a
 * boundary around its screens, but not here: React can only hydrate the page if its HTML has none (src/app/main.tsx).
 */
export async function renderShell(path: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return renderToString(
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>,
  );
}
