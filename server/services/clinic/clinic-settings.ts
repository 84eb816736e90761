import * as v from 'valibot';
import { ClinicSettings, type ClinicSettingsChange } from '#shared/contract/clinic/clinic-settings.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { Config } from '#server/config.ts';
import {
  findClinicSettings,
  lockClinicSettings,
  storeClinicSettings,
} from '#server/database/repositories/clinic/clinic-settings-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { overtakenBy, type Overtaken } from './versions.ts';

type Defaults = Pick<Config, 'clinicTimeZone' | 'clinicCountryCode'>;

/** The clinic's settings: what an administrator has set, then the configuration, then the contract's defaults. */
export async function readClinicSettings(db: Queryable, config: Defaults): Promise<ClinicSettings> {
  return withDefaults(await findClinicSettings(db), config);
}

/**
 * Changes the fields in `change`, one administrator after another, and audits it. `overtaken`: somebody else has
 * changed one of these fields since.
 * @param seen the values of those fields when the form was opened; undefined for a program that does not say
 */
export async function changeClinicSettings(
  db: Queryable,
  config: Defaults,
  actor: Principal,
  change: ClinicSettingsChange,
  seen: Readonly<Record<string, unknown>> | undefined,
  now: Date,
): Promise<Result<ClinicSettings, Overtaken<ClinicSettings>>> {
  const stored = await lockClinicSettings(db, now);
  const current = withDefaults(stored, config);
  const held = asFields(current);
  const isOvertaken = Object.keys(change).some(
    (field) => seen !== undefined && field in seen && JSON.stringify(seen[field]) !== JSON.stringify(held[field]),
  );
  if (isOvertaken) return fail(await overtakenBy(db, current, 'settings-changed', undefined));
  const values = { ...asFields(stored), ...change };
  await storeClinicSettings(db, values, now);
  await audit(db, now, actor, 'settings-changed');
  return succeed(withDefaults(values, config));
}

function withDefaults(stored: unknown, config: Defaults): ClinicSettings {
  const configured = { timeZone: config.clinicTimeZone, countryCode: config.clinicCountryCode };
  return v.parse(ClinicSettings, { ...configured, ...asFields(stored) });
}

function asFields(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}
