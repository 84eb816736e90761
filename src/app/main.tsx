import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { deviceNow } from '#src/platform/device/device.ts';
import { watchMissingChunks } from '#src/platform/loading/missing-chunk.ts';
import { startDisplay } from '#src/platform/browser/display.ts';
import { startMotion } from '#src/platform/browser/motion.ts';
import { whenIdle } from '#src/platform/loading/when-idle.ts';
import { createAppRouter } from './router.tsx';

watchMissingChunks();
startMotion();
startDisplay();

/** Ends a task that was long enough, so that a press in between is not kept waiting. */
const nextTask = () => new Promise((resolve) => void setTimeout(resolve));

/** Whether the HTML is the page that will be drawn. It was made for an address without wishes and for no paired device. */
function isThePage({ dataset }: HTMLElement, { pathname, searchStr }: RegisteredRouter['state']['location']): boolean {
  return dataset['page'] === pathname && searchStr === '' && !deviceNow();
}

/** React takes what stands in a boundary over when it is idle, unless it is told that somebody waits for it. */
function takeOver(hydrated: Root & { unstable_scheduleHydration?: (target: Element) => void }): void {
  const page = document.querySelector('main > *');
  if (page) hydrated.unstable_scheduleHydration?.(page);
}

type ReadyApp = {
  /** Whether it takes over the page that stands in the root; otherwise it puts another in its place. */
  readonly isThisPage: boolean;
  readonly draw: () => void;
};

/** Makes the app ready to be drawn into the page's root: the prerendered page stands until then, so that nothing jumps. */
export async function prepareApp(root: HTMLElement): Promise<ReadyApp> {
  // Running all these modules was a task's work, and so is making the routes.
  await nextTask();
  const router = createAppRouter();
  await nextTask();
  await router.load();
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  const isThisPage = isThePage(root, router.state.location);
  const draw = (): void => {
    // As a transition, React draws in slices of a few milliseconds: a press in between is not kept waiting.
    startTransition(() => {
      if (isThisPage) takeOver(hydrateRoot(root, app));
      else createRoot(root).render(app);
    });
    whenIdle(() => void import('./after-first-paint.tsx').then(({ startTheRest }) => startTheRest(router)));
  };
  return { isThisPage, draw };
}
