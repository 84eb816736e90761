import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { createAppRouter } from './router.tsx';

/** The first paint of a page as HTML, for the build; see scripts/prerender-shell.ts. */
export async function renderShell(path: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
