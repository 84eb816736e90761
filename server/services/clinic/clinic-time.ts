/** Milliseconds that clocks in `timeZone` (IANA name) are ahead of UTC at `instant`. */
function zoneOffsetMs(instant: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((entry) => entry.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local - Math.floor(instant.getTime() / 1000) * 1000;
}

/**
 * The instant at which clocks in the clinic show `hour`:`minute` on the clinic's today.
 * @param now any instant of that day
 */
export function clinicTimeToday(now: Date, timeZone: string, hour: number, minute: number): Date {
  const shown = new Date(now.getTime() + zoneOffsetMs(now, timeZone));
  const wanted = Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate(), hour, minute);
  return whenClocksShow(wanted, now, timeZone);
}

/**
 * The instant at which a day of the clinic's calendar begins.
 * @param day such as `2026-11-21`
 * @param plusDays so many days after it
 * @returns undefined when there is no such day
 */
export function clinicDayBegins(day: string, timeZone: string, plusDays = 0): Date | undefined {
  const read = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  if (read === undefined || Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== day) return undefined;
  const midnight = new Date(read.getTime() + plusDays * 24 * 3_600_000);
  return whenClocksShow(midnight.getTime(), midnight, timeZone);
}

/** @param wanted what clocks shall show, as if it were UTC; @param about an instant not far from the answer */
function whenClocksShow(wanted: number, about: Date, timeZone: string): Date {
  // The offset may differ between the two, on the two days a year on which clocks are changed.
  const near = new Date(wanted - zoneOffsetMs(about, timeZone));
  const found = new Date(wanted - zoneOffsetMs(near, timeZone));
  const isShown = found.getTime() + zoneOffsetMs(found, timeZone) === wanted;
  // No clock shows a time that is skipped, midnight itself in Havana and on the Azores: the first instant after the gap stands for it.
  return isShown || found > near ? found : near;
}

/** The day that the clinic's calendar shows at an instant, such as `2026-11-26`. */
export function clinicDayOf(instant: Date, timeZone: string): string {
  return new Date(instant.getTime() + zoneOffsetMs(instant, timeZone)).toISOString().slice(0, 10);
}
