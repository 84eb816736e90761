import { createHash } from 'node:crypto';
import type { AuditedAction } from '#shared/contract/staff/audit.ts';
import { findLastAct } from '#server/database/repositories/staff/audit-repository.ts';
import { namesOf } from '#server/database/repositories/staff/names-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

/** What somebody else has saved since a form was opened: what stands now, and who did it when, where that is known. */
export type Overtaken<Value> = {
  readonly kind: 'overtaken';
  readonly current: Value;
  readonly version: string;
  readonly by: string | undefined;
  readonly at: string | undefined;
};

/** Tells one state of something from another: whoever saves says which one was seen. */
export function versionOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}

/** The refusal for who has not seen what stands now. @param subjectId undefined where there is only one of it */
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
