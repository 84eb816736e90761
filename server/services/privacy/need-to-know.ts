import type { Config } from '#server/config.ts';
import { insertAccessNotice } from '#server/database/repositories/accounts/access-notices-repository.ts';
import { readableAmong, type Reader } from '#server/database/repositories/accounts/need-to-know-repository.ts';
import { standingPatient } from '#server/database/repositories/merges/standing-repository.ts';
import { findDoctor } from '#server/database/repositories/staff/doctors-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { queueToday } from '#server/services/queue/queue-day.ts';
import { readSecuritySettings } from '#server/services/security/security-settings.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';

export { isReadableBy } from '#server/database/repositories/accounts/need-to-know-repository.ts';

/** So long a reason holds: a doctor's day. */
const OPENED_MS = 12 * 3_600_000;
type Clinic = Pick<Config, 'clinicTimeZone' | 'clinicCountryCode'>;

/** What a doctor may see where the clinic has said "need to know"; undefined for everybody else, who see all. */
export async function narrowedReader(
  db: Queryable,
  config: Clinic,
  reader: Principal,
  now: Date,
): Promise<Reader | undefined> {
  if (reader.role !== 'doctor' || !(await readSecuritySettings(db)).needToKnow) return undefined;
  const doctor = await findDoctor(db, reader.id);
  const { day } = await queueToday(db, config, now);
  return {
    doctorId: reader.id,
    department: doctor?.specialization ?? '',
    day,
    openedSince: new Date(now.getTime() - OPENED_MS),
  };
}

/** Which of these patients somebody may open; undefined: all of them. */
export async function readableOf(
  db: Queryable,
  config: Clinic,
  reader: Principal,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string> | undefined> {
  const narrowed = await narrowedReader(db, config, reader, now);
  return narrowed && readableAmong(db, narrowed, ids);
}

/** Whether somebody may open a patient's record. An unknown id says no more than it does anywhere. */
export async function mayOpen(
  db: Queryable,
  config: Clinic,
  reader: Principal,
  patientId: string,
  now: Date,
): Promise<boolean> {
  const asked = patientId.toLowerCase();
  const id = isUuid(asked) ? await standingPatient(db, asked) : undefined;
  if (id === undefined) return true;
  const readable = await readableOf(db, config, reader, [id], now);
  if (readable === undefined || readable.has(id)) return true;
  await audit(db, now, reader, 'record-closed-to', id);
  return false;
}

/** Opens a record for twelve hours, for a reason that administrators read. @returns false if there is no such patient. */
export async function openForReason(
  db: Queryable,
  reader: Principal,
  patientId: string,
  reason: string,
  now: Date,
): Promise<boolean> {
  const asked = patientId.toLowerCase();
  const id = isUuid(asked) ? await standingPatient(db, asked) : undefined;
  if (id === undefined) return false;
  const { role, id: accountId } = reader;
  await insertAccessNotice(db, { id: uuidV7(now), kind: 'opened', role, accountId, subjectId: id, reason, at: now });
  await audit(db, now, reader, 'record-opened', id);
  return true;
}
