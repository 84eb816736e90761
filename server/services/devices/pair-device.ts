import { randomBytes, randomInt } from 'node:crypto';
import * as v from 'valibot';
import {
  DEVICE_KINDS,
  type NewDeviceBody,
  type PairedDevice,
  type PairingCode,
} from '#shared/contract/device/devices.ts';
import { TICKET_NUMBER_MAX } from '#shared/contract/visit/tickets.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import {
  highestTicket,
  holdPairingCode,
  insertDevice,
  insertPairingCode,
  prefixIsTaken,
  markCodeUsed,
} from '#server/database/repositories/clinic/devices-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { audit } from '#server/services/staff/audit.ts';
import { hashSecret, pairedView, StoredSettings } from './devices.ts';
import { lockPin } from './lock-pin.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';

const CODE_LIFE_MS = 10 * 60_000;
/** Read from one screen and typed on another, so without characters that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;
/** A device whose storage was lost may have issued tickets that nobody has seen, for days without a network. */
const TICKETS_LEFT_FREE = 1000;

const Details = v.object({
  name: v.string(),
  kind: v.picklist(DEVICE_KINDS),
  prefix: v.string(),
  settings: StoredSettings,
});

export type PairProblem = { readonly kind: 'wrong-code' } | { readonly kind: 'prefix-taken' };
export type Paired = { readonly device: PairedDevice; readonly credential: string; readonly firstTicket: number };

/** Creates the one-time code with which one device can be paired within ten minutes. Only its SHA-256 is stored. */
export async function makePairingCode(
  db: Queryable,
  actor: Principal,
  device: v.InferOutput<typeof NewDeviceBody>,
  now: Date,
): Promise<Result<PairingCode, { readonly kind: 'prefix-taken' }>> {
  if (await prefixIsTaken(db, device.prefix)) return fail({ kind: 'prefix-taken' });
  const { name, kind, prefix, pin, ...settings } = device;
  const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MS);
  await insertPairingCode(db, {
    codeHash: hashSecret(code),
    details: { name, kind, prefix, settings: { ...settings, pin: await lockPin(pin) } },
    createdAt: now,
    expiresAt,
  });
  await audit(db, now, actor, 'pairing-code-made');
  return succeed({ code: `${code.slice(0, 4)}-${code.slice(4)}`, expiresAt: expiresAt.toISOString() });
}

/**
 * Pairs the device on which a code was typed. Must run in a transaction, which locks the code's row, so that two
 * tablets with one code are not both paired. If somebody else has taken the prefix in the meantime, the code is not
 * used up.
 */
export async function pairDevice(
  db: Queryable,
  code: string,
  now: Date,
  address: string,
): Promise<Result<Paired, PairProblem>> {
  const details = v.safeParse(Details, await holdPairingCode(db, hashSecret(code), now));
  if (!details.success) return fail({ kind: 'wrong-code' });
  const { name, kind, prefix, settings } = details.output;
  const known = await highestTicket(db, prefix, TICKET_NUMBER_MAX - TICKETS_LEFT_FREE);
  const credential = randomBytes(32).toString('base64url');
  const row = { id: uuidV7(now), name, kind, ticketPrefix: prefix, settings };
  const inserted = await insertDevice(db, { ...row, credentialHash: hashSecret(credential), pairedAt: now });
  if (!inserted) return fail({ kind: 'prefix-taken' });
  await markCodeUsed(db, hashSecret(code), now);
  await audit(db, now, { role: 'device', id: row.id, address }, 'device-paired', row.id);
  const firstTicket = known === undefined ? 1 : known + TICKETS_LEFT_FREE;
  return succeed({ device: pairedView(row), credential, firstTicket });
}
