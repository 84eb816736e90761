import type { RegisteredRouter } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { deviceNow } from '#src/platform/device/device.ts';
import { watchMissingChunks } from '#src/platform/loading/later/missing-chunk.ts';
import { startDisplay } from '#src/platform/browser/display.ts';
import { startMotion } from '#src/platform/browser/motion.ts';
import { whenIdle } from '#src/platform/loading/later/when-idle.ts';
import { App } from './app.tsx';
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
  await router.load();
  const app = <App router={router} />;
  const isThisPage = isThePage(root, router.state.location);
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
