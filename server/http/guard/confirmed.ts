import type { MiddlewareHandler } from 'hono';
import type { AppEnv, RouteDeps } from '#server/http/app-env.ts';
import { refuse, type Refusal } from '#server/http/answer/problem.ts';
import { isConfirmed } from '#server/services/second-factor/confirm-again.ts';
import { hasAuthenticator } from '#server/services/second-factor/demand.ts';

/** Asks for the password again before an act that a stranger at an open screen must not do. */
export function requireConfirmed(deps: RouteDeps, isRequired: boolean): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const principal = isRequired ? context.get('principal') : undefined;
    if (principal === undefined || isConfirmed(principal, deps.now())) return next();
    const ways = (await hasAuthenticator(deps.database.orm, principal.id)) ? ['password', 'code'] : ['password'];
    return refuse(context, confirmFirst(ways));
  };
}

function confirmFirst(ways: readonly string[]): Refusal {
  const message = 'Please enter your password again before you do this.';
  return { status: 403, message, extension: { needs: 'password', ways } };
}
