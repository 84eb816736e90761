import { clinicHour } from '#src/platform/clinic/clinic-time.ts';
import { serverNow } from '#src/platform/clinic/server-clock.ts';

const NIGHT_HOUR = 3;
const LOOK_EVERY_MS = 10 * 60_000;
/** Younger than this the page has been loaded this very night. */
const OLD_MS = 2 * 3_600_000;

/** A screen that hangs for months takes up a new version at night, when nobody waits, and only while the server answers. */
export function reloadAtNight(isAnswered: () => boolean): () => void {
  const timer = setInterval(() => {
    const isNight = clinicHour(new Date(serverNow()).toISOString()) === NIGHT_HOUR;
    if (isNight && performance.now() > OLD_MS && isAnswered()) location.reload();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
