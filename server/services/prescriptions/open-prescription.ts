import {
  findPrescription,
  type ListedPrescription,
} from '#server/database/repositories/prescriptions/prescriptions-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { openLink } from './signed-links.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';

/** A prescription that has not been deleted, by any author: every doctor may read it (RX-7). */
export async function openPrescription(db: Queryable, id: string): Promise<ListedPrescription | undefined> {
  return isUuid(id) ? findPrescription(db, id) : undefined;
}

/**
 * The same through a message's link, which stops working with the prescription, with its patient, and when it expires.
 */
export async function openPrescriptionLink(
  db: Queryable,
  token: string,
  now: Date,
): Promise<ListedPrescription | undefined> {
  const id = await openLink(db, token, now);
  return id === undefined ? undefined : findPrescription(db, id);
}
