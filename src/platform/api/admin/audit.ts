import { AuditDevices, AuditPage } from '#shared/contract/staff/audit.ts';
import type { Result } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { queryOf } from '#src/platform/api/staff/page-query.ts';
import { staffCall } from '#src/platform/api/staff/staff-call.ts';

/** The filters of GET api/audit; `from` and `to` are clinic days, both inclusive. */
export type AuditFilters = {
  readonly action?: string | undefined;
  readonly actor?: string | undefined;
  readonly device?: string | undefined;
  /** Only what was done to that patient. */
  readonly patient?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** A page of the audit log, newest first, from our own server. */
export function readAudit(
  filters: AuditFilters,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Result<AuditPage, ApiProblem>> {
  const path = `api/audit${queryOf({ ...filters, cursor })}`;
  return staffCall({ method: 'GET', path, schema: AuditPage, signal });
}

/** Every device that appears in the audit log; our own server only. */
export function readAuditDevices(signal: AbortSignal): Promise<Result<AuditDevices, ApiProblem>> {
  return staffCall({ method: 'GET', path: 'api/audit/devices', schema: AuditDevices, signal });
}
