import { createHmac, randomBytes } from 'node:crypto';
import {
  claimIdentifier,
  dropIdentifiers,
  findByIdentifier,
} from '#server/database/repositories/interop/identifiers-repository.ts';
import { findOrMakeSecret } from '#server/database/repositories/clinic/secrets-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

export type Identifier = { readonly system?: string | undefined; readonly value: string };
type Kind = 'Patient' | 'Appointment';

/** What has one of these identifiers already; undefined when all are new, and they are written down for `resourceId`. */
export async function claimIdentifiers(
  db: Queryable,
  kind: Kind,
  identifiers: readonly Identifier[],
  { resourceId, clientId, now }: { readonly resourceId: string; readonly clientId: string; readonly now: Date },
): Promise<string | undefined> {
  for (const identifier of identifiers) {
    const { system, value } = identifier;
    const hash = await hashOf(db, kind, identifier, now);
    const known = await claimIdentifier(db, { kind, hash, system, value, resourceId, clientId, createdAt: now });
    if (known === undefined || known === resourceId) continue;
    // A new one that was sent before a known one would name what is never made.
    await dropIdentifiers(db, resourceId);
    return known;
  }
  return undefined;
}

/** What another system means by an identifier that it has sent before. */
export async function idOfIdentifier(
  db: Queryable,
  kind: Kind,
  identifier: Identifier,
  now: Date,
): Promise<string | undefined> {
  return findByIdentifier(db, kind, await hashOf(db, kind, identifier, now));
}

/** Keyed, because numbers of patients are short enough to be tried through. */
async function hashOf(db: Queryable, kind: Kind, { system = '', value }: Identifier, now: Date): Promise<string> {
  const key = await findOrMakeSecret(db, 'external-identifiers', randomBytes(32).toString('base64url'), now);
  return createHmac('sha256', key)
    .update(JSON.stringify([kind, system, value]))
    .digest('hex');
}
