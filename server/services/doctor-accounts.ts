import * as v from 'valibot';
import type { ChangedDoctorBody, DoctorAccount, NewDoctorBody } from '#shared/contract/doctor-accounts.ts';
import { DoctorSchedule } from '#shared/contract/doctor-schedule.ts';
import type { OneTimeCode } from '#shared/contract/staff-accounts.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import {
  findDoctor,
  insertDoctor,
  markDoctorRestored,
  updateDoctor,
  type DoctorRow,
} from '#server/database/doctors-repository.ts';
import { foldText } from '#shared/rules/fold-text.ts';
import type { Queryable } from '#server/database/queryable.ts';
import { audit } from './audit.ts';
import { issuePasswordCode } from './one-time-codes.ts';
import type { Principal } from './sessions.ts';
import { uuidV7 } from './uuid-v7.ts';

/** A doctor with what only administrators see; undefined when there is none of that id or code. */
export async function doctorAccount(db: Queryable, idOrCode: string): Promise<DoctorAccount | undefined> {
  const row = await findDoctor(db, idOrCode);
  return row && accountView(row);
}

/** Adds a doctor, who sets the first password with the code that is told this once. */
export async function addDoctor(
  db: Queryable,
  actor: Principal,
  input: NewDoctorBody,
  now: Date,
): Promise<Result<{ doctor: DoctorAccount; code: OneTimeCode }, { readonly kind: 'code-taken' }>> {
  const { doctorId, ...details } = input;
  const id = uuidV7(now);
  if (!(await insertDoctor(db, { id, code: doctorId, createdAt: now, ...columnsOf(details) }))) {
    return fail({ kind: 'code-taken' });
  }
  await audit(db, now, actor, 'doctor-added', id);
  const code = await issuePasswordCode(db, { role: 'doctor', id }, actor.id, now);
  return succeed({ doctor: { _id: id, doctorId, ...details }, code });
}

/** Changes everything of a doctor but the code. */
export async function changeDoctor(
  db: Queryable,
  actor: Principal,
  idOrCode: string,
  details: ChangedDoctorBody,
  now: Date,
): Promise<Result<DoctorAccount, { readonly kind: 'unknown' }>> {
  const row = await findDoctor(db, idOrCode);
  if (row === undefined) return fail({ kind: 'unknown' });
  await updateDoctor(db, row.id, columnsOf(details));
  await audit(db, now, actor, 'doctor-changed', row.id);
  return succeed({ _id: row.id, doctorId: row.code, ...details });
}

/** Takes a removal back: the doctor stands on the lists again and may log in again. */
export async function restoreDoctor(db: Queryable, actor: Principal, idOrCode: string, now: Date): Promise<boolean> {
  const id = await markDoctorRestored(db, idOrCode);
  if (id === undefined) return false;
  await audit(db, now, actor, 'doctor-restored', id);
  return true;
}

function columnsOf({ name, specialization, email, img, schedule }: ChangedDoctorBody) {
  return {
    name,
    nameFolded: foldText(name),
    specialization,
    specializationFolded: foldText(specialization),
    email: email.toLowerCase(),
    img,
    schedule,
  };
}

function accountView({ id, code, name, specialization, email, img, schedule }: DoctorRow): DoctorAccount {
  const parsed = v.safeParse(v.nullable(DoctorSchedule), schedule);
  return {
    _id: id,
    doctorId: code,
    name,
    specialization,
    email,
    img,
    schedule: parsed.success ? parsed.output : null,
  };
}
