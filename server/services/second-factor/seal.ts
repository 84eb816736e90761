import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { findOrMakeSecret } from '#server/database/repositories/clinic/secrets-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

async function sealingKey(db: Queryable, now: Date): Promise<Buffer> {
  const made = randomBytes(32).toString('base64url');
  return Buffer.from(await findOrMakeSecret(db, 'factor-seal', made, now), 'base64url');
}

/** Encrypts a secret of an account's: whoever reads its table alone, or puts it into another's row, has nothing. */
export async function seal(db: Queryable, text: string, accountId: string, now: Date): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await sealingKey(db, now), iv).setAAD(Buffer.from(accountId));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** What was sealed; throws when it is not as we have made it, or another account's. */
export async function unseal(db: Queryable, sealed: string, accountId: string, now: Date): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  const opened = createDecipheriv('aes-256-gcm', await sealingKey(db, now), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(accountId))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([opened.update(bytes.subarray(IV_BYTES + TAG_BYTES)), opened.final()]).toString('utf8');
}
