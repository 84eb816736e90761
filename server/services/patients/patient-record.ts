import {
  EMPTY_RECORD,
  type PatientRecord,
  type PatientRecordBody,
  recordFieldsOf,
} from '#shared/contract/patient/patient-record.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { holdStanding, standingPatient } from '#server/database/repositories/merges/standing-repository.ts';
import { findUrgency } from '#server/database/repositories/patients/patients-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import {
  findRecord,
  insertRecord,
  replaceRecord,
  type RecordRow,
} from '#server/database/repositories/patients/records-repository.ts';
import { audit } from '#server/services/staff/audit.ts';
import { urgencyOf } from '#server/services/alerts/warning-signs.ts';
import { isReceptionist, type Principal } from '#server/services/staff/sessions.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';

type Unknown = { readonly kind: 'unknown' };
type Stale = { readonly kind: 'stale' };

/**
 * What doctors keep of a patient; an empty record when nobody has written one. A receptionist sees the allergies, and nothing
 * else of it. Every view is written down.
 */
export async function readPatientRecord(
  db: Queryable,
  reader: Principal,
  asked: string,
  now: Date,
): Promise<Result<PatientRecord, Unknown>> {
  const patientId = isUuid(asked) ? await standingPatient(db, asked) : undefined;
  const urgency = patientId === undefined ? undefined : await findUrgency(db, patientId);
  if (patientId === undefined || urgency === undefined) return fail({ kind: 'unknown' });
  await audit(db, now, reader, 'record-viewed', patientId);
  const record = await currentRecord(db, patientId);
  const shown = isReceptionist(reader) ? { ...record, ...EMPTY_RECORD, allergies: record.allergies } : record;
  return succeed({ ...shown, ...urgencyOf(urgency) });
}

/**
 * Saves the record a doctor has edited. `stale`: it is not the version that stands, so somebody else's words would be
 * lost. What the same doctor has just saved in the same words is a repetition (the answer was lost), and no fault.
 */
export async function savePatientRecord(
  db: Queryable,
  doctor: Principal,
  asked: string,
  body: PatientRecordBody,
  now: Date,
): Promise<Result<PatientRecord, Unknown | Stale>> {
  const patientId = isUuid(asked) ? (await holdStanding(db, asked))?.id : undefined;
  const urgency = patientId === undefined ? undefined : await findUrgency(db, patientId);
  if (patientId === undefined || urgency === undefined) return fail({ kind: 'unknown' });
  const { updatedAt, ...fields } = body;
  const seen = updatedAt === null ? undefined : new Date(updatedAt);
  const row: RecordRow = { ...fields, patientId, updatedAt: laterThan(seen, now), updatedBy: doctor.id };
  const saved = seen === undefined ? await insertRecord(db, row) : await replaceRecord(db, row, seen);
  if (saved) await audit(db, now, doctor, 'record-changed', patientId);
  else if (!(await isRepetition(db, row))) return fail({ kind: 'stale' });
  return succeed({ ...(await currentRecord(db, patientId)), ...urgencyOf(urgency) });
}

/** Versions are told apart by their time, so a clock that stands still or goes back must not make two alike. */
function laterThan(seen: Date | undefined, now: Date): Date {
  return seen === undefined ? now : new Date(Math.max(now.getTime(), seen.getTime() + 1));
}

async function currentRecord(db: Queryable, patientId: string): Promise<PatientRecord> {
  const found = await findRecord(db, patientId);
  if (found === undefined) return { ...EMPTY_RECORD, updatedAt: null, updatedBy: null };
  const { record, doctorName } = found;
  return { ...recordFieldsOf(record), updatedAt: record.updatedAt.toISOString(), updatedBy: doctorName };
}

async function isRepetition(db: Queryable, row: RecordRow): Promise<boolean> {
  const found = await findRecord(db, row.patientId);
  return (
    found !== undefined &&
    found.record.updatedBy === row.updatedBy &&
    JSON.stringify(recordFieldsOf(found.record)) === JSON.stringify(recordFieldsOf(row))
  );
}
