import { and, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { devices, oneTimeCodes } from '#server/database/schema/clinic-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { patients } from '#server/database/schema/schema.ts';

export type DeviceRow = typeof devices.$inferSelect;

/** The live device a credential belongs to. */
export async function findDeviceByCredential(db: Queryable, credentialHash: string): Promise<DeviceRow | undefined> {
  const [row] = await db
    .select()
    .from(devices)
    .where(and(eq(devices.credentialHash, credentialHash), isNull(devices.revokedAt)));
  return row;
}

/** Devices that have not been revoked, the newest first. */
export async function listDevices(db: Queryable): Promise<DeviceRow[]> {
  return db.select().from(devices).where(isNull(devices.revokedAt)).orderBy(desc(devices.pairedAt), desc(devices.id));
}

export async function prefixIsTaken(db: Queryable, prefix: string): Promise<boolean> {
  const rows = await db
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.ticketPrefix, prefix), isNull(devices.revokedAt)));
  return rows.length > 0;
}

/** @returns false when a live device has the prefix: the index decides, whatever was looked up before. */
export async function insertDevice(db: Queryable, device: typeof devices.$inferInsert): Promise<boolean> {
  const done = await db.insert(devices).values(device).onConflictDoNothing();
  return done.rowCount === 1;
}

export async function markRevoked(db: Queryable, id: string, now: Date): Promise<boolean> {
  const done = await db
    .update(devices)
    .set({ revokedAt: now })
    .where(and(eq(devices.id, id), isNull(devices.revokedAt)));
  return done.rowCount === 1;
}

/** The live device of this id, its row held until the transaction ends. */
export async function holdDevice(db: Queryable, id: string): Promise<DeviceRow | undefined> {
  const [row] = await db
    .select()
    .from(devices)
    .where(and(eq(devices.id, id), isNull(devices.revokedAt)))
    .for('update');
  return row;
}

export async function saveDevice(
  db: Queryable,
  id: string,
  change: { name: string; settings: unknown },
): Promise<void> {
  await db.update(devices).set(change).where(eq(devices.id, id));
}

export async function saveReport(db: Queryable, id: string, report: unknown, now: Date): Promise<void> {
  await db.update(devices).set({ report, lastSeenAt: now }).where(eq(devices.id, id));
}

/**
 * The highest number, up to `most`, a ticket of this prefix is known to have had: in registrations that a paired device sent
 * by its credential, and in what devices reported. Numbers that anybody wrote into a ticket do not count.
 * @returns undefined when no device has ever had the prefix, and no registration
 */
export async function highestTicket(db: Queryable, prefix: string, most: number): Promise<number | undefined> {
  const ticketNumber = sql`cast(substring(${patients.ticket} from '[0-9]{1,9}$') as integer)`;
  const [registered] = await db
    .select({ highest: sql<number | null>`max(case when ${ticketNumber} <= ${most} then ${ticketNumber} end)` })
    .from(patients)
    .where(and(isNotNull(patients.deviceId), sql`starts_with(${patients.ticket}, ${`${prefix}-`})`));
  // What an older version let in may be any number at all: it is compared before it becomes an integer.
  const reportedNumber = sql`cast(${devices.report} ->> 'lastTicket' as numeric)`;
  const [reported] = await db
    .select({
      highest: sql<
        number | null
      >`cast(max(case when ${reportedNumber} <= ${most} then ${reportedNumber} else 0 end) as integer)`,
    })
    .from(devices)
    .where(eq(devices.ticketPrefix, prefix));
  const known = [registered?.highest, reported?.highest].filter((highest) => typeof highest === 'number');
  return known.length === 0 ? undefined : Math.max(...known);
}

export async function insertPairingCode(
  db: Queryable,
  code: { codeHash: string; details: unknown; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insert(oneTimeCodes).values({ ...code, purpose: 'pairing' });
}

/** What the device of a code shall be, its row held until the transaction ends; undefined when it is unknown, used or too old. */
export async function holdPairingCode(db: Queryable, codeHash: string, now: Date): Promise<unknown> {
  const [row] = await db
    .select({ details: oneTimeCodes.details })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.codeHash, codeHash),
        eq(oneTimeCodes.purpose, 'pairing'),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
    .for('update');
  return row?.details;
}

export async function markCodeUsed(db: Queryable, codeHash: string, now: Date): Promise<void> {
  await db.update(oneTimeCodes).set({ usedAt: now }).where(eq(oneTimeCodes.codeHash, codeHash));
}

export async function deletePairingCodesExpiredBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.purpose, 'pairing'), lte(oneTimeCodes.expiresAt, before)));
}
