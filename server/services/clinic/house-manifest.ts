import * as v from 'valibot';
import { CLINIC_DEFAULTS } from '#shared/contract/clinic/clinic-defaults.ts';
import { clinicPictureAddress } from '#shared/contract/clinic/clinic-picture-address.ts';
import type { Config } from '#server/config.ts';
import { findClinicPicture } from '#server/database/repositories/clinic/clinic-pictures-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { readClinicSettings } from './clinic-settings.ts';
import { readPicture } from './read-picture.ts';

const Manifest = v.pipe(v.string(), v.parseJson(), v.looseObject({}));
/** What browsers need to take a picture for an installed app's icon: a square that is not blurred. */
const ICON_SIDE_LEAST = 192;
/** Longer names are cut under an icon. */
const SHORT_NAME_MOST = 12;

/**
 * The manifest of the installed app as the house has set it up. A logo becomes its icon if it is a square of the size that browsers
 * ask for. @returns undefined where the house has set nothing of its own
 */
export async function houseManifest(
  db: Queryable,
  config: Pick<Config, 'clinicTimeZone' | 'clinicCountryCode'>,
  product: string,
): Promise<string | undefined> {
  const { name, logo, groundColour } = await readClinicSettings(db, config);
  const icons = logo === '' ? undefined : await iconsOf(db, logo);
  const isOwnName = name !== CLINIC_DEFAULTS.name;
  if (!isOwnName && icons === undefined && groundColour === '') return undefined;
  return JSON.stringify({
    ...v.parse(Manifest, product),
    ...(isOwnName && { name, short_name: name.length <= SHORT_NAME_MOST ? name : firstWord(name) }),
    ...(groundColour !== '' && { theme_color: groundColour, background_color: groundColour }),
    ...icons,
  });
}

/** The logo alone: beside it, a browser would rather take the product's own icon of a better size. */
async function iconsOf(db: Queryable, version: string) {
  const found = await findClinicPicture(db, 'logo');
  const read = found && readPicture(found.content, found.content.length);
  if (read?.ok !== true || read.value.width !== read.value.height || read.value.width < ICON_SIDE_LEAST)
    return undefined;
  const { width, height, type } = read.value;
  return { icons: [{ src: clinicPictureAddress('logo', version), sizes: `${width}x${height}`, type, purpose: 'any' }] };
}

function firstWord(name: string): string {
  return name.split(/\s+/u)[0]?.slice(0, SHORT_NAME_MOST) ?? name;
}
