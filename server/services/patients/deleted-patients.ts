import type { DeletedPatient } from '#shared/contract/patient/deleted-patients.ts';
import { listDeletedPatients } from '#server/database/repositories/patients/deleted-patients-repository.ts';
import type { Keyset, Page } from '#server/database/paging/keyset.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { erasedAt, restorableSince } from '#server/services/clinic/retention.ts';

const DEFAULT_PAGE: Page = { limit: 50 };

/** Patients who can still be restored, the last deleted first. @param page 50 when none is asked for */
export async function deletedPatientsForList(
  db: Queryable,
  page: Page | undefined,
  now: Date,
): Promise<{ patients: DeletedPatient[]; next: Keyset | null }> {
  const { rows, next } = await listDeletedPatients(db, restorableSince(now), page ?? DEFAULT_PAGE);
  const patients = rows.map(({ id, deletedAt, ...row }) => ({
    ...row,
    _id: id,
    deletedAt: deletedAt.toISOString(),
    erasedAt: erasedAt(deletedAt).toISOString(),
  }));
  return { patients, next };
}
