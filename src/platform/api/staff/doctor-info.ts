import { DoctorInfo } from '#shared/contract/doctor/doctors.ts';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { staffCall } from './staff-call.ts';

/** GET api/doctorAuth/doctor-info: who is logged in (CALL-1). */
export function doctorInfo(options: { signal?: AbortSignal } = {}): Promise<Result<DoctorInfo, ApiProblem>> {
  return staffCall({ method: 'GET', path: 'api/doctorAuth/doctor-info', schema: DoctorInfo, ...options });
}
