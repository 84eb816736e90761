import {
  findPrescription,
  type ListedPrescription,
} from '#server/database/repositories/prescriptions/prescriptions-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { openLink } from './signed-links.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';

/** A prescription that still stands, whoever wrote it: any doctor may read it (RX-7). */
export async function openPrescription(db: Queryable, id: string): Promise<ListedPrescription | undefined> {
  return isUuid(id) ? findPrescription(db, id) : undefined;
}

/** The same by the link of a message. It dies with the prescription, with its patient, and after its time. */
export async function openPrescriptionLink(
  db: Queryable,
  token: string,
  now: Date,
): Promise<ListedPrescription | undefined> {
  const id = await openLink(db, token, now);
  return id === undefined ? undefined : findPrescription(db, id);
}
