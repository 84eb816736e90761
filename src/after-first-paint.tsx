import type { RegisteredRouter } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { UpdateBar } from '#src/features/shell/update-bar.tsx';
import { watchInstall } from '#src/platform/install.ts';
import { loadToasts, onFirstToast } from '#src/platform/notify.ts';
import { startServiceWorker } from '#src/platform/service-worker.ts';
import { whenIdle } from '#src/platform/when-idle.ts';

/** Outside the React root of the page, because an open dialog makes everything in there inert. */
function mountNotices(): void {
  const node = document.getElementById('toasts');
  if (!node) return;
  const notices = createRoot(node);
  notices.render(<UpdateBar />);
  onFirstToast(() => {
    void Promise.all([import('#src/features/shell/toaster.tsx'), loadToasts()]).then(([{ makeToaster }, library]) => {
      const Toaster = makeToaster(library.useToaster);
      notices.render(
        <>
          <Toaster />
          <UpdateBar />
        </>,
      );
    });
  });
}

/** Sends what an earlier page has left; on the landing page nothing is written. */
async function startQueue(router: RegisteredRouter): Promise<void> {
  const { startQueueWhenNeeded } = await import('#src/offline/quiet-start.ts');
  const isOfReaders = (pathname: string): boolean => pathname === '/';
  await startQueueWhenNeeded({
    isOfReaders: isOfReaders(router.state.location.pathname),
    onLeave: (work) =>
      router.subscribe('onBeforeNavigate', ({ toLocation }) => void (isOfReaders(toLocation.pathname) || work())),
  });
}

/** Everything that no first paint needs, one after another. A part that fails leaves the others standing. */
export function startTheRest(router: RegisteredRouter): void {
  watchInstall();
  whenIdle(mountNotices);
  whenIdle(() => void startQueue(router));
  whenIdle(() => void startServiceWorker());
}
