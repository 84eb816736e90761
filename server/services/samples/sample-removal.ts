import type { Queryable } from '#server/database/transaction/queryable.ts';
import {
  countSamples,
  eraseSamples,
  type SampleCounts,
} from '#server/database/repositories/clinic/samples-repository.ts';
import { deleteSessionsOf } from '#server/database/repositories/staff/sessions-repository.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';

export { countSamples };

/**
 * Removes all sample data in one act (RUN-4) and for good. Samples are planted once in the life of a
 * database, so they do not come back with the next start.
 * @returns how many of each there were
 */
export async function removeSamples(db: Queryable, actor: Principal, now: Date): Promise<SampleCounts> {
  const counts = await countSamples(db);
  for (const id of await eraseSamples(db, now)) await deleteSessionsOf(db, id);
  await audit(db, now, actor, 'samples-removed');
  return counts;
}
