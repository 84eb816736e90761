import { insertAuditEntry } from '#server/database/audit-repository.ts';
import type { Queryable } from '#server/database/queryable.ts';
import type { Principal } from './sessions.ts';
import { uuidV7 } from './uuid-v7.ts';

export type AuditedAction =
  | 'login'
  | 'login-refused'
  | 'logout'
  | 'access-denied'
  | 'patients-viewed'
  | 'history-viewed'
  | 'record-viewed'
  | 'record-changed'
  | 'patient-deleted'
  | 'patient-restored'
  | 'appointment-deleted'
  | 'appointment-restored'
  | 'appointment-status-changed'
  | 'doctor-removed'
  | 'prescription-signed'
  | 'prescription-deleted'
  | 'prescription-printed'
  | 'prescription-sent'
  | 'message-retried'
  | 'pairing-code-made'
  | 'device-paired'
  | 'device-revoked'
  | 'alert-acknowledged'
  | 'settings-changed';

/** Writes down who did what to which row (ASVS 16): ids only, never a name, a phone number or a symptom. */
export async function audit(
  db: Queryable,
  now: Date,
  actor: Principal | { readonly role: 'admin' | 'doctor' | 'device' | 'nobody'; readonly id?: string | undefined },
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
  });
}
