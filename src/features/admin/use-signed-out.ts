import { useRouter } from '@tanstack/react-router';
import type { ApiProblem } from '#src/platform/api/http.ts';

/** A 401 is how a page finds out that it has no session (decisions.md "Calls"). */
export function isSignedOut(problem: ApiProblem): boolean {
  return problem.kind === 'refused' && problem.status === 401;
}

/** Leads to the login, and back to this place after it. */
export function useSignedOut(): () => void {
  const router = useRouter();
  return () => {
    const { href, pathname } = router.state.location;
    if (pathname === '/login') return;
    void router.navigate({ to: '/login', search: { role: 'admin', returnTo: href }, replace: true });
  };
}
