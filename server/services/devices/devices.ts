import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { DeviceReport, DeviceView, PairedDevice, type DeviceKind } from '#shared/contract/device/devices.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import {
  findDeviceByCredential,
  listDevices,
  markRevoked,
  prefixIsTaken,
  saveReport,
  type DeviceRow,
} from '#server/database/repositories/clinic/devices-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';

/** A paired device that makes a request. */
export type Device = {
  readonly id: string;
  readonly name: string;
  readonly kind: DeviceKind;
  /** The prefix of its tickets. */
  readonly prefix: string;
};

/** The contents of the column `settings`. */
export const StoredSettings = PairedDevice.entries.settings;

const CREDENTIAL = /^[A-Za-z0-9_-]{43}$/;

/** What is stored of a credential or a pairing code: its SHA-256, in hex. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The active device a credential belongs to, with everything it may know about itself. */
export async function resolveDevice(
  db: Queryable,
  credential: string | undefined,
): Promise<(Device & { readonly paired: PairedDevice }) | undefined> {
  if (credential === undefined || !CREDENTIAL.test(credential)) return undefined;
  const row = await findDeviceByCredential(db, hashSecret(credential));
  if (row === undefined) return undefined;
  const paired = pairedView(row);
  return { id: row.id, name: row.name, kind: paired.kind, prefix: row.ticketPrefix, paired };
}

/** An unpaired browser's own prefix is always longer, see TicketPrefix. */
const LONGEST_PAIRED_PREFIX = 3;

/**
 * Whether a ticket's prefix belongs to a paired device other than `device`. A credential identifies a device, while
 * anybody can write a ticket.
 */
export async function isOfAnotherDevice(db: Queryable, ticket: string, device: Device | undefined): Promise<boolean> {
  const [prefix = ''] = ticket.split('-');
  if (prefix.length > LONGEST_PAIRED_PREFIX || prefix === device?.prefix) return false;
  return prefixIsTaken(db, prefix);
}

/**
 * A device as it may see itself: everything but its credential. Throws if the row contains settings that no version of
 * ours wrote.
 */
export function pairedView(row: Pick<DeviceRow, 'id' | 'name' | 'kind' | 'ticketPrefix' | 'settings'>): PairedDevice {
  return v.parse(PairedDevice, {
    _id: row.id,
    name: row.name,
    kind: row.kind,
    prefix: row.ticketPrefix,
    settings: row.settings,
  });
}

/** All active devices with their last reports. */
export async function devicesForAdmin(db: Queryable): Promise<DeviceView[]> {
  return (await listDevices(db)).map((row) => ({
    _id: row.id,
    name: row.name,
    kind: v.parse(DeviceView.entries.kind, row.kind),
    prefix: row.ticketPrefix,
    pairedAt: row.pairedAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    report: v.is(DeviceReport, row.report) ? row.report : null,
    // Without the hashed PIN, which only the device needs.
    settings: v.parse(DeviceView.entries.settings, row.settings),
  }));
}

/**
 * Ends a pairing: the credential is refused from now on, and what the device still sends about patients is treated like
 * that of any browser.
 */
export async function revokeDevice(
  db: Queryable,
  actor: Principal,
  id: string,
  now: Date,
): Promise<Result<null, { readonly kind: 'unknown' }>> {
  if (!isUuid(id) || !(await markRevoked(db, id, now))) return fail({ kind: 'unknown' });
  await audit(db, now, actor, 'device-revoked', id);
  return succeed(null);
}

/** Stores a device's report. */
export async function takeReport(db: Queryable, device: Device, report: DeviceReport, now: Date): Promise<void> {
  await saveReport(db, device.id, report, now);
}
