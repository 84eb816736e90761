import type { Result } from '#shared/result.ts';
import { staffTexts } from '#src/locales/en/staff.ts';
import type { ApiProblem } from './api/http.ts';
import { useClinic } from './clinic.ts';
import { notify } from './notify.ts';
import { type Remote, useRemote } from './use-remote.ts';
import { isSignedOut, type StaffRole, useSignedOut } from './use-signed-out.ts';

/** The words of a failure, chosen from what happened (product.md §8). */
export type FailureWords = { readonly title: string; readonly description?: string };

export type StaffData<Value> = Remote<Value> & { readonly failure: FailureWords | undefined };

/**
 * Data of a staff area. A 401 leads to the role's login and back. Any other failure is a toast, and
 * the words for an alert in the page, which say when nobody has answered.
 */
export function useStaffData<Value>(
  role: StaffRole,
  key: string,
  load: (signal: AbortSignal) => Promise<Result<Value, ApiProblem>>,
  wordsFor: (problem: ApiProblem) => FailureWords,
): StaffData<Value> {
  // Rows show times in the clinic's zone: they are drawn again when it becomes known.
  useClinic();
  const leaveForLogin = useSignedOut(role);
  const remote = useRemote(key, load, (problem) => {
    if (isSignedOut(problem)) {
      leaveForLogin();
      return;
    }
    const { title, description } = wordsFor(problem);
    notify.error(title, description);
  });
  const { problem } = remote;
  const failure = problem === undefined || isSignedOut(problem) ? undefined : wordsFor(problem);
  const isSilent = problem?.kind === 'unreachable' || problem?.kind === 'timeout';
  const silence = remote.value === undefined ? staffTexts.unreachableEmpty : staffTexts.unreachable;
  return { ...remote, failure: failure && isSilent ? { description: silence, ...failure } : failure };
}
