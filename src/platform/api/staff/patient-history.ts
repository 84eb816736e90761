import * as v from 'valibot';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { staffCall } from './staff-call.ts';

/**
 * GET api/doctorDashboard/patient-history/{id}. The screen parses it entry by entry, so that one unreadable visit does
 * not hide the others.
 */
export function patientHistory(id: string, signal: AbortSignal): Promise<Result<unknown, ApiProblem>> {
  const path = `api/doctorDashboard/patient-history/${encodeURIComponent(id)}`;
  return staffCall({ method: 'GET', path, schema: v.unknown(), signal });
}
