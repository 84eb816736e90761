import type { AuditedAction } from '#shared/contract/audit.ts';
import { insertAuditEntry } from '#server/database/audit-repository.ts';
import type { Queryable } from '#server/database/queryable.ts';
import type { Principal } from './sessions.ts';
import { uuidV7 } from './uuid-v7.ts';

/** Who did it, and on which browser or paired device, in a few words; `nobody` has no session. */
export type Actor =
  | Principal
  | {
      readonly role: 'admin' | 'doctor' | 'device' | 'nobody';
      readonly id?: string | undefined;
      readonly device?: string | undefined;
    };

/** Writes down who did what to which row, from where (ASVS 16): ids only, never a name, a phone number or a symptom. */
export async function audit(
  db: Queryable,
  now: Date,
  actor: Actor,
  action: AuditedAction,
  subjectId?: string,
): Promise<void> {
  await insertAuditEntry(db, {
    id: uuidV7(now),
    at: now,
    actorRole: actor.role,
    actorId: actor.id ?? null,
    action,
    subjectId: subjectId ?? null,
    device: actor.device ?? '',
  });
}
