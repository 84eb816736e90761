import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import { clinicTimeToday } from '#server/services/clinic/clinic-time.ts';

/** Who came just before midnight is still waiting just after it. */
const NIGHT_MS = 12 * 3_600_000;

/** More at once are no order any more; those beyond it stand where they came. */
export const MOST_URGENT = 100;

/** From when on urgent registrations come first in a list: since the clinic's midnight, and at least for twelve hours. */
export async function urgentSince(
  db: Queryable,
  config: Pick<Config, 'clinicTimeZone' | 'clinicCountryCode'>,
  now: Date,
): Promise<Date> {
  const { timeZone } = await readClinicSettings(db, config);
  const midnight = clinicTimeToday(now, timeZone, 0, 0);
  return new Date(Math.min(midnight.getTime(), now.getTime() - NIGHT_MS));
}

/**
 * Puts the urgent rows before the others, each row once. They all stand on the first page, beyond its length; a later
 * page leaves them out, and so may be short.
 */
export function urgentFirst<Row extends { readonly id: string }>(
  urgent: readonly Row[],
  rows: readonly Row[],
  isFirstPage: boolean,
): Row[] {
  const first = new Set(urgent.map(({ id }) => id));
  return [...(isFirstPage ? urgent : []), ...rows.filter(({ id }) => !first.has(id))];
}
