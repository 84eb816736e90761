import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http.ts';
import { notify } from '#src/platform/notify.ts';
import { type Remote, useRemote } from '#src/platform/use-remote.ts';
import { isSignedOut, useSignedOut } from './use-signed-out.ts';

/** The words of a failure, chosen from what happened (product.md §8). */
export type FailureWords = { readonly title: string; readonly description?: string };

/**
 * Data of the administrator's area. A 401 leads to the login and back. Any other failure is a toast, and the words for an inline alert.
 */
export function useAdminData<Value>(
  key: string,
  load: (signal: AbortSignal) => Promise<Result<Value, ApiProblem>>,
  wordsFor: (problem: ApiProblem) => FailureWords,
): Remote<Value> & { failure: FailureWords | undefined } {
  const leaveForLogin = useSignedOut();
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
  return { ...remote, failure };
}
