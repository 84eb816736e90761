import { clockOf, type ClinicDay } from '#shared/clinic/slots/clinic-day.ts';

const MINUTE_MS = 60_000;

/**
 * Where an instant stands beside those of other days: the minutes that clocks show. What clocks show a second time, because they
 * were put back, stands between the first time and the hour after it.
 */
export function clockPlace(day: ClinicDay, instant: number): number {
  const shown = clockOf(day, instant);
  if (day.offsetMs !== undefined) return shown;
  const elapsed = (instant - day.begins) / MINUTE_MS;
  const putBack = elapsed - (shown - clockOf(day, day.begins));
  const isShownAgain = putBack > 0 && clockOf(day, instant - putBack * MINUTE_MS) === shown;
  // Times begin on a grid of five minutes: nothing else stands within the last minute before the clocks go on.
  return isShownAgain ? againFrom(day, instant, putBack) - 1 + (shown % putBack) / putBack : shown;
}

/** What clocks would have shown when they were put back: the end of what is shown twice. */
function againFrom(day: ClinicDay, instant: number, putBack: number): number {
  let at = instant;
  while (clockOf(day, at - 5 * MINUTE_MS) < clockOf(day, at)) at -= 5 * MINUTE_MS;
  return clockOf(day, at) + putBack;
}
