import { ROLES, type Role } from '#shared/contract/staff/roles.ts';
import type { Result } from '#shared/result.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { safeToUpdate } from '#src/platform/update/busy.ts';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { isReceptionist } from '#src/platform/staff/session/account-kind.ts';
import { coverScreen } from '#src/platform/staff/session/cover-screen.ts';
import { type Before, type Remote, useRemote } from './use-remote.ts';
import { useWhenStale } from './staleness.ts';
import { isForbidden, isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';

/** The text of a failure, chosen by what happened (docs/spec/messages.md). */
export type FailureWords = { readonly title: string; readonly description?: string };

export type StaffData<Value> = Remote<Value> & { readonly failure: FailureWords | undefined };

/**
 * Data for a staff area. Without the role's session it leads to the login and back. Any other failure becomes a toast
 * and the text for an alert in the page. Stale data is fetched again, silently if that fails.
 * @param refresh is called instead, for a list that has more to load
 */
export function useStaffData<Value>(
  role: Role,
  key: string,
  load: (signal: AbortSignal, before: Before<Value>) => Promise<Result<Value, ApiProblem>>,
  wordsFor: (problem: ApiProblem) => FailureWords,
  refresh?: () => void,
): StaffData<Value> {
  // Rows show times in the clinic's zone, so they render again when the zone is known.
  useClinic();
  const leaveForLogin = useSignedOut(role);
  // An administrator may see everything: whoever may not is in the wrong area, such as a doctor on an admin page.
  const isNobodyHere = (problem: ApiProblem) =>
    isSignedOut(problem) || (ROLES[role].isSentToLoginWhenForbidden && isForbidden(problem) && !isReceptionist());
  const remote = useRemote(key, load, (problem, isRefresh) => {
    if (isNobodyHere(problem)) {
      // What is being typed stays under the cover until somebody logs in again.
      if (!isRefresh || safeToUpdate()) leaveForLogin();
      else coverScreen();
      return;
    }
    // The screen itself says to a receptionist that it is an administrator's.
    if (isRefresh || (isForbidden(problem) && isReceptionist())) return;
    const { title, description } = wordsFor(problem);
    notify.error(title, description);
  });
  useWhenStale(refresh ?? remote.refresh);
  const { problem } = remote;
  const failure = problem === undefined || isNobodyHere(problem) ? undefined : wordsFor(problem);
  const isSilent = problem?.kind === 'unreachable' || problem?.kind === 'timeout';
  const silence = remote.value === undefined ? staffTexts.unreachableEmpty : staffTexts.unreachable;
  return { ...remote, failure: failure && isSilent ? { description: silence, ...failure } : failure };
}
