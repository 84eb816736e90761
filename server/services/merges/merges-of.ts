import type { MergeBlock, PatientMerge } from '#shared/contract/patient/merge.ts';
import { listMergesInto } from '#server/database/repositories/merges/merges-repository.ts';
import { namesOf } from '#server/database/repositories/staff/names-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type Block = { readonly kind: MergeBlock; readonly name: string };

/** Who was merged into a patient, the last first. Only the last one can be parted: the others lie below it. */
export async function mergesOf(db: Queryable, patientId: string): Promise<PatientMerge[]> {
  const rows = await listMergesInto(db, patientId);
  const names = await namesOf(
    db,
    rows.map(({ mergedBy }) => mergedBy),
  );
  return rows.map(({ id, name, ticket, mergedAt, mergedBy }, index) => {
    const later = rows[index - 1];
    return {
      _id: id,
      name,
      ticket,
      mergedAt: mergedAt.toISOString(),
      by: names.get(mergedBy)?.name ?? null,
      blocked: later === undefined ? null : ({ kind: 'later-merge', name: later.name } satisfies Block),
    };
  });
}
