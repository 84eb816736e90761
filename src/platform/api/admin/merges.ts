import { type MergeBody, MergeComparison, MergeDone, MergeUndone } from '#shared/contract/patient/merge.ts';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { staffCall } from '#src/platform/api/staff/staff-call.ts';

/** GET api/patients/merge/{id}?with={id}: two patients side by side; our own server only, like what follows. */
export function compareWith(
  id: string,
  other: string,
  signal: AbortSignal,
): Promise<Result<MergeComparison, ApiProblem>> {
  const path = `api/patients/merge/${encodeURIComponent(id)}?with=${encodeURIComponent(other)}`;
  return staffCall({ method: 'GET', path, schema: MergeComparison, signal });
}

/** POST api/patients/merge: 409 when one of the two has been changed since they were compared. */
export function mergePatients(body: MergeBody): Promise<Result<MergeDone, ApiProblem>> {
  return staffCall({ method: 'POST', path: 'api/patients/merge', body, schema: MergeDone });
}

/** POST api/patients/merges/{id}/undo: 409 with the reason where it cannot be undone now. */
export function undoMerge(mergeId: string): Promise<Result<MergeUndone, ApiProblem>> {
  const path = `api/patients/merges/${encodeURIComponent(mergeId)}/undo`;
  return staffCall({ method: 'POST', path, body: {}, schema: MergeUndone });
}
