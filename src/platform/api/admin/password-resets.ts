import * as v from 'valibot';
import { ToldResets } from '#shared/contract/staff/password-resets.ts';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { staffCall } from '#src/platform/api/staff/staff-call.ts';

/** All of these work only with our own server: check `isOurs` first. */
export function passwordResets(signal: AbortSignal): Promise<Result<v.InferOutput<typeof ToldResets>, ApiProblem>> {
  return staffCall({ method: 'GET', path: 'api/staff/password-resets', schema: ToldResets, signal });
}

export function markResetSeen(id: string): Promise<Result<unknown, ApiProblem>> {
  const path = `api/staff/password-resets/${encodeURIComponent(id)}/seen`;
  return staffCall({ method: 'POST', path, schema: v.unknown() });
}

export function answerReset(arranged: boolean): Promise<Result<unknown, ApiProblem>> {
  return staffCall({ method: 'POST', path: 'api/doctorAuth/password-reset', body: { arranged }, schema: v.unknown() });
}
