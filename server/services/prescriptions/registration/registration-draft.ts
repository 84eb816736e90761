import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { PrescriptionDraft } from '#shared/contract/prescription/prescription-draft.ts';
import type { RegistrationDraft } from '#shared/contract/prescription/registration-draft.ts';
import { standingPatient } from '#server/database/repositories/merges/standing-repository.ts';
import {
  askAnew,
  deleteDraftsOf,
  findNewestDraft,
  type RegistrationDraftRow,
} from '#server/database/repositories/prescriptions/registration-drafts-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { auditOnce, audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { basisOf, type DraftBasis } from './case-of-registration.ts';

const NONE: RegistrationDraft = { state: 'none' };

/**
 * The draft that the patient's newest open visit has made. One from before a fact of the patient was corrected is not shown: it is
 * made anew. @returns undefined if there is no such patient
 */
export async function readRegistrationDraft(
  db: Queryable,
  reader: Principal,
  asked: string,
  now: Date,
): Promise<RegistrationDraft | undefined> {
  const patientId = isUuid(asked) ? await standingPatient(db, asked) : undefined;
  if (patientId === undefined) return undefined;
  const found = await findNewestDraft(db, patientId);
  if (found === undefined) return NONE;
  const { row, patient } = found;
  const requestedAt = row.requestedAt.toISOString();
  if (row.draftedAt === null) return { state: 'waiting', requestedAt };
  const basis = basisOf(patient);
  if (!isDeepStrictEqual(row.basis, basis)) {
    await askAnew(db, row.appointmentId, now);
    return { state: 'waiting', requestedAt, isChanged: true };
  }
  await auditOnce(db, now, reader, 'draft-viewed', patientId);
  return { ...shown(row, basis), requestedAt, draftedAt: row.draftedAt.toISOString() };
}

function shown({ draft, refused }: RegistrationDraftRow, basis: DraftBasis): RegistrationDraft {
  if (refused.length > 0) return { state: 'refused', reasons: refused };
  const read = v.safeParse(PrescriptionDraft, draft);
  if (!read.success) return { state: 'failed' };
  return {
    state: 'ready',
    draft: read.output,
    report: basis.medical_report_text,
    symptoms: [...basis.current_symptoms],
  };
}

/** Throws the patient's drafts away. @returns false if there is no such patient */
export async function discardRegistrationDraft(
  db: Queryable,
  doctor: Principal,
  asked: string,
  now: Date,
): Promise<boolean> {
  const patientId = isUuid(asked) ? await standingPatient(db, asked) : undefined;
  if (patientId === undefined) return false;
  if ((await deleteDraftsOf(db, patientId)) > 0) await audit(db, now, doctor, 'draft-discarded', patientId);
  return true;
}
