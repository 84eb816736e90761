import { CORRECTABLE, type Correctable, type CorrectionBody } from '#shared/contract/patient/correction.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import {
  lockPerson,
  savePerson,
  type PersonRow,
} from '#server/database/repositories/patients/corrections-repository.ts';
import { isMerged } from '#server/database/repositories/merges/standing-repository.ts';
import { moveEntryAt } from '#server/database/repositories/queue/entries-repository.ts';
import { lockEntriesOf } from '#server/database/repositories/queue/follow-repository.ts';
import { findDoctor } from '#server/database/repositories/staff/doctors-repository.ts';
import { namesOf } from '#server/database/repositories/staff/names-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { moveToDoctor } from '#server/services/booking/ledger/hand-over.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { overtakenBy, type Overtaken } from '#server/services/clinic/versions.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { findPatientView, type PatientView } from '#server/services/patients/list-patients.ts';

export type CorrectionProblem =
  | { readonly kind: 'unknown' | 'merged' | 'unknown-doctor' | 'slot-taken' }
  /** Somebody else has changed one of these fields since the form was opened. */
  | Overtaken<PatientView>;

/**
 * Corrects what a registration says of a patient. The ticket stays, the old values go into the log, the appointments still to
 * come move with the doctor. What is sent again, because its answer was lost, changes nothing.
 */
export async function correctPatient(
  db: Queryable,
  actor: Principal,
  id: string,
  { now: wanted, seen }: CorrectionBody,
  at: Date,
): Promise<Result<PatientView, CorrectionProblem>> {
  const person = isUuid(id) ? await lockPerson(db, id) : undefined;
  if (person === undefined) return fail({ kind: isUuid(id) && (await isMerged(db, id)) ? 'merged' : 'unknown' });
  const next = await asColumns(db, wanted);
  const shown = await asColumns(db, seen, true);
  if (next === undefined) return fail({ kind: 'unknown-doctor' });
  const changed = CORRECTABLE.filter((field) => next[field] !== undefined && next[field] !== person[field]);
  if (changed.length > 0) {
    if (changed.some((field) => shown?.[field] !== undefined && shown[field] !== person[field]))
      return fail(await overtakenBy(db, await viewOf(db, id), 'patient-corrected', id));
    if (!(await moved(db, person, next.doctorId, at))) return fail({ kind: 'slot-taken' });
    const corrected = Object.fromEntries(changed.map((field) => [field, next[field]]));
    await savePerson(db, { ...person, ...corrected });
    await audit(db, at, actor, 'patient-corrected', id, { changes: await changesOf(db, person, changed) });
  }
  return succeed(await viewOf(db, id));
}

type Columns = { readonly [Field in Correctable]?: PersonRow[Field] | undefined };

/** The doctor by id. @returns undefined where there is no such doctor; one who was shown may be gone since */
async function asColumns(db: Queryable, facts: CorrectionBody['now'], wasShown = false): Promise<Columns | undefined> {
  const { doctorId: idOrCode, ...others } = facts;
  if (idOrCode === undefined || idOrCode === null)
    return { ...others, ...(idOrCode === null ? { doctorId: null } : {}) };
  const doctor = await findDoctor(db, idOrCode);
  if (doctor !== undefined) return { ...others, doctorId: doctor.id };
  return wasShown ? others : undefined;
}

/** Who waits in the old doctor's line waits in the new one's from then on, with the same place in time. */
async function moved(db: Queryable, { id, doctorId: from }: PersonRow, to: Columns['doctorId'], at: Date) {
  if (from === null || typeof to !== 'string' || to === from) return true;
  if (!(await moveToDoctor(db, id, from, to, at))) return false;
  for (const { entry } of await lockEntriesOf(db, { patientId: id })) {
    if (entry.stage === 'waiting' && entry.doctorId === from) await moveEntryAt(db, entry, { doctorId: to }, at, false);
  }
  return true;
}

/** What stood there before; of a doctor the name. */
async function changesOf(db: Queryable, person: PersonRow, changed: readonly Correctable[]) {
  const names = await namesOf(db, person.doctorId === null ? [] : [person.doctorId]);
  return changed.map((field) => ({
    field,
    before: field === 'doctorId' ? (names.get(person.doctorId ?? '')?.name ?? '') : String(person[field] ?? ''),
  }));
}

async function viewOf(db: Queryable, id: string): Promise<PatientView> {
  const view = await findPatientView(db, id);
  if (view === undefined) throw new Error('A patient who is locked was not found');
  return view;
}
