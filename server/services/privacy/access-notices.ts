import type { AccessNotice } from '#shared/contract/staff/access-notices.ts';
import {
  countRead,
  insertAccessNotice,
  isTold,
  listAccessNotices,
  markNoticeSeen,
} from '#server/database/repositories/accounts/access-notices-repository.ts';
import { namesOf } from '#server/database/repositories/staff/names-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { readSecuritySettings } from '#server/services/security/security-settings.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';

/** One stretch of reading: what is unusual in it is told once. */
const STRETCH_MS = 12 * 3_600_000;
const SHOWN_FOR_MS = 90 * 24 * 3_600_000;
const MOST = 100;

/** Tells administrators when somebody has read the records of unusually many patients. */
export async function watchReading(db: Queryable, reader: Principal, now: Date): Promise<void> {
  const { readingAlert } = await readSecuritySettings(db);
  if (readingAlert === 0) return;
  const since = new Date(now.getTime() - STRETCH_MS);
  const count = await countRead(db, reader.id, since);
  if (count < readingAlert || (await isTold(db, reader.id, since))) return;
  const { role, id: accountId } = reader;
  await insertAccessNotice(db, { id: uuidV7(now), kind: 'many', role, accountId, count, at: now });
  await audit(db, now, reader, 'reading-unusual', reader.id);
}

/** What administrators are told of reading in the last ninety days, newest first. */
export async function accessNotices(db: Queryable, admin: Principal, now: Date): Promise<AccessNotice[]> {
  const rows = await listAccessNotices(db, new Date(now.getTime() - SHOWN_FOR_MS), MOST);
  const names = await namesOf(
    db,
    rows.flatMap(({ accountId, subjectId }) => [accountId, ...(subjectId === null ? [] : [subjectId])]),
  );
  return rows.map(({ id, kind, accountId, subjectId, reason, count, at, seenBy }) => ({
    _id: id,
    kind: kind === 'many' ? 'many' : 'opened',
    who: names.get(accountId)?.name ?? '',
    patientId: subjectId,
    patient: names.get(subjectId ?? '')?.name ?? null,
    reason,
    count,
    at: at.toISOString(),
    seen: seenBy.includes(admin.id),
  }));
}

/** @returns false if there is no such notice. */
export async function noticeSeen(db: Queryable, admin: Principal, id: string): Promise<boolean> {
  return isUuid(id) && markNoticeSeen(db, id, admin.id);
}
