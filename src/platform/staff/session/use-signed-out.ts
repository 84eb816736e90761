import { ROLES, type Role } from '#shared/contract/staff/roles.ts';
import { useRouter } from '@tanstack/react-router';
import { forgetStaffQueries } from '#src/platform/staff/staff-queries.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { useSessionEnd } from './session-end.ts';

/** A 401 tells a page that it has no session (LOGIN-8). */
export function isSignedOut(problem: ApiProblem): boolean {
  return problem.kind === 'refused' && problem.status === 401;
}

/** There is a session, but it may not do this. */
export function isForbidden(problem: ApiProblem): boolean {
  return problem.kind === 'refused' && problem.status === 403;
}

/** Goes to the role's login, and back to this place afterwards. */
export function useSignedOut(role: Role): () => void {
  const router = useRouter();
  return () => {
    // The cover asks for the password itself.
    if (useSessionEnd.getState().covered) return;
    const { href, pathname } = router.state.location;
    // Whoever has just logged out stands there: an answer that was under way sends nobody back.
    const isOut = Object.values(ROLES).some(({ afterLogout }) => afterLogout === pathname);
    if (isOut || pathname === '/login' || pathname === '/doctor/login') return;
    const returnTo = href;
    const left =
      role === 'admin'
        ? router.navigate({ to: '/login', search: { role, returnTo }, replace: true })
        : router.navigate({ to: '/doctor/login', search: { returnTo }, replace: true });
    void left.then(forgetStaffQueries);
  };
}
