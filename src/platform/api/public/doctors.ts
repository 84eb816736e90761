import { AllDoctors } from '#shared/contract/doctor/doctors.ts';
import type { Result } from '#shared/result.ts';
import { type ApiProblem, call } from '#src/platform/api/http/http.ts';

/** GET api/adminDashboard/all-doctors (CALL-2). */
export function allDoctors(
  options: { signal?: AbortSignal | undefined; timeoutMs?: number | undefined } = {},
): Promise<Result<AllDoctors, ApiProblem>> {
  return call({ method: 'GET', path: 'api/adminDashboard/all-doctors', schema: AllDoctors, ...options });
}
