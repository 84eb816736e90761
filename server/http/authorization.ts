import type { MiddlewareHandler } from 'hono';
import { audit } from '#server/services/audit.ts';
import type { Principal, Role } from '#server/services/sessions.ts';
import type { AppEnv, RouteDeps } from './app-env.ts';
import { refuse } from './problem.ts';
import { findPrincipal } from './session.ts';

/** Who may call a route. A route without one of these is not mounted. */
export type Policy = 'public' | 'admin' | 'doctor' | 'staff';

const ALLOWED: Readonly<Record<Exclude<Policy, 'public'>, readonly Role[]>> = {
  admin: ['admin'],
  doctor: ['doctor'],
  staff: ['admin', 'doctor'],
};
const ROLES: readonly Role[] = ['admin', 'doctor'];

/** Lets through whom the policy allows: 401 without a session, 403 (audited) with one of the wrong kind. */
export function authorize(deps: RouteDeps, policy: Policy): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    if (policy === 'public') return next();
    const denied: Principal[] = [];
    for (const role of ROLES) {
      const principal = await findPrincipal(context, deps, role);
      if (principal !== undefined && ALLOWED[policy].includes(role)) {
        context.set('principal', principal);
        return next();
      }
      if (principal !== undefined) denied.push(principal);
    }
    const [someone] = denied;
    if (someone === undefined) return refuse(context, { status: 401, message: 'Please log in.' });
    await audit(deps.database.orm, deps.now(), someone, 'access-denied');
    return refuse(context, { status: 403, message: 'You are not allowed to do this.' });
  };
}
