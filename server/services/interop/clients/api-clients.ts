import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ApiClient, ClientSecret, NewClientBody } from '#shared/contract/interop/api-clients.ts';
import {
  changeClient,
  findClient,
  insertClient,
  listClients,
  type ClientRow,
} from '#server/database/repositories/interop/api-clients-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';

/** 256 random bits: a fast hash is enough, and checking a guess costs nothing. */
function inventSecret(): string {
  return `fds_${randomBytes(32).toString('base64url')}`;
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(`api client ${secret}`).digest('hex');
}

/** Lets another system in. The secret is shown this once. */
export async function addClient(
  db: Queryable,
  actor: Principal,
  { name, scopes }: NewClientBody,
  now: Date,
): Promise<ClientSecret> {
  const secret = inventSecret();
  const row = { id: uuidV7(now), name, secretHash: hashSecret(secret), scopes: [...new Set(scopes)], createdAt: now };
  await insertClient(db, { ...row, createdBy: actor.id });
  await audit(db, now, actor, 'client-added', row.id);
  return { client: view({ ...row, rotatedAt: null, lastUsedAt: null }), secret };
}

/** Makes the secret anew: the old one and every token that was issued for it open nothing any more. */
export async function rotateClient(
  db: Queryable,
  actor: Principal,
  id: string,
  now: Date,
): Promise<ClientSecret | undefined> {
  const secret = inventSecret();
  const row = isUuid(id) ? await changeClient(db, id, { secretHash: hashSecret(secret), rotatedAt: now }) : undefined;
  if (row === undefined) return undefined;
  await audit(db, now, actor, 'client-rotated', id);
  return { client: view(row), secret };
}

/** Shuts another system out, at once. */
export async function revokeClient(db: Queryable, actor: Principal, id: string, now: Date): Promise<boolean> {
  if (!isUuid(id) || (await changeClient(db, id, { revokedAt: now })) === undefined) return false;
  await audit(db, now, actor, 'client-revoked', id);
  return true;
}

/** Every system that is let in. */
export async function clientsForAdmin(db: Queryable): Promise<ApiClient[]> {
  return (await listClients(db)).map(view);
}

/** The client whose secret this is; undefined for an unknown, revoked or wrong one. */
export async function clientOfSecret(db: Queryable, id: string, secret: string): Promise<ClientRow | undefined> {
  const row = isUuid(id) ? await findClient(db, id.toLowerCase()) : undefined;
  // Compared with something in any case, so that the time says nothing of which ids there are.
  const known = Buffer.from(row?.secretHash ?? hashSecret(''));
  return timingSafeEqual(known, Buffer.from(hashSecret(secret))) ? row : undefined;
}

type Shown = Pick<ClientRow, 'id' | 'name' | 'scopes' | 'createdAt' | 'rotatedAt' | 'lastUsedAt'>;

function view({ id, name, scopes, createdAt, rotatedAt, lastUsedAt }: Shown): ApiClient {
  return {
    _id: id,
    name,
    scopes,
    createdAt: createdAt.toISOString(),
    rotatedAt: rotatedAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
