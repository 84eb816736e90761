import {
  fillDerivedColumns,
  fillPatientsOfAppointments,
  refoldDoctors,
} from '#server/database/schema/derived-columns.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

const FILLED_AT_ONCE = 500;

/**
 * Computes the search columns for patients and appointments from before these existed. Call it once after the start.
 */
export async function backfillLists(db: Queryable): Promise<void> {
  await refoldDoctors(db);
  while ((await fillDerivedColumns(db, FILLED_AT_ONCE)) > 0);
  while ((await fillPatientsOfAppointments(db, FILLED_AT_ONCE)) > 0);
}
