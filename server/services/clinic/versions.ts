import { createHash } from 'node:crypto';
import type { AuditedAction } from '#shared/contract/staff/audit.ts';
import { findLastAct } from '#server/database/repositories/staff/audit-repository.ts';
import { namesOf } from '#server/database/repositories/staff/names-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/** What somebody else has saved since a form was opened: the current value, and who saved it when, if known. */
export type Overtaken<Value> = {
  readonly kind: 'overtaken';
  readonly current: Value;
  readonly version: string;
  readonly by: string | undefined;
  readonly at: string | undefined;
};

/** Identifies a state: a client that saves says which one it has seen. */
export function versionOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}

/**
 * The refusal for a client that has not seen the current value. @param subjectId undefined if there is only one of it
 */
export async function overtakenBy<Value>(
  db: Queryable,
  current: Value,
  action: AuditedAction,
  subjectId: string | undefined,
): Promise<Overtaken<Value>> {
  const last = await findLastAct(db, action, subjectId);
  const names = await namesOf(db, last?.actorId ? [last.actorId] : []);
  return {
    kind: 'overtaken',
    current,
    version: versionOf(current),
    by: last?.actorId ? names.get(last.actorId)?.name : undefined,
    at: last?.at.toISOString(),
  };
}
