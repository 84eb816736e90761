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
  // The offset may differ between now and then, on the two days a year on which clocks are changed.
  const near = new Date(wanted - zoneOffsetMs(now, timeZone));
  return new Date(wanted - zoneOffsetMs(near, timeZone));
}
