import type { StaffAlert } from '#shared/contract/alerts.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import {
  findAlert,
  findOpenHelp,
  listAlerts,
  markAcknowledged,
  type Acknowledger,
  type AlertRow,
} from '#server/database/alerts-repository.ts';
import type { Database } from '#server/database/client.ts';
import type { Queryable } from '#server/database/queryable.ts';
import { audit } from './audit.ts';
import type { Device } from './devices.ts';
import { raiseAlert } from './raise-alert.ts';
import { isUuid } from './uuid.ts';

/** So long a screen still shows who is on it. */
const SHOWN_AFTER_MS = 60_000;

type Unknown = { readonly kind: 'unknown' };

/** What every staff screen shows: the open alerts and who has just taken one. */
export async function alertsForStaff(db: Queryable, now: Date): Promise<StaffAlert[]> {
  return (await listAlerts(db, new Date(now.getTime() - SHOWN_AFTER_MS))).map(viewOf);
}

/** Stores a device's call for help. Pressed again before anybody came, it is the same call. */
export async function askForHelp(
  { pool, orm }: Database,
  device: Device,
  ticket: string | undefined,
  now: Date,
): Promise<StaffAlert> {
  const open = await findOpenHelp(orm, device.id);
  if (open !== undefined) return viewOf(open);
  const id = await raiseAlert(pool, { kind: 'help', place: device.name, deviceId: device.id, ticket }, now);
  return { _id: id, kind: 'help', place: device.name, ticket, createdAt: now.toISOString() };
}

/** Somebody says "I am on it". Whoever was faster stays the one. */
export async function acknowledgeAlert(
  db: Queryable,
  by: Acknowledger,
  id: string,
  now: Date,
): Promise<Result<StaffAlert, Unknown>> {
  if (!isUuid(id)) return fail({ kind: 'unknown' });
  if (await markAcknowledged(db, id, by, now)) await audit(db, now, by, 'alert-acknowledged', id);
  const row = await findAlert(db, id);
  return row === undefined ? fail({ kind: 'unknown' }) : succeed(viewOf(row));
}

function viewOf(row: AlertRow): StaffAlert {
  return {
    _id: row.id,
    kind: row.kind === 'urgent' ? 'urgent' : 'help',
    place: row.place,
    ticket: row.ticket,
    createdAt: row.createdAt.toISOString(),
    acknowledgedBy: row.acknowledgedAt === null ? null : nameOf(row),
    acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
  };
}

function nameOf({ adminName, adminEmail, doctorName, deviceName }: AlertRow): string {
  return doctorName ?? deviceName ?? (adminName || adminEmail || '');
}
