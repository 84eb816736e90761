import * as v from 'valibot';
import { ROLES, type Role } from '#shared/contract/staff/roles.ts';
import type { AdminLogin, DoctorLogin } from '#shared/contract/staff/sessions.ts';
import type { Result } from '#shared/result.ts';
import { adoptAccount } from '#src/platform/api/http/acting-as.ts';
import { deviceHeaders } from '#src/platform/api/write/device-headers.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { staffCall } from './staff-call.ts';

type SessionResult = Promise<Result<unknown, ApiProblem>>;

/** POST `{session}/login`. The response's shape is not specified (CALL-1): any 2xx is a login. */
export function logIn(role: Role, credentials: AdminLogin | DoctorLogin): SessionResult {
  return post(`${ROLES[role].session}/login`, credentials, adoptAccount);
}

/** POST `{session}/logout`. */
export function logOut(role: Role): SessionResult {
  return post(`${ROLES[role].session}/logout`);
}

function post(path: string, body?: unknown, onHeaders?: (headers: Headers) => void): SessionResult {
  // On a paired device the session records it, so that staff can see where it was opened.
  const headers = deviceHeaders();
  const sent = body === undefined ? {} : { body };
  return staffCall({ method: 'POST', path, ...sent, headers, schema: v.unknown(), ...(onHeaders && { onHeaders }) });
}
