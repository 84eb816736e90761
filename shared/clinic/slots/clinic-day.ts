import { onGrid, whenClocksShow, zoneOffsetMs } from './zone-clock.ts';

const MINUTE_MS = 60_000;
const ATOM_MS = 5 * MINUTE_MS;
const DAY_MS = 24 * 3_600_000;

/** One day of a clinic's calendar on the line of time. */
export type ClinicDay = {
  readonly timeZone: string;
  /** What clocks show at its midnight, as if it were UTC. */
  readonly midnight: number;
  readonly begins: number;
  readonly ends: number;
  /** How far the clocks are ahead all day; undefined on the days on which they are changed. */
  readonly offsetMs: number | undefined;
};

/** Days that were asked for: the same weeks are looked at again and again, and each day costs eight looks at a clock. */
const known = new Map<string, ClinicDay>();
const MOST_KNOWN = 1000;

/** @param day an existing one, such as `2026-11-26` */
export function clinicDay(day: string, timeZone: string): ClinicDay {
  const name = `${day} ${timeZone}`;
  const found = known.get(name) ?? readDay(day, timeZone);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(name, found);
  return found;
}

function readDay(day: string, timeZone: string): ClinicDay {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const begins = whenClocksShow(midnight, new Date(midnight), timeZone);
  const ends = whenClocksShow(midnight + DAY_MS, new Date(midnight + DAY_MS), timeZone);
  const offset = zoneOffsetMs(begins, timeZone);
  const isPlain = offset === zoneOffsetMs(ends, timeZone) && ends.getTime() - begins.getTime() === DAY_MS;
  return {
    timeZone,
    midnight,
    begins: begins.getTime(),
    ends: ends.getTime(),
    offsetMs: isPlain ? offset : undefined,
  };
}

/** The minutes since midnight that clocks show; of another day they are negative, or more than a day has. */
export function clockOf({ midnight, offsetMs, timeZone }: ClinicDay, instant: number): number {
  return (instant + (offsetMs ?? zoneOffsetMs(new Date(instant), timeZone)) - midnight) / MINUTE_MS;
}

/**
 * The beginnings of pieces of `length` minutes that follow each other between two clocks (minutes since midnight). Time is
 * counted as it passes: an hour that clocks show twice has twice as many, one that they skip has none. All of a piece lies
 * between the two clocks.
 */
export function momentsOf(day: ClinicDay, hours: { from: number; to: number }, length: number): number[] {
  const starts: number[] = [];
  let next = onGrid(beginningOf(day, hours.from));
  const end = day.offsetMs === undefined ? day.ends : day.midnight + hours.to * MINUTE_MS - day.offsetMs;
  while (next + length * MINUTE_MS <= end) {
    if (day.offsetMs !== undefined || isWithin(day, next, hours, length)) {
      starts.push(next);
      next += length * MINUTE_MS;
    } else {
      next += ATOM_MS;
    }
  }
  return starts;
}

function beginningOf({ midnight, begins, offsetMs, timeZone }: ClinicDay, minute: number): number {
  const shown = midnight + minute * MINUTE_MS;
  if (offsetMs !== undefined) return shown - offsetMs;
  return Math.max(begins, whenClocksShow(shown, new Date(begins), timeZone).getTime());
}

/** On a day on which clocks are changed each five minutes are asked for, because clocks may leave the hours and come back. */
function isWithin(day: ClinicDay, start: number, { from, to }: { from: number; to: number }, length: number): boolean {
  for (let at = start; at < start + length * MINUTE_MS; at += ATOM_MS) {
    const shown = clockOf(day, at);
    if (shown < from || shown + 5 > to) return false;
  }
  return true;
}
