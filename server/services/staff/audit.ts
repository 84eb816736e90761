import type { Role } from '#shared/contract/staff/roles.ts';
import type { AuditDetails, AuditedAction, AuditedLook } from '#shared/contract/staff/audit.ts';
import { insertAuditEntry, isAuditedSince } from '#server/database/repositories/staff/audit-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import type { Principal } from './sessions.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';

/** Who did it, and on which browser or paired device, in a few words; `nobody` has no session. */
export type Actor =
  | Principal
  | {
      readonly role: Role | 'device' | 'client' | 'nobody';
      readonly id?: string | undefined;
      readonly device?: string | undefined;
      readonly address?: string | undefined;
    };

/** So long the same person looking at the same list is one look: screens that are live look again and again. */
const ONE_LOOK_MS = 15 * 60_000;

/**
 * Writes down who did what to which row, from where (ASVS 16): ids only, never a name, a phone number or a symptom. Only a
 * correction keeps what stood there before, until its patient is erased.
 */
export async function audit(
  db: Queryable,
  now: Date,
  actor: Actor,
  action: AuditedAction,
  subjectId?: string,
  details?: AuditDetails,
): Promise<void> {
  await insertAuditEntry(db, {
    id: uuidV7(now),
    at: now,
    actorRole: actor.role,
    actorId: actor.id ?? null,
    action,
    subjectId: subjectId ?? null,
    device: actor.device ?? '',
    address: actor.address ?? '',
    details: details ?? null,
  });
}

/**
 * Writes down what may come again and again, such as a look at a list: once a quarter of an hour for the same person, place,
 * subject and filter, with the number of rows as it was the first time.
 */
export async function auditOnce(
  db: Queryable,
  now: Date,
  actor: Actor,
  action: AuditedAction,
  subjectId?: string,
  details?: AuditedLook,
): Promise<void> {
  const { address = '' } = actor;
  if (
    !(await isWritten(db, now, actor, { action, subjectId, address, list: details?.list, filters: details?.filters }))
  )
    await audit(db, now, actor, action, subjectId, details);
}

/**
 * Writes down what is refused to somebody who has not shown who they are: once a quarter of an hour for the same account or
 * link, with the place it came from first. Who tries has as many addresses as they want, and nothing is ever taken out of the log.
 */
export async function auditRefusalOnce(
  db: Queryable,
  now: Date,
  actor: Actor,
  action: AuditedAction,
  subjectId?: string,
): Promise<void> {
  const anywhere = { action, subjectId, address: undefined, list: undefined, filters: undefined };
  if (!(await isWritten(db, now, actor, anywhere))) await audit(db, now, actor, action, subjectId);
}

type Written = Omit<Parameters<typeof isAuditedSince>[1], 'actorRole' | 'actorId'>;

function isWritten(db: Queryable, now: Date, { role, id }: Actor, what: Written): Promise<boolean> {
  return isAuditedSince(db, { ...what, actorRole: role, actorId: id }, new Date(now.getTime() - ONE_LOOK_MS));
}
