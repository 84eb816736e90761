import * as v from 'valibot';
import { AuditDetails, type AuditEntry } from '#shared/contract/staff/audit.ts';
import {
  listAuditDevices,
  listAuditEntries,
  type AuditFilter,
  type AuditRow,
} from '#server/database/repositories/staff/audit-repository.ts';
import type { Keyset, Page } from '#server/database/paging/keyset.ts';
import { namesOf, type Named } from '#server/database/repositories/staff/names-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';

export { listAuditDevices, type AuditFilter };

/** A page of the log, newest first, with the names that its ids have today: what was erased since has none. */
export async function auditPage(
  db: Queryable,
  filter: AuditFilter,
  page: Page,
): Promise<{ entries: AuditEntry[]; next: Keyset | null }> {
  const { rows, next } = await listAuditEntries(db, filter, page);
  const ids = rows.flatMap(({ actorId, subjectId }) => [actorId, subjectId]);
  const names = await namesOf(db, ids.filter((id) => id !== null).filter(isUuid));
  return { entries: rows.map((row) => entryView(row, names)), next };
}

function entryView(row: AuditRow, names: ReadonlyMap<string, Named>): AuditEntry {
  const { id, at, action, actorRole, actorId, subjectId, device, address, details } = row;
  return {
    _id: id,
    at: at.toISOString(),
    action,
    actorRole,
    actorId,
    actorName: names.get(actorId ?? '')?.name ?? null,
    subject: names.get(subjectId ?? '') ?? null,
    device,
    address,
    details: v.is(AuditDetails, details) ? details : null,
  };
}
