import { createHash } from 'node:crypto';
import { lockSlotRow } from '#server/database/repositories/booking/appointment-slots-repository.ts';
import { findToldAppointment } from '#server/database/repositories/booking/time-messages-repository.ts';
import { countFailures, insertFailures } from '#server/database/repositories/staff/login-failures-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';
import { readSecuritySettings } from '#server/services/security/security-settings.ts';
import { openOwnLink } from './own-link.ts';

/** So few that nobody gets through the ages that a patient may have. */
const MOST_WRONG = 5;
const COUNTED_MS = 24 * 3_600_000;

/** `ask`: the link wants the age. `locked`: too many wrong ones, until a day after the first of them. */
export type LinkQuestion = 'open' | 'ask' | 'wrong' | 'locked';

/**
 * Whether a link opens to whoever has it, where the clinic also asks for the age that was given at registration. Run it in a
 * transaction: attempts at the same moment wait for each other. A dead link is for its opener to tell.
 * @param answered what the visitor has typed; undefined: nothing yet
 */
export async function askForAge(
  db: Queryable,
  token: string,
  answered: string | undefined,
  now: Date,
): Promise<LinkQuestion> {
  const { linkAsks } = await readSecuritySettings(db);
  if (linkAsks === 'nothing') return 'open';
  const id = await openOwnLink(db, token, now);
  if (id === undefined || (await lockSlotRow(db, id)) === undefined) return 'open';
  const told = await findToldAppointment(db, id);
  if (told === undefined) return 'open';
  const scope = createHash('sha256').update(`age of appointment ${id}`).digest('hex');
  const failures = await countFailures(db, [scope], new Date(now.getTime() - COUNTED_MS), now);
  if ((failures.get(scope)?.count ?? 0) >= MOST_WRONG) return 'locked';
  if (answered === undefined) return 'ask';
  if (answered.trim() === String(told.age)) return 'open';
  await insertFailures(db, [{ id: uuidV7(now), scope, failedAt: now }]);
  return 'wrong';
}
