import * as v from 'valibot';
import { SecuritySettings, type SecuritySettingsChange } from '#shared/contract/clinic/security-settings.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import {
  findSecuritySettings,
  lockSecuritySettings,
  storeSecuritySettings,
} from '#server/database/repositories/accounts/security-settings-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { endUnprotectedSessions, isProtected } from '#server/services/second-factor/demand.ts';

/** How the clinic guards its accounts and records. */
export async function readSecuritySettings(db: Queryable): Promise<SecuritySettings> {
  return asSettings(await findSecuritySettings(db));
}

/**
 * Changes the fields in `change`, and audits which. Whoever demands a second factor has one, so that nobody locks themselves
 * out; the sessions of those who have none yet end at once. `unprotected`: the administrator has none.
 */
export async function changeSecuritySettings(
  db: Queryable,
  actor: Principal,
  change: SecuritySettingsChange,
  now: Date,
): Promise<Result<SecuritySettings, { readonly kind: 'unprotected' }>> {
  const stored = await lockSecuritySettings(db, now);
  const before = asSettings(stored);
  const settings = asSettings({ ...before, ...change });
  const demands = settings.secondFactor !== before.secondFactor && settings.secondFactor !== 'optional';
  if (demands && !(await isProtected(db, actor.id))) return fail({ kind: 'unprotected' });
  await storeSecuritySettings(db, settings, now);
  const fields = Object.entries(before).filter(([field, value]) => Reflect.get(settings, field) !== value);
  if (fields.length > 0) {
    const changes = fields.map(([field, value]) => ({ field, before: String(value) }));
    await audit(db, now, actor, 'security-changed', undefined, { changes });
  }
  if (demands) await endUnprotectedSessions(db, settings.secondFactor);
  return succeed(settings);
}

function asSettings(stored: unknown): SecuritySettings {
  return v.parse(SecuritySettings, typeof stored === 'object' && stored !== null ? stored : {});
}
