import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { findOrMakeSecret } from '#server/database/repositories/clinic/secrets-repository.ts';

/** What a link opens: those of one kind open nothing of another. */
export type LinkKind = 'prescription-links' | 'appointment-links';
const UUID_BYTES = 16;
const EXPIRY_BYTES = 4;
/** 128 bits of the HMAC: nobody guesses that, and the link stays short enough for one text message. */
const SIGNATURE_BYTES = 16;
const BODY_BYTES = UUID_BYTES + EXPIRY_BYTES;

/** A token that opens one thing until `expiresAt`. It holds its random id, nothing of the patient. */
export async function signLink(
  db: Queryable,
  id: string,
  expiresAt: Date,
  now: Date,
  kind: LinkKind = 'prescription-links',
): Promise<string> {
  const body = Buffer.alloc(BODY_BYTES);
  Buffer.from(id.replaceAll('-', ''), 'hex').copy(body);
  body.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000), UUID_BYTES);
  return Buffer.concat([body, await signatureOf(db, body, now, kind)]).toString('base64url');
}

/** The id of what a token opens; undefined when it is not one of ours or its time has passed. */
export async function openLink(
  db: Queryable,
  token: string,
  now: Date,
  kind: LinkKind = 'prescription-links',
): Promise<string | undefined> {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== BODY_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== token) return undefined;
  const body = bytes.subarray(0, BODY_BYTES);
  if (!timingSafeEqual(bytes.subarray(BODY_BYTES), await signatureOf(db, body, now, kind))) return undefined;
  if (body.readUInt32BE(UUID_BYTES) * 1000 <= now.getTime()) return undefined;
  const hex = body.toString('hex', 0, UUID_BYTES);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

async function signatureOf(db: Queryable, body: Buffer, now: Date, kind: LinkKind): Promise<Buffer> {
  const key = await findOrMakeSecret(db, kind, randomBytes(32).toString('base64url'), now);
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(body).digest().subarray(0, SIGNATURE_BYTES);
}
