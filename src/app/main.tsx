import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { deviceNow } from '#src/platform/device/device.ts';
import { watchMissingChunks } from '#src/platform/loading/later/missing-chunk.ts';
import { startDisplay } from '#src/platform/browser/display.ts';
import { startMotion } from '#src/platform/browser/motion.ts';
import { whenIdle } from '#src/platform/loading/later/when-idle.ts';
import { shownLanguage } from '#src/platform/language/show-language.ts';
import { startLanguage } from '#src/platform/language/page-languages.ts';
import { createAppRouter } from './router.tsx';

watchMissingChunks();
startMotion();
startDisplay();

/**
 * Whether the prerendered HTML is the page about to be rendered. It was built for a URL without a query and for an
 * unpaired device.
 */
function isThePage({ dataset }: HTMLElement, { pathname, searchStr }: RegisteredRouter['state']['location']): boolean {
  return dataset['page'] === pathname && searchStr === '' && !deviceNow();
}

type ReadyApp = {
  /** Whether to hydrate the page in the root; otherwise it is replaced by another. */
  readonly isThisPage: boolean;
  readonly draw: () => void;
};

/** Makes the app ready to render into the page's root. The prerendered page stays until then, so that nothing jumps. */
export async function prepareApp(root: HTMLElement): Promise<ReadyApp> {
  const router = createAppRouter();
  await Promise.all([router.load(), startLanguage(location.pathname)]);
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // It was written in English.
  const isThisPage = shownLanguage() === 'en' && isThePage(root, router.state.location);
  const draw = (): void => {
    // In a transition React renders in slices of a few milliseconds, so that a click in between is not delayed.
    startTransition(() => {
      if (isThisPage) hydrateRoot(root, app);
      else createRoot(root).render(app);
    });
    whenIdle(() => void import('./after-first-paint.tsx').then(({ startTheRest }) => startTheRest(router)));
  };
  return { isThisPage, draw };
}
