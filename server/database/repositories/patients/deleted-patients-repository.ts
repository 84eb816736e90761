import { and, gt, isNull } from 'drizzle-orm';
import { afterKeyset, cutPage, newestFirst, type Keyset, type Page } from '#server/database/paging/keyset.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { patients } from '#server/database/schema/schema.ts';

/** Patients deleted after `since`, the last deleted first: one page of them. Whoever was merged is parted again, not restored. */
export async function listDeletedPatients(db: Queryable, since: Date, page: Page) {
  const rows = await db
    .select({
      id: patients.id,
      name: patients.name,
      age: patients.age,
      gender: patients.gender,
      ticket: patients.ticket,
      deletedAt: patients.deletedAt,
    })
    .from(patients)
    .where(
      and(
        gt(patients.deletedAt, since),
        isNull(patients.mergedInto),
        afterKeyset(patients.deletedAt, patients.id, page.after),
      ),
    )
    .orderBy(...newestFirst(patients.deletedAt, patients.id))
    .limit(page.limit + 1);
  const deleted = rows.flatMap(({ deletedAt, ...row }) => (deletedAt === null ? [] : [{ ...row, deletedAt }]));
  return cutPage(deleted, page, (row): Keyset => ({ at: row.deletedAt, id: row.id }));
}
