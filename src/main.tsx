import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { watchMissingChunks } from '#src/platform/missing-chunk.ts';
import { startDisplay } from '#src/platform/display.ts';
import { startMotion } from '#src/platform/motion.ts';
import { whenIdle } from '#src/platform/when-idle.ts';
import { createAppRouter } from './router.tsx';

watchMissingChunks();
startMotion();
startDisplay();

const router = createAppRouter();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');

// The prerendered shell stands until the first screen is ready, so that nothing jumps.
await router.load();
// As a transition, React draws in slices of a few milliseconds: a press in between is not kept waiting.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
);
whenIdle(() => void import('./after-first-paint.tsx').then(({ startTheRest }) => startTheRest()));
