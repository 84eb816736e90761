import { standingPatient } from '#server/database/repositories/merges/standing-repository.ts';
import { listMessagesOf } from '#server/database/repositories/prescriptions/messages-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { mergesOf } from '#server/services/merges/merges-of.ts';
import { findPatientView, type PatientView } from '#server/services/patients/list-patients.ts';

/**
 * What a patient's page begins with, beside the history and the record: the facts, and the messages sent. An old address leads to
 * whoever stands for that patient since a merge.
 */
export async function readPatientPage(db: Queryable, reader: Principal, id: string, now: Date) {
  const standing = isUuid(id) ? await standingPatient(db, id) : undefined;
  const patient = standing === undefined ? undefined : await findPatientView(db, standing);
  if (patient === undefined) return undefined;
  await audit(db, now, reader, 'patient-viewed', patient._id);
  return pageOf(db, patient);
}

/** A patient with the messages, of the number the last digits only, and with whoever was merged into them. */
export async function pageOf(db: Queryable, patient: PatientView) {
  const messages = (await listMessagesOf(db, patient._id)).map(({ message, doctorName }) => ({
    _id: message.id,
    phone: `…${message.phone.slice(-4)}`,
    state: message.state,
    createdAt: message.createdAt.toISOString(),
    sentAt: message.sentAt?.toISOString() ?? null,
    doctorName,
  }));
  return { patient, messages, merges: await mergesOf(db, patient._id) };
}
