import type { Role } from '#shared/contract/staff/roles.ts';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { devices, staffAlerts } from '#server/database/schema/clinic-schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { admins, doctors } from '#server/database/schema/schema.ts';
import type { WriteClient } from '#server/database/transaction/write-transaction.ts';

export type NewAlert = {
  readonly id: string;
  readonly kind: 'help' | 'urgent';
  readonly place: string;
  readonly deviceId: string | null;
  readonly ticket: string | null;
  readonly patientId: string | null;
  readonly signs: readonly string[];
  readonly createdAt: Date;
};
export type Acknowledger = { readonly role: Role | 'device'; readonly id: string };

/**
 * On the bare driver, so that it can be part of a registration's transaction. An alert the same device has raised before
 * under this id learns its ticket, patient and signs instead.
 * @returns false when the id belongs to another alert
 */
export async function insertAlert(client: WriteClient, alert: NewAlert): Promise<boolean> {
  const { id, kind, place, deviceId, ticket, patientId, createdAt, signs } = alert;
  const done = await client.query(
    `insert into staff_alerts as known (id, kind, place, device_id, ticket, patient_id, created_at, signs)
     values ($1::uuid, $2, $3, $4::uuid, $5, $6::uuid, $7::timestamptz, $8::text[])
     on conflict (id) do update
       set ticket = coalesce(excluded.ticket, known.ticket), patient_id = coalesce(excluded.patient_id, known.patient_id),
         signs = case when excluded.signs = '{}' then known.signs else excluded.signs end
       where known.kind = excluded.kind and known.device_id = excluded.device_id
         and (known.patient_id is null or excluded.patient_id is null or known.patient_id = excluded.patient_id)`,
    [id, kind, place, deviceId, ticket, patientId, createdAt, signs],
  );
  return done.rowCount === 1;
}

const columns = {
  id: staffAlerts.id,
  kind: staffAlerts.kind,
  place: staffAlerts.place,
  deviceId: staffAlerts.deviceId,
  ticket: staffAlerts.ticket,
  patientId: staffAlerts.patientId,
  signs: staffAlerts.signs,
  createdAt: staffAlerts.createdAt,
  acknowledgedAt: staffAlerts.acknowledgedAt,
  acknowledgedRole: staffAlerts.acknowledgedRole,
  adminName: admins.name,
  adminEmail: admins.email,
  doctorName: doctors.name,
  deviceName: devices.name,
};
export type AlertRow = Awaited<ReturnType<typeof selectAlerts>>[number];

function selectAlerts(db: Queryable) {
  return db
    .select(columns)
    .from(staffAlerts)
    .leftJoin(admins, eq(admins.id, staffAlerts.acknowledgedBy))
    .leftJoin(doctors, eq(doctors.id, staffAlerts.acknowledgedBy))
    .leftJoin(devices, eq(devices.id, staffAlerts.acknowledgedBy));
}

/** Alerts from paired devices, or from browsers nobody has paired. */
export type AlertSource = 'paired' | 'ownDevice';

function isOpen(source: AlertSource): SQL | undefined {
  const from = source === 'paired' ? isNotNull(staffAlerts.deviceId) : isNull(staffAlerts.deviceId);
  return and(isNull(staffAlerts.acknowledgedAt), from);
}

const newestFirst = [desc(staffAlerts.createdAt), desc(staffAlerts.id)];

/** The newest `most` open alerts of one source. */
export async function listOpenAlerts(db: Queryable, source: AlertSource, most: number): Promise<AlertRow[]> {
  return selectAlerts(db)
    .where(isOpen(source))
    .orderBy(...newestFirst)
    .limit(most);
}

export async function countOpenAlerts(db: Queryable, source: AlertSource): Promise<number> {
  const [row] = await db.select({ count: count() }).from(staffAlerts).where(isOpen(source));
  return row?.count ?? 0;
}

/** Whether somebody was called because of this patient's words, and has not answered yet. */
export async function isCalledFor(db: Queryable, patientId: string): Promise<boolean> {
  const { id, kind, patientId: about, acknowledgedAt } = staffAlerts;
  const open = and(eq(about, patientId), eq(kind, 'urgent'), isNull(acknowledgedAt));
  return (await db.select({ id }).from(staffAlerts).where(open).limit(1)).length > 0;
}

/** The newest `most` alerts acknowledged after `since`. */
export async function listTakenAlerts(db: Queryable, since: Date, most: number): Promise<AlertRow[]> {
  return selectAlerts(db)
    .where(gt(staffAlerts.acknowledgedAt, since))
    .orderBy(...newestFirst)
    .limit(most);
}

/** The acknowledged alerts of these patients, the first one first. */
export async function listTakenOf(db: Queryable, patientIds: readonly string[]): Promise<AlertRow[]> {
  if (patientIds.length === 0) return [];
  return selectAlerts(db)
    .where(and(inArray(staffAlerts.patientId, [...patientIds]), isNotNull(staffAlerts.acknowledgedAt)))
    .orderBy(staffAlerts.acknowledgedAt);
}

export async function findAlert(db: Queryable, id: string): Promise<AlertRow | undefined> {
  const [row] = await selectAlerts(db).where(eq(staffAlerts.id, id));
  return row;
}

/** This device's call for help that nobody has acknowledged yet. */
export async function findOpenHelp(db: Queryable, deviceId: string): Promise<AlertRow | undefined> {
  const [row] = await selectAlerts(db).where(
    and(eq(staffAlerts.deviceId, deviceId), eq(staffAlerts.kind, 'help'), isNull(staffAlerts.acknowledgedAt)),
  );
  return row;
}

/** @returns false if somebody else was faster, or there is no such alert. */
export async function markAcknowledged(db: Queryable, id: string, by: Acknowledger, now: Date): Promise<boolean> {
  const done = await db
    .update(staffAlerts)
    .set({ acknowledgedAt: now, acknowledgedRole: by.role, acknowledgedBy: by.id })
    .where(and(eq(staffAlerts.id, id), isNull(staffAlerts.acknowledgedAt)));
  return done.rowCount === 1;
}

/** Acknowledges the open alerts of unpaired browsers that are not newer than `upTo`. @returns their ids */
export async function markOwnDevicesAcknowledged(
  db: Queryable,
  by: Acknowledger,
  upTo: Date,
  now: Date,
): Promise<string[]> {
  const done = await db
    .update(staffAlerts)
    .set({ acknowledgedAt: now, acknowledgedRole: by.role, acknowledgedBy: by.id })
    .where(and(isOpen('ownDevice'), lte(staffAlerts.createdAt, upTo)))
    .returning({ id: staffAlerts.id });
  return done.map(({ id }) => id);
}

/**
 * Alerts about a patient are kept with the patient, because who acknowledged them, and when, is part of the history.
 */
export async function deleteAlertsAcknowledgedBefore(db: Queryable, before: Date): Promise<void> {
  await db
    .delete(staffAlerts)
    .where(
      and(
        isNotNull(staffAlerts.acknowledgedAt),
        lte(staffAlerts.acknowledgedAt, before),
        isNull(staffAlerts.patientId),
      ),
    );
}
