import { createHash } from 'node:crypto';
import { lockPerson } from '#server/database/repositories/patients/corrections-repository.ts';
import { countFailures, insertFailures } from '#server/database/repositories/staff/login-failures-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';
import { audit, auditRefusalOnce, type Actor } from '#server/services/staff/audit.ts';
import { readSecuritySettings } from './security-settings.ts';

/** So few that nobody gets through the ages that a patient may have. */
const MOST_WRONG = 5;
const COUNTED_MS = 24 * 3_600_000;

/** `ask`: the link wants the age. `locked`: too many wrong ones, until a day after the first of them. */
export type LinkQuestion = 'open' | 'ask' | 'wrong' | 'locked';

/** The appointment or prescription that a link opens, and whose it is. */
export type LinkOpens = { readonly id: string; readonly patientId: string };

/**
 * Whether a link opens to whoever has it, where the clinic also asks for the age that was given at registration. Wrong answers
 * count for all links of a patient, and stand in the audit log without what was answered. Run it in a transaction: attempts at
 * the same moment wait for each other.
 * @param find what the link opens; undefined where it is dead, which is for its opener to tell
 * @param visitor `answered` is what the visitor has typed; undefined: nothing yet
 */
export async function askForAge(
  db: Queryable,
  find: () => Promise<LinkOpens | undefined>,
  { answered, actor }: { readonly answered: string | undefined; readonly actor: Actor },
  now: Date,
): Promise<LinkQuestion> {
  const { linkAsks } = await readSecuritySettings(db);
  if (linkAsks === 'nothing') return 'open';
  const opens = await find();
  const person = opens === undefined ? undefined : await lockPerson(db, opens.patientId);
  if (opens === undefined || person === undefined) return 'open';
  const scope = createHash('sha256').update(`age of patient ${person.id}`).digest('hex');
  const failures = await countFailures(db, [scope], new Date(now.getTime() - COUNTED_MS), now);
  if ((failures.get(scope)?.count ?? 0) >= MOST_WRONG) {
    await auditRefusalOnce(db, now, actor, 'link-locked', opens.id);
    return 'locked';
  }
  if (answered === undefined) return 'ask';
  if (answered.trim() === String(person.age)) return 'open';
  await insertFailures(db, [{ id: uuidV7(now), scope, failedAt: now }]);
  await audit(db, now, actor, 'link-age-refused', opens.id);
  return 'wrong';
}
