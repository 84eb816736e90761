import type { RegisteredRouter } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { UpdateBar } from '#src/features/shell/status/update-bar.tsx';
import { watchInstall } from '#src/platform/update/install.ts';
import { loadToasts, onFirstToast } from '#src/platform/browser/notify.ts';
import { reloadOnce } from '#src/platform/update/app-update.ts';
import { startServiceWorker } from '#src/platform/update/service-worker.ts';
import { startSky } from '#src/platform/browser/sky.ts';
import { whenIdle } from '#src/platform/loading/when-idle.ts';

/** Outside the React root of the page, because an open dialog makes everything in there inert. */
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

/** Sends what an earlier page has left. On the landing page, where nothing is written, it starts when there is something for it. */
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
 * Its code cannot be fetched without a network where no worker keeps it: with the network it is asked for again. A browser
 * may remember for as long as the page lives that it could not be had; then the page is loaded anew once nobody types.
 */
function startQueueOnceItCanBeHad(router: RegisteredRouter, isAgain = false): void {
  startQueue(router).catch(() => {
    if (isAgain) reloadOnce();
    else addEventListener('online', () => startQueueOnceItCanBeHad(router, true), { once: true });
  });
}

/** Everything that no first paint needs, one after another. A part that fails leaves the others standing. */
export function startTheRest(router: RegisteredRouter): void {
  watchInstall();
  startSky();
  whenIdle(mountNotices);
  whenIdle(() => startQueueOnceItCanBeHad(router));
  whenIdle(() => void startServiceWorker());
}
