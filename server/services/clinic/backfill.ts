import {
  fillDerivedColumns,
  fillPatientsOfAppointments,
  refoldDoctors,
} from '#server/database/schema/derived-columns.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

const FILLED_AT_ONCE = 500;

/** Computes what patients and appointments are found by for those that came before there was such a thing. Call it once after the start. */
export async function backfillLists(db: Queryable): Promise<void> {
  await refoldDoctors(db);
  while ((await fillDerivedColumns(db, FILLED_AT_ONCE)) > 0);
  while ((await fillPatientsOfAppointments(db, FILLED_AT_ONCE)) > 0);
}
