import * as v from 'valibot';
import {
  type ExceptionBody,
  SavedException,
  ScheduleExceptions,
} from '#shared/contract/booking/schedule-exceptions.ts';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { staffCall } from '#src/platform/api/staff/staff-call.ts';

// Leave, holidays and extra sessions: our own server's only.

const PATH = 'api/doctors/exceptions';

export function readExceptions(signal: AbortSignal): Promise<Result<ScheduleExceptions, ApiProblem>> {
  return staffCall({ method: 'GET', path: PATH, schema: ScheduleExceptions, signal });
}

/** With `onlyCount` nothing is saved: it says how many appointments would be affected. */
export function saveException(body: v.InferInput<typeof ExceptionBody>): Promise<Result<SavedException, ApiProblem>> {
  return staffCall({ method: 'POST', path: PATH, body, schema: SavedException });
}

export function removeException(id: string): Promise<Result<unknown, ApiProblem>> {
  return staffCall({ method: 'DELETE', path: `${PATH}/${encodeURIComponent(id)}`, schema: v.unknown() });
}
