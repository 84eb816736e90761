import { CheckedImport, DoneImport, type CheckImportBody, type ImportBody } from '#shared/contract/interop/imports.ts';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { staffCall } from '#src/platform/api/staff/staff-call.ts';

/** Judges a file, and writes nothing. */
export function checkImport(body: CheckImportBody, signal: AbortSignal): Promise<Result<CheckedImport, ApiProblem>> {
  return staffCall({ method: 'POST', path: 'api/imports/check', body, schema: CheckedImport, signal });
}

/** Imports a file as a whole, or nothing of it. */
export function bringIn(body: ImportBody): Promise<Result<DoneImport, ApiProblem>> {
  return staffCall({ method: 'POST', path: 'api/imports', body, schema: DoneImport });
}
