import { and, eq, gt, gte, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { afterKeyset, cutPage, newestFirst, type Keyset, type Page } from '#server/database/paging/keyset.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { auditSeals } from '#server/database/schema/audit-schema.ts';
import { appointments, auditEntries, patients, prescriptions } from '#server/database/schema/schema.ts';

/** Entries whose details are a patient's old values: erased with the patient, and nothing else ever is. */
export const ERASABLE_ACTIONS = ['patient-corrected', 'patient-merged', 'patient-merge-undone'] as const;

export type AuditRow = typeof auditEntries.$inferSelect;

export type AuditFilter = {
  readonly action?: string | undefined;
  readonly actorId?: string | undefined;
  readonly device?: string | undefined;
  /** What was done to this patient, to one who was merged into them, or to an appointment or a prescription of theirs. */
  readonly patientId?: string | undefined;
  /** From this instant on, and before that one. */
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
};

export async function insertAuditEntry(db: Queryable, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(entry);
}

/** Whether the same person has done the same to the same subject since then, from the same place if that is given; for a list, with the same filters. */
export async function isAuditedSince(
  db: Queryable,
  what: {
    readonly action: string;
    readonly actorRole: string;
    readonly actorId: string | undefined;
    readonly subjectId: string | undefined;
    readonly address: string | undefined;
    readonly list: string | undefined;
    readonly filters: Readonly<Record<string, string>> | undefined;
  },
  since: Date,
): Promise<boolean> {
  const { action, actorRole, actorId, subjectId, address, list, filters } = what;
  const rows = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.action, action),
        gt(auditEntries.at, since),
        eq(auditEntries.actorRole, actorRole),
        actorId === undefined ? isNull(auditEntries.actorId) : eq(auditEntries.actorId, actorId),
        subjectId === undefined ? isNull(auditEntries.subjectId) : eq(auditEntries.subjectId, subjectId),
        address === undefined ? undefined : eq(auditEntries.address, address),
        list === undefined ? undefined : sql`${auditEntries.details} ->> 'list' = ${list}`,
        filters === undefined
          ? undefined
          : sql`${auditEntries.details} -> 'filters' = cast(${JSON.stringify(filters)} as jsonb)`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Who did this last, and to whom if that is given; reads the action's own index. */
export async function findLastAct(db: Queryable, action: string, subjectId: string | undefined) {
  const [row] = await db
    .select({ actorId: auditEntries.actorId, at: auditEntries.at })
    .from(auditEntries)
    .where(
      and(eq(auditEntries.action, action), subjectId === undefined ? undefined : eq(auditEntries.subjectId, subjectId)),
    )
    .orderBy(...newestFirst(auditEntries.at, auditEntries.id))
    .limit(1);
  return row;
}

/** One page of the log, newest first. */
export async function listAuditEntries(
  db: Queryable,
  filter: AuditFilter,
  page: Page,
): Promise<{ rows: readonly AuditRow[]; next: Keyset | null }> {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(
      and(
        filter.action === undefined ? undefined : eq(auditEntries.action, filter.action),
        filter.actorId === undefined ? undefined : eq(auditEntries.actorId, filter.actorId),
        filter.device === undefined ? undefined : eq(auditEntries.device, filter.device),
        filter.patientId === undefined ? undefined : isOfPatient(filter.patientId),
        filter.from === undefined ? undefined : gte(auditEntries.at, filter.from),
        filter.before === undefined ? undefined : lt(auditEntries.at, filter.before),
        afterKeyset(auditEntries.at, auditEntries.id, page.after),
      ),
    )
    .orderBy(...newestFirst(auditEntries.at, auditEntries.id))
    .limit(page.limit + 1);
  return cutPage(rows, page, ({ at, id }) => ({ at, id }));
}

function isOfPatient(id: string): SQL {
  return sql`${auditEntries.subjectId} = any(array(
    select ${id}::text
    union all select ${patients.id}::text from ${patients} where ${patients.mergedInto} = ${id}::uuid
    union all select ${appointments.id}::text from ${appointments} where ${appointments.patientId} = ${id}::uuid
    union all select ${prescriptions.id}::text from ${prescriptions} where ${prescriptions.patientId} = ${id}::uuid))`;
}

/** Erases the old values from audited corrections of these patients, and what could help to guess them from their seals. */
export async function eraseChangesOf(db: Queryable, patientIds: readonly string[]): Promise<void> {
  const erased = await db
    .update(auditEntries)
    .set({ details: null })
    .where(and(inArray(auditEntries.subjectId, [...patientIds]), inArray(auditEntries.action, [...ERASABLE_ACTIONS])))
    .returning({ id: auditEntries.id });
  if (erased.length === 0) return;
  await db
    .update(auditSeals)
    .set({ salt: null })
    .where(
      inArray(
        auditSeals.entryId,
        erased.map(({ id }) => id),
      ),
    );
}

/** Every device in the log, in order. One index step for each, however long the log is. */
export async function listAuditDevices(db: Queryable): Promise<string[]> {
  const after = (name: SQL) =>
    sql`(select min(${auditEntries.device}) from ${auditEntries} where ${auditEntries.device} > ${name})`;
  const { rows } = await db.execute<{ device: string }>(sql`
    with recursive named(device) as (
      select ${after(sql`''`)}
      union all
      select ${after(sql`named.device`)} from named where named.device is not null
    ) select device from named where device is not null`);
  return rows.map(({ device }) => device);
}
