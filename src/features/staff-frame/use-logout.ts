import { ROLES, type Role } from '#shared/contract/staff/roles.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { forgetAccount } from '#src/platform/api/http/acting-as.ts';
import { isStranger } from '#src/platform/api/http/http.ts';
import { logOut as endSession } from '#src/platform/api/staff/sessions.ts';
import { forgetKeptWork } from '#src/platform/update/kept-work.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { forgetStaffQueries } from '#src/platform/staff/staff-queries.ts';
import { tellOtherTabs } from '#src/platform/staff/staleness.ts';
import { isSignedOut } from '#src/platform/staff/session/use-signed-out.ts';

/** Ends the session and leaves its area. This device's queue is not touched (OFF-11). */
export function useLogout(area: Role, onLoggedOut?: () => void): { busy: boolean; logOut: () => Promise<void> } {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function logOut(): Promise<void> {
    setBusy(true);
    const answer = await endSession(area);
    setBusy(false);
    // A session that is over needs no ending, and another account's is not this page's to end.
    const { problem } = answer.ok ? { problem: undefined } : answer;
    const isOver = problem === undefined || isSignedOut(problem) || isStranger(problem);
    if (!isOver) {
      notify.error(staffTexts.logoutFailed, staffTexts.logoutFailedText);
      return;
    }
    forgetAccount(area);
    tellOtherTabs();
    forgetKeptWork();
    notify.success(staffTexts.loggedOut, staffTexts.loggedOutText);
    onLoggedOut?.();
    await navigate({ to: ROLES[area].afterLogout });
    forgetStaffQueries();
  }

  return { busy, logOut };
}
