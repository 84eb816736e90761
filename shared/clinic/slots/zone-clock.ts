const FIVE_MINUTES_MS = 300_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds that clocks in `timeZone` (IANA name) are ahead of UTC at `instant`. */
export function zoneOffsetMs(instant: Date, timeZone: string): number {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((entry) => entry.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local - Math.floor(instant.getTime() / 1000) * 1000;
}

/**
 * The instant at which clocks show `wanted`; the first of two.
 * @param wanted what clocks shall show, as if it were UTC
 * @param about an instant not far from the answer
 * @returns where clocks skip that time (midnight itself in Havana), an instant as much later as the clocks are put forward
 */
export function whenClocksShow(wanted: number, about: Date, timeZone: string): Date {
  // The offset may differ between the two, on the two days a year on which clocks are changed.
  const near = new Date(wanted - zoneOffsetMs(about, timeZone));
  const found = new Date(wanted - zoneOffsetMs(near, timeZone));
  const isShown = found.getTime() + zoneOffsetMs(found, timeZone) === wanted;
  return isShown || found > near ? found : near;
}

/** What clocks show of an instant, as if it were UTC. */
export function shownAt(instant: Date, timeZone: string): number {
  return instant.getTime() + zoneOffsetMs(instant, timeZone);
}

/** The first moment of the grid of five minutes that is not before `instant` (milliseconds). */
export function onGrid(instant: number): number {
  return Math.ceil(instant / FIVE_MINUTES_MS) * FIVE_MINUTES_MS;
}

/** Making one takes longer than using it a hundred times. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}
