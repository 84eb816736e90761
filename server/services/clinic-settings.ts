import * as v from 'valibot';
import { ClinicSettings, type ClinicSettingsChange } from '#shared/contract/clinic-settings.ts';
import type { Config } from '#server/config.ts';
import {
  findClinicSettings,
  lockClinicSettings,
  storeClinicSettings,
} from '#server/database/clinic-settings-repository.ts';
import type { Queryable } from '#server/database/queryable.ts';
import { audit } from './audit.ts';
import type { Principal } from './sessions.ts';

type Defaults = Pick<Config, 'clinicTimeZone' | 'clinicCountryCode'>;

/** The clinic's settings: what an administrator has set, over the configuration, over the defaults of the contract. */
export async function readClinicSettings(db: Queryable, config: Defaults): Promise<ClinicSettings> {
  return withDefaults(await findClinicSettings(db), config);
}

/** Changes the fields named in `change`, one administrator after the other, and writes that down. */
export async function changeClinicSettings(
  db: Queryable,
  config: Defaults,
  actor: Principal,
  change: ClinicSettingsChange,
  now: Date,
): Promise<ClinicSettings> {
  const values = { ...asFields(await lockClinicSettings(db, now)), ...change };
  await storeClinicSettings(db, values, now);
  await audit(db, now, actor, 'settings-changed');
  return withDefaults(values, config);
}

function withDefaults(stored: unknown, config: Defaults): ClinicSettings {
  const configured = { timeZone: config.clinicTimeZone, countryCode: config.clinicCountryCode };
  return v.parse(ClinicSettings, { ...configured, ...asFields(stored) });
}

function asFields(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}
