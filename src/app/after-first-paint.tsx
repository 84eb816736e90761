import type { RegisteredRouter } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { UpdateBar } from '#src/features/shell/status/update-bar.tsx';
import { watchInstall } from '#src/platform/update/install.ts';
import { loadToasts, onFirstToast } from '#src/platform/browser/notify.ts';
import { reloadOnce } from '#src/platform/update/app-update.ts';
import { startServiceWorker } from '#src/platform/update/service-worker.ts';
import { startSky } from '#src/platform/browser/sky.ts';
import { whenIdle } from '#src/platform/loading/later/when-idle.ts';

/** Rendered outside the page's React root, because an open dialog makes everything inside it inert. */
function mountNotices(): void {
  const node = document.getElementById('toasts');
  if (!node) return;
  const notices = createRoot(node);
  notices.render(<UpdateBar />);
  onFirstToast(() => {
    void Promise.all([import('#src/features/shell/toasts/toaster.tsx'), loadToasts()]).then(
      ([{ makeToaster }, library]) => {
        const Toaster = makeToaster(library.useToaster);
        notices.render(
          <>
            <Toaster />
            <UpdateBar />
          </>,
        );
      },
    );
  });
}

/**
 * Sends what an earlier page left unsent. The landing page writes nothing, so there it starts only when something is
 * waiting.
 */
async function startQueue(router: RegisteredRouter): Promise<void> {
  const isLanding = (pathname: string): boolean => pathname === '/';
  if (!isLanding(router.state.location.pathname)) {
    const { startOutbox } = await import('#src/offline/outbox/outbox.ts');
    whenIdle(startOutbox);
    return;
  }
  const { startQueueWhenNeeded } = await import('#src/offline/start/quiet-start.ts');
  await startQueueWhenNeeded((work) =>
    router.subscribe('onBeforeNavigate', ({ toLocation }) => void (isLanding(toLocation.pathname) || work())),
  );
}

/**
 * Its code cannot be loaded offline unless a service worker has cached it, so it is requested again once the network is
 * back. Some browsers remember a failed import for as long as the page lives; then the page reloads as soon as nobody
 * is typing.
 */
function startQueueOnceItCanBeHad(router: RegisteredRouter, isAgain = false): void {
  startQueue(router).catch(() => {
    if (isAgain) reloadOnce();
    else addEventListener('online', () => startQueueOnceItCanBeHad(router, true), { once: true });
  });
}

/**
 * Starts everything that the first paint does not need, one after another. A part that fails does not stop the others.
 */
export function startTheRest(router: RegisteredRouter): void {
  watchInstall();
  startSky();
  whenIdle(mountNotices);
  whenIdle(() => startQueueOnceItCanBeHad(router));
  whenIdle(() => void startServiceWorker());
}
