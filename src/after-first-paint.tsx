import { createRoot } from 'react-dom/client';
import { makeToaster } from '#src/features/shell/toaster.tsx';
import { loadToasts } from '#src/platform/notify.ts';

async function mountToaster(): Promise<void> {
  const node = document.getElementById('toasts');
  if (!node) return;
  const Toaster = makeToaster((await loadToasts()).useToaster);
  createRoot(node).render(<Toaster />);
}

/** Everything that no first paint needs: notifications. */
export async function startTheRest(): Promise<void> {
  await mountToaster();
}
