import { createHash } from 'node:crypto';
import type { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import type { ClinicPictureName } from '#shared/contract/clinic/clinic-picture-address.ts';
import { CLINIC_PICTURE_BYTES } from '#shared/contract/clinic/clinic-pictures.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { Config } from '#server/config.ts';
import {
  type ClinicPictureRow,
  findClinicPicture,
  removeClinicPicture,
  storeClinicPicture,
} from '#server/database/repositories/clinic/clinic-pictures-repository.ts';
import {
  lockClinicSettings,
  storeClinicSettings,
} from '#server/database/repositories/clinic/clinic-settings-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { readClinicSettings } from './clinic-settings.ts';
import { readPicture, type PictureProblem } from './read-picture.ts';

type Defaults = Pick<Config, 'clinicTimeZone' | 'clinicCountryCode'>;

/** A picture as it is served; undefined if there is none of that name and version: another version is another picture. */
export async function servedClinicPicture(
  db: Queryable,
  config: Defaults,
  name: ClinicPictureName,
  version: string | undefined,
): Promise<ClinicPictureRow | undefined> {
  const settings = await readClinicSettings(db, config);
  return settings[name] === version ? findClinicPicture(db, name) : undefined;
}

/**
 * Takes a picture of the clinic's own in place of the one before, or removes it, and audits it.
 * @param content undefined to remove it
 */
export async function changeClinicPicture(
  db: Queryable,
  config: Defaults,
  actor: Principal,
  name: ClinicPictureName,
  content: Buffer | undefined,
  now: Date,
): Promise<Result<ClinicSettings, PictureProblem>> {
  let version = '';
  const stored = await lockClinicSettings(db, now);
  if (content === undefined) await removeClinicPicture(db, name);
  else {
    const read = readPicture(content, CLINIC_PICTURE_BYTES[name]);
    if (!read.ok) return fail(read.problem);
    version = createHash('sha256').update(content).digest('hex').slice(0, 16);
    await storeClinicPicture(db, { name, type: read.value.type, content, updatedAt: now });
  }
  const values = typeof stored === 'object' && stored !== null ? stored : {};
  await storeClinicSettings(db, { ...values, [name]: version }, now);
  await audit(db, now, actor, 'settings-changed');
  return succeed(await readClinicSettings(db, config));
}
