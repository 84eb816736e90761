import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { AccessToken } from '#shared/contract/interop/api-clients.ts';
import {
  changeClient,
  findClient,
  type ClientRow,
} from '#server/database/repositories/interop/api-clients-repository.ts';
import { findOrMakeSecret } from '#server/database/repositories/clinic/secrets-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { clientOfSecret } from './api-clients.ts';

const TOKEN_SECONDS = 15 * 60;
/** Being used is written down at most this often. */
const TOUCH_EVERY_MS = 60_000;
const TOKEN = /^fdt_([0-9a-f-]{36})\.(\d{1,12})\.([A-Za-z0-9_-]{0,4000})\.([A-Za-z0-9_-]{43})$/;

/** Another system that makes a request, and what it may. */
export type Client = {
  readonly role: 'client';
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly address?: string | undefined;
};

/** The names of RFC 6749, 5.2. */
export type TokenProblem = { readonly kind: 'invalid_client' | 'invalid_scope' };

/**
 * A token for a client that shows its secret, for a quarter of an hour and for the scopes asked for (all of its own when none are).
 * It is signed and stored nowhere; a new secret or a revocation ends it at once.
 */
export async function issueToken(
  db: Queryable,
  { id, secret, scope }: { readonly id: string; readonly secret: string; readonly scope: string | undefined },
  now: Date,
): Promise<Result<AccessToken, TokenProblem>> {
  const client = await clientOfSecret(db, id, secret);
  if (client === undefined) return fail({ kind: 'invalid_client' });
  const asked = scope === undefined || scope.trim() === '' ? client.scopes : scope.trim().split(/\s+/);
  if (!asked.every((one) => isWithin(one, client.scopes))) return fail({ kind: 'invalid_scope' });
  const body = `${client.id}.${Math.floor(now.getTime() / 1000) + TOKEN_SECONDS}.${packed(asked)}`;
  return succeed({
    access_token: `fdt_${body}.${await signatureOf(db, body, client, now)}`,
    token_type: 'bearer',
    expires_in: TOKEN_SECONDS,
    scope: asked.join(' '),
  });
}

/** Whose token it is and what it allows; undefined for one that is none, too old, or whose client is gone or has another secret. */
export async function clientOfToken(db: Queryable, token: string, now: Date): Promise<Client | undefined> {
  const [, id = '', ends = '', scopes = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!isUuid(id) || Number(ends) * 1000 <= now.getTime()) return undefined;
  const client = await findClient(db, id);
  if (client === undefined) return undefined;
  const expected = await signatureOf(db, `${id}.${ends}.${scopes}`, client, now);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return undefined;
  if (now.getTime() - (client.lastUsedAt?.getTime() ?? 0) >= TOUCH_EVERY_MS)
    await changeClient(db, id, { lastUsedAt: now });
  const granted = Buffer.from(scopes, 'base64url').toString().split(' ');
  return { role: 'client', id, name: client.name, scopes: granted };
}

/** Whether a client that has these scopes may ask for that one: one of them, or a narrower one. */
function isWithin(scope: string, own: readonly string[]): boolean {
  const [, of = '', acts = ''] = /^system\/(\*|[A-Za-z]+)\.(c?r?s?)$/.exec(scope) ?? [];
  return (
    acts !== '' &&
    acts.split('').every((act) =>
      own.some((one) => {
        const [, ownOf = '', ownActs = ''] = /^system\/(\*|[A-Za-z]+)\.([crs]+)$/.exec(one) ?? [];
        return (ownOf === '*' || ownOf === of) && ownActs.includes(act);
      }),
    )
  );
}

const packed = (scopes: readonly string[]) => Buffer.from(scopes.join(' ')).toString('base64url');

/** The key holds the client’s present secret, so that a new one makes every older signature worthless. */
async function signatureOf(db: Queryable, body: string, { secretHash }: ClientRow, now: Date): Promise<string> {
  const key = await findOrMakeSecret(db, 'access-tokens', randomBytes(32).toString('base64url'), now);
  return createHmac('sha256', `${key} ${secretHash}`).update(body).digest('base64url');
}
