import type { StaffAlert, StaffAlertList } from '#shared/contract/device/alerts.ts';
import type { RedFlag } from '#shared/words/warning/warning-sign-ids.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import {
  countOpenAlerts,
  findAlert,
  findOpenHelp,
  listOpenAlerts,
  listTakenAlerts,
  listTakenOf,
  markAcknowledged,
  markOwnDevicesAcknowledged,
  type Acknowledger,
  type AlertRow,
} from '#server/database/repositories/clinic/alerts-repository.ts';
import type { Database } from '#server/database/engine/client.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Device } from '#server/services/devices/devices.ts';
import { raiseAlert } from './raise-alert.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';

export type { Acknowledger };

/** How long a screen still shows who is dealing with it. */
const SHOWN_AFTER_MS = 60_000;

type Unknown = { readonly kind: 'unknown' };

/** The most rows of each kind sent to a screen, which also gets their total number. */
const MOST_OPEN = { paired: 200, ownDevice: 50 } as const;
const MOST_TAKEN = 5;

/** What every staff screen shows: open alerts, newest first, and who has just acknowledged one. */
export async function alertsForStaff(db: Queryable, now: Date): Promise<StaffAlertList> {
  const paired = await listOpenAlerts(db, 'paired', MOST_OPEN.paired);
  const ownDevice = await listOpenAlerts(db, 'ownDevice', MOST_OPEN.ownDevice);
  const taken = await listTakenAlerts(db, new Date(now.getTime() - SHOWN_AFTER_MS), MOST_TAKEN);
  return {
    alerts: [...paired, ...ownDevice, ...taken].map(viewOf),
    open: {
      paired: paired.length < MOST_OPEN.paired ? paired.length : await countOpenAlerts(db, 'paired'),
      ownDevice: ownDevice.length < MOST_OPEN.ownDevice ? ownDevice.length : await countOpenAlerts(db, 'ownDevice'),
    },
  };
}

/** Who acknowledged the alert of an urgent registration, and when, by patient. The first one counts. */
export async function urgentTaken(
  db: Queryable,
  patientIds: readonly string[],
): Promise<ReadonlyMap<string, { by: string; at: string }>> {
  const taken = new Map<string, { by: string; at: string }>();
  for (const row of await listTakenOf(db, patientIds)) {
    const { patientId, acknowledgedAt } = row;
    if (patientId === null || acknowledgedAt === null || taken.has(patientId)) continue;
    taken.set(patientId, { by: nameOf(row), at: acknowledgedAt.toISOString() });
  }
  return taken;
}

/** Reports warning signs in the words of a patient at a paired device at once, before anything is submitted. */
export async function warnDesk(
  { pool, orm }: Database,
  device: Device,
  warning: { readonly id: string; readonly ticket?: string | undefined; readonly signs?: readonly RedFlag[] },
  now: Date,
): Promise<StaffAlert> {
  const { name: place, id: deviceId } = device;
  const id = await raiseAlert(pool, { ...warning, kind: 'urgent', place, deviceId }, now);
  const row = await findAlert(orm, id);
  if (row === undefined) throw new Error('the alert just raised is gone');
  return viewOf(row);
}

/** Stores a device's call for help. Repeated before anybody has come, it is the same call. */
export async function askForHelp(
  { pool, orm }: Database,
  device: Device,
  ticket: string | undefined,
  now: Date,
): Promise<StaffAlert> {
  const open = await findOpenHelp(orm, device.id);
  if (open !== undefined) return viewOf(open);
  const id = await raiseAlert(pool, { kind: 'help', place: device.name, deviceId: device.id, ticket }, now);
  return {
    _id: id,
    kind: 'help',
    place: device.name,
    isOwnDevice: false,
    ticket,
    signs: [],
    createdAt: now.toISOString(),
  };
}

/** Acknowledges an alert. The first person to do so counts. */
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

/** Acknowledges everything unpaired browsers have sent, up to the newest alert shown on screen. @returns how many */
export async function acknowledgeOwnDevices(db: Queryable, by: Acknowledger, upTo: Date, now: Date): Promise<number> {
  const ids = await markOwnDevicesAcknowledged(db, by, upTo, now);
  for (const id of ids) await audit(db, now, by, 'alert-acknowledged', id);
  return ids.length;
}

function viewOf(row: AlertRow): StaffAlert {
  return {
    _id: row.id,
    kind: row.kind === 'urgent' ? 'urgent' : 'help',
    place: row.place,
    isOwnDevice: row.deviceId === null,
    ticket: row.ticket,
    signs: row.signs,
    createdAt: row.createdAt.toISOString(),
    acknowledgedBy: row.acknowledgedAt === null ? null : nameOf(row),
    acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
  };
}

function nameOf({ adminName, adminEmail, doctorName, deviceName }: AlertRow): string {
  return doctorName ?? deviceName ?? (adminName || adminEmail || '');
}
