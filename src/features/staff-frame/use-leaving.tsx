import type { Role } from '#shared/contract/staff/roles.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useOutbox } from '#src/offline/state/outbox-store.ts';
import { isAnythingUnsaved } from '#src/platform/update/unsaved.ts';
import { useLogout } from './use-logout.ts';

const ForgetDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).ForgetDialog }));
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }));

/**
 * Logging out, from the sidebar or the search: first asks about unsaved work, then about what stays on this device
 * without the person who entered it.
 * @param onLoggedOut called when the session has ended, so that nothing of it stays in memory
 */
export function useLeaving(
  area: Role,
  onLoggedOut?: () => void,
): { busy: boolean; ask: () => void; dialogs: ReactNode } {
  const { busy, logOut } = useLogout(area, onLoggedOut);
  const unsent = useOutbox(({ waiting, sending, needsAttention }) => waiting + sending + needsAttention);
  const [asking, setAsking] = useState<'unsaved' | 'unsent'>();
  const stay = () => setAsking(undefined);

  function leave(): void {
    setAsking(undefined);
    void logOut();
  }
  const askAboutUnsent = () => (unsent > 0 ? setAsking('unsent') : leave());

  return {
    busy,
    ask: () => (isAnythingUnsaved() ? setAsking('unsaved') : askAboutUnsent()),
    dialogs: (
      <Suspense>
        {asking === 'unsaved' && <ForgetDialog onClose={stay} onLogOut={askAboutUnsent} />}
        {asking === 'unsent' && <LeaveDialog area={area} count={unsent} onClose={stay} onLogOut={leave} />}
      </Suspense>
    ),
  };
}
