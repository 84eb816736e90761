import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { clinicDayBegins, clinicDayOf } from '#server/services/clinic/clinic-time.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';

export type QueueDay = { readonly day: string; readonly from: Date; readonly before: Date; readonly isToday: boolean };
type Zone = Pick<Config, 'clinicTimeZone' | 'clinicCountryCode'>;

/** The clinic's today, and when it begins and ends (QUEUE-2): never the reader's day, never the device's. */
export async function queueToday(db: Queryable, config: Zone, now: Date): Promise<QueueDay> {
  const { timeZone } = await readClinicSettings(db, config);
  return dayIn(clinicDayOf(now, timeZone), timeZone, true) ?? nowhere(now);
}

/** Another day of the clinic's calendar; undefined when there is no such day. */
export async function queueDay(db: Queryable, config: Zone, wanted: string, now: Date): Promise<QueueDay | undefined> {
  const { timeZone } = await readClinicSettings(db, config);
  return dayIn(wanted, timeZone, wanted === clinicDayOf(now, timeZone));
}

function dayIn(day: string, timeZone: string, isToday: boolean): QueueDay | undefined {
  const from = clinicDayBegins(day, timeZone);
  const before = clinicDayBegins(day, timeZone, 1);
  return from === undefined || before === undefined ? undefined : { day, from, before, isToday };
}

function nowhere(now: Date): never {
  throw new Error(`no day at ${now.toISOString()}`);
}
