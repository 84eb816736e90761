import { ROLES, type Role } from '#shared/contract/staff/roles.ts';
import type { Result } from '#shared/result.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { safeToUpdate } from '#src/platform/update/busy.ts';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { coverScreen } from '#src/platform/staff/session/cover-screen.ts';
import { type Before, type Remote, useRemote } from './use-remote.ts';
import { useWhenStale } from './staleness.ts';
import { isForbidden, isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';

/** The words of a failure, chosen from what happened (docs/spec/messages.md). */
export type FailureWords = { readonly title: string; readonly description?: string };

export type StaffData<Value> = Remote<Value> & { readonly failure: FailureWords | undefined };

/**
 * Data of a staff area. Without the role's session one is led to its login and back. Any other failure is a toast, and
 * the words for an alert in the page, which say when nobody has answered. What may have become old is asked for again,
 * without a word where that fails.
 * @param refresh does that instead, for a list that has more to it
 */
export function useStaffData<Value>(
  role: Role,
  key: string,
  load: (signal: AbortSignal, before: Before<Value>) => Promise<Result<Value, ApiProblem>>,
  wordsFor: (problem: ApiProblem) => FailureWords,
  refresh?: () => void,
): StaffData<Value> {
  // Rows show times in the clinic's zone: they are drawn again when it becomes known.
  useClinic();
  const leaveForLogin = useSignedOut(role);
  // An administrator may see everything: whoever may not is somebody else, a doctor say, at an address of theirs.
  const isNobodyHere = (problem: ApiProblem) =>
    isSignedOut(problem) || (ROLES[role].isSentToLoginWhenForbidden && isForbidden(problem));
  const remote = useRemote(key, load, (problem, isRefresh) => {
    if (isNobodyHere(problem)) {
      // What is being typed stays where it is, under the cover, until somebody logs in again.
      if (!isRefresh || safeToUpdate()) leaveForLogin();
      else coverScreen();
      return;
    }
    if (isRefresh) return;
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
