import { and, asc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { devices, staffAlerts } from './clinic-schema.ts';
import type { Queryable } from './queryable.ts';
import { admins, doctors } from './schema.ts';
import type { WriteClient } from './write-transaction.ts';

export type NewAlert = {
  readonly id: string;
  readonly kind: 'help' | 'urgent';
  readonly place: string;
  readonly deviceId: string | null;
  readonly ticket: string | null;
  readonly patientId: string | null;
  readonly createdAt: Date;
};
export type Acknowledger = { readonly role: 'admin' | 'doctor' | 'device'; readonly id: string };

/** On the bare driver, so that it can be part of a registration's transaction. */
export async function insertAlert(client: WriteClient, alert: NewAlert): Promise<void> {
  const { id, kind, place, deviceId, ticket, patientId, createdAt } = alert;
  await client.query(
    `insert into staff_alerts (id, kind, place, device_id, ticket, patient_id, created_at)
     values ($1::uuid, $2, $3, $4::uuid, $5, $6::uuid, $7::timestamptz)`,
    [id, kind, place, deviceId, ticket, patientId, createdAt],
  );
}

const MOST_SHOWN = 50;
const columns = {
  id: staffAlerts.id,
  kind: staffAlerts.kind,
  place: staffAlerts.place,
  ticket: staffAlerts.ticket,
  createdAt: staffAlerts.createdAt,
  acknowledgedAt: staffAlerts.acknowledgedAt,
  acknowledgedRole: staffAlerts.acknowledgedRole,
  adminName: admins.name,
  adminEmail: admins.email,
  doctorName: doctors.name,
  deviceName: devices.name,
};
export type AlertRow = Awaited<ReturnType<typeof listAlerts>>[number];

function selectAlerts(db: Queryable) {
  return db
    .select(columns)
    .from(staffAlerts)
    .leftJoin(admins, eq(admins.id, staffAlerts.acknowledgedBy))
    .leftJoin(doctors, eq(doctors.id, staffAlerts.acknowledgedBy))
    .leftJoin(devices, eq(devices.id, staffAlerts.acknowledgedBy));
}

/** The open alerts, and those acknowledged after `since`; oldest first. */
export async function listAlerts(db: Queryable, since: Date) {
  return selectAlerts(db)
    .where(or(isNull(staffAlerts.acknowledgedAt), gt(staffAlerts.acknowledgedAt, since)))
    .orderBy(asc(staffAlerts.createdAt), asc(staffAlerts.id))
    .limit(MOST_SHOWN);
}

export async function findAlert(db: Queryable, id: string): Promise<AlertRow | undefined> {
  const [row] = await selectAlerts(db).where(eq(staffAlerts.id, id));
  return row;
}

/** The call for help of this device that nobody has seen to yet. */
export async function findOpenHelp(db: Queryable, deviceId: string): Promise<AlertRow | undefined> {
  const [row] = await selectAlerts(db).where(
    and(eq(staffAlerts.deviceId, deviceId), eq(staffAlerts.kind, 'help'), isNull(staffAlerts.acknowledgedAt)),
  );
  return row;
}

/** @returns false when somebody else was faster, or there is no such alert. */
export async function markAcknowledged(db: Queryable, id: string, by: Acknowledger, now: Date): Promise<boolean> {
  const done = await db
    .update(staffAlerts)
    .set({ acknowledgedAt: now, acknowledgedRole: by.role, acknowledgedBy: by.id })
    .where(and(eq(staffAlerts.id, id), isNull(staffAlerts.acknowledgedAt)));
  return done.rowCount === 1;
}

export async function deleteAlertsAcknowledgedBefore(db: Queryable, before: Date): Promise<void> {
  await db
    .delete(staffAlerts)
    .where(and(isNotNull(staffAlerts.acknowledgedAt), lte(staffAlerts.acknowledgedAt, before)));
}
