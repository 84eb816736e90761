import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { deviceNow } from '#src/platform/device.ts';
import { watchMissingChunks } from '#src/platform/missing-chunk.ts';
import { startDisplay } from '#src/platform/display.ts';
import { startMotion } from '#src/platform/motion.ts';
import { whenIdle } from '#src/platform/when-idle.ts';
import { createAppRouter } from './router.tsx';

watchMissingChunks();
startMotion();
startDisplay();

/** Ends a task that was long enough, so that a press in between is not kept waiting. */
const nextTask = () => new Promise((resolve) => void setTimeout(resolve));

// Running all these modules was a task's work, and so is making the routes.
await nextTask();
const router = createAppRouter();
await nextTask();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');

// The prerendered page stands until the first screen is ready, so that nothing jumps.
await router.load();
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

/** Whether the HTML is the page that will be drawn. It was made for an address without wishes and for no paired device. */
function isThePage({ dataset }: HTMLElement): boolean {
  const { pathname, searchStr } = router.state.location;
  return dataset['page'] === pathname && searchStr === '' && !deviceNow();
}

// As a transition, React draws in slices of a few milliseconds: a press in between is not kept waiting.
startTransition(() => {
  if (isThePage(root)) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
whenIdle(() => void import('./after-first-paint.tsx').then(({ startTheRest }) => startTheRest(router)));
