import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { queueEntries } from '#server/database/schema/queue-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type EntryRow = typeof queueEntries.$inferSelect;
export type EntryChange = Partial<
  Omit<typeof queueEntries.$inferInsert, 'id' | 'day' | 'ticket' | 'appointmentId' | 'version' | 'changedAt' | 'before'>
>;

/** What a move leaves behind so that it can be undone: the row as it was. */
const asItWas = sql`to_jsonb(${queueEntries}) - 'before'`;

/** @returns undefined when the day has this ticket, or the appointment an entry, already. Nothing is changed then. */
export async function insertEntry(
  db: Queryable,
  entry: Omit<typeof queueEntries.$inferInsert, 'version' | 'before'>,
): Promise<EntryRow | undefined> {
  const [row] = await db.insert(queueEntries).values(entry).onConflictDoNothing().returning();
  return row;
}

export async function findEntry(db: Queryable, id: string): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(queueEntries).where(eq(queueEntries.id, id));
  return row;
}

/** The same, held until the transaction ends. */
export async function lockEntry(db: Queryable, id: string): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(queueEntries).where(eq(queueEntries.id, id)).for('update');
  return row;
}

export async function findEntryOfTicket(db: Queryable, day: string, ticket: string): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(queueEntries)
    .where(and(eq(queueEntries.day, day), eq(queueEntries.ticket, ticket)));
  return row;
}

export async function findEntryOfAppointment(db: Queryable, appointmentId: string): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(queueEntries).where(eq(queueEntries.appointmentId, appointmentId));
  return row;
}

/** Who is being called to a place right now. */
export async function findCalledTo(db: Queryable, day: string, place: string): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(queueEntries)
    .where(
      and(
        eq(queueEntries.day, day),
        sql`lower(${queueEntries.place}) = lower(${place})`,
        eq(queueEntries.stage, 'called'),
      ),
    );
  return row;
}

/**
 * Changes an entry at a version. @param keepBefore false where the change itself cannot be undone
 * @returns undefined when it is at another version by now, or gone
 */
export async function moveEntryAt(
  db: Queryable,
  { id, version }: { readonly id: string; readonly version: number },
  change: EntryChange,
  now: Date,
  keepBefore = true,
): Promise<EntryRow | undefined> {
  const [row] = await db
    .update(queueEntries)
    .set({
      ...change,
      version: sql`${queueEntries.version} + 1`,
      changedAt: now,
      before: keepBefore ? asItWas : null,
    })
    .where(and(eq(queueEntries.id, id), eq(queueEntries.version, version)))
    .returning();
  return row;
}

/** Takes an entry away at a version: nobody has arrived after all. @returns false when it is at another version by now */
export async function deleteEntryAt(
  db: Queryable,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<boolean> {
  const done = await db.delete(queueEntries).where(and(eq(queueEntries.id, id), eq(queueEntries.version, version)));
  return done.rowCount === 1;
}

/** Gives an entry that was made of a paper ticket the appointment that has arrived for it, with its code where it has one. */
export async function attachAppointment(
  db: Queryable,
  { day, ticket, checkInCode }: { readonly day: string; readonly ticket: string; readonly checkInCode: string | null },
  appointmentId: string,
  now: Date,
): Promise<EntryRow | undefined> {
  const [row] = await db
    .update(queueEntries)
    .set({ appointmentId, version: sql`${queueEntries.version} + 1`, changedAt: now, before: null })
    .where(
      and(
        eq(queueEntries.day, day),
        eq(queueEntries.ticket, ticket),
        isNull(queueEntries.appointmentId),
        or(isNull(queueEntries.checkInCode), eq(queueEntries.checkInCode, checkInCode ?? '')),
      ),
    )
    .returning();
  return row;
}
