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

/** Sends what an earlier page has left. The store and the client weigh more than all the rest of the shell. */
async function startQueue(): Promise<void> {
  const { startOutbox } = await import('#src/offline/outbox.ts');
  whenIdle(startOutbox);
}

/** Everything that no first paint needs, one after another. A part that fails leaves the others standing. */
export function startTheRest(): void {
  watchInstall();
  whenIdle(mountNotices);
  whenIdle(() => void startQueue());
  whenIdle(() => void startServiceWorker());
}
