import type { AuditEntry } from '#shared/contract/staff/audit.ts';
import { clinicDay } from '#src/platform/clinic/clinic-time.ts';

/** Each entry, and whether it is the first of a clinic day, read from the top. */
export function withDays(entries: readonly AuditEntry[]): { entry: AuditEntry; newDay: boolean }[] {
  return entries.map((entry, index) => ({
    entry,
    newDay: index === 0 || clinicDay(entries[index - 1]?.at) !== clinicDay(entry.at),
  }));
}
