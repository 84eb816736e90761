import * as v from 'valibot';
import type { ChangedDoctorBody, DoctorAccount, NewDoctorBody } from '#shared/contract/staff/doctor-accounts.ts';
import { DoctorSchedule } from '#shared/contract/doctor/doctor-schedule.ts';
import type { OneTimeCode } from '#shared/contract/staff/staff-accounts.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import {
  findDoctor,
  insertDoctor,
  lockDoctor,
  markDoctorRestored,
  updateDoctor,
  type DoctorRow,
} from '#server/database/repositories/staff/doctors-repository.ts';
import type { Asker } from '#server/services/booking/times/free-times.ts';
import { removedDoctorIsBack } from '#server/services/booking/times/exceptions.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { audit } from './audit.ts';
import { issuePasswordCode } from './one-time-codes.ts';
import type { Principal } from './sessions.ts';
import { overtakenBy, type Overtaken, versionOf } from '#server/services/clinic/versions.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';

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
  const { languages = [], expertise = '' } = details;
  return succeed({ doctor: { _id: id, doctorId, ...details, languages, expertise }, code });
}

/**
 * Changes everything of a doctor but the code. `overtaken`: somebody else has saved since the version that was seen.
 * @param seen undefined for a program that knows of no versions: its change goes over whatever stands
 */
export async function changeDoctor(
  db: Queryable,
  actor: Principal,
  idOrCode: string,
  details: ChangedDoctorBody,
  seen: string | undefined,
  now: Date,
): Promise<Result<DoctorAccount, { readonly kind: 'unknown' } | Overtaken<DoctorAccount>>> {
  const row = await lockDoctor(db, idOrCode);
  if (row === undefined) return fail({ kind: 'unknown' });
  const current = accountView(row);
  if (seen !== undefined && seen !== versionOf(current))
    return fail(await overtakenBy(db, current, 'doctor-changed', row.id));
  await updateDoctor(db, row.id, columnsOf(details));
  await audit(db, now, actor, 'doctor-changed', row.id);
  return succeed(accountView({ ...row, ...columnsOf(details) }));
}

/** Takes a removal back: the doctor stands on the lists again and may log in again. */
export async function restoreDoctor(db: Queryable, actor: Principal, idOrCode: string, asker: Asker): Promise<boolean> {
  const id = await markDoctorRestored(db, idOrCode);
  if (id === undefined) return false;
  await removedDoctorIsBack(db, id, asker);
  await audit(db, asker.now, actor, 'doctor-restored', id);
  return true;
}

function columnsOf({ name, specialization, email, img, schedule, languages, expertise }: ChangedDoctorBody) {
  return {
    name,
    nameFolded: foldText(name),
    specialization,
    specializationFolded: foldText(specialization),
    email: email.toLowerCase(),
    img,
    schedule,
    // An older form knows neither: they stay as they are.
    ...(languages && { languages: [...new Set(languages)] }),
    ...(expertise !== undefined && { expertise }),
  };
}

function accountView({
  id,
  code,
  name,
  specialization,
  email,
  img,
  schedule,
  languages,
  expertise,
}: DoctorRow): DoctorAccount {
  const parsed = v.safeParse(v.nullable(DoctorSchedule), schedule);
  return {
    _id: id,
    doctorId: code,
    name,
    specialization,
    email,
    img,
    schedule: parsed.success ? parsed.output : null,
    languages,
    expertise,
  };
}
