import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { findOrMakeSecret } from '#server/database/repositories/clinic/secrets-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** All that the next page needs: what was searched for is in it, so that no address says whom somebody looks for. */
const Page = v.object({
  type: v.string(),
  query: v.array(v.tuple([v.string(), v.string()])),
  place: v.array(v.union([v.string(), v.number()])),
});
export type SealedPage = v.InferOutput<typeof Page>;

/** A page as text that fits into an address and that only this clinic’s servers read. */
export async function sealPage(db: Queryable, page: SealedPage, now: Date): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await keyOf(db, now), nonce);
  const body = Buffer.concat([cipher.update(JSON.stringify(page)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** @returns undefined for what we have not sealed */
export async function openPage(db: Queryable, sealed: string, now: Date): Promise<SealedPage | undefined> {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, await keyOf(db, now), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString();
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Page), text);
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

async function keyOf(db: Queryable, now: Date): Promise<Buffer> {
  const secret = await findOrMakeSecret(db, 'fhir-pages', randomBytes(32).toString('base64url'), now);
  return createHash('sha256').update(secret).digest();
}
