import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { type FailureWords, type StaffData, useStaffData } from '#src/platform/staff/use-staff-data.ts';

/** Data of the administrator's area. */
export function useAdminData<Value>(
  key: string,
  load: (signal: AbortSignal) => Promise<Result<Value, ApiProblem>>,
  wordsFor: (problem: ApiProblem) => FailureWords,
): StaffData<Value> {
  return useStaffData('admin', key, load, wordsFor);
}
