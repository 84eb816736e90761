import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { adminTexts } from '#src/locales/en/admin.ts';
import { adminLogout } from '#src/platform/api/sessions.ts';
import { notify } from '#src/platform/notify.ts';

/** Ends the session and goes home (product.md §8). The queue of this device is not touched (design/offline.md rule 17). */
export function useLogout(): { busy: boolean; logOut: () => Promise<void> } {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function logOut(): Promise<void> {
    setBusy(true);
    const answer = await adminLogout();
    setBusy(false);
    // A session that is over already needs no ending.
    const isOver = answer.ok || (answer.problem.kind === 'refused' && answer.problem.status === 401);
    if (!isOver) {
      notify.error(adminTexts.logoutFailed, adminTexts.logoutFailedText);
      return;
    }
    notify.success(adminTexts.loggedOut, adminTexts.loggedOutText);
    await navigate({ to: '/' });
  }

  return { busy, logOut };
}
