import * as v from 'valibot';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { staffCall } from './staff-call.ts';

/** GET api/session: how long the session lasts. Asking does not extend it. */
export function lookAtSession(): Promise<Result<unknown, ApiProblem>> {
  return staffCall({ method: 'GET', path: 'api/session', schema: v.unknown() });
}

/** POST api/session: extends the session because somebody is here. */
export function stayLoggedIn(): Promise<Result<unknown, ApiProblem>> {
  return staffCall({ method: 'POST', path: 'api/session', body: {}, schema: v.unknown() });
}
