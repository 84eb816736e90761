import { houseTokens } from '#shared/house/house-colours.ts';
import type { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import { findClinicPicture } from '#server/database/repositories/clinic/clinic-pictures-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import type { PrescriptionPrint } from '#server/gateways/pdf/prescription-print.ts';

/** What the printer can draw. */
const DRAWN = ['image/png', 'image/jpeg'];

/** The house's own logo and colour for its papers; nothing where it has set none. */
export async function letterheadOf(
  db: Queryable,
  clinic: ClinicSettings,
): Promise<NonNullable<PrescriptionPrint['letterhead']>> {
  const logo = clinic.logo === '' ? undefined : await findClinicPicture(db, 'logo');
  const colour = houseTokens(clinic)['brand-strong'];
  return {
    ...(logo !== undefined &&
      DRAWN.includes(logo.type) && { logo: `data:${logo.type};base64,${logo.content.toString('base64')}` }),
    ...(colour !== undefined && { colour }),
  };
}
