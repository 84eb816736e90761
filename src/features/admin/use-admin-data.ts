import { useRouter } from '@tanstack/react-router';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http.ts';
import { notify } from '#src/platform/notify.ts';
import { type Remote, useRemote } from '#src/platform/use-remote.ts';

/** The words of a failure, chosen from what happened (product.md §8). */
export type FailureWords = { readonly title: string; readonly description?: string };

function isSignedOut(problem: ApiProblem): boolean {
  return problem.kind === 'refused' && problem.status === 401;
}

/**
 * Data of the administrator's area. A 401 is how the page finds out that it has no session (decisions.md "Calls"): it
 * leads to the login and back. Any other failure is a toast, and the words for an inline alert.
 */
export function useAdminData<Value>(
  key: string,
  load: (signal: AbortSignal) => Promise<Result<Value, ApiProblem>>,
  wordsFor: (problem: ApiProblem) => FailureWords,
): Remote<Value> & { failure: FailureWords | undefined } {
  const router = useRouter();
  const remote = useRemote(key, load, (problem) => {
    if (isSignedOut(problem)) {
      const { href } = router.state.location;
      if (router.state.location.pathname === '/login') return;
      void router.navigate({ to: '/login', search: { role: 'admin', returnTo: href }, replace: true });
      return;
    }
    const { title, description } = wordsFor(problem);
    notify.error(title, description);
  });
  const { problem } = remote;
  const failure = problem === undefined || isSignedOut(problem) ? undefined : wordsFor(problem);
  return { ...remote, failure };
}
