import '#src/platform/store/database.ts';
import { announceQueue } from '#src/offline/queue/events.ts';
import { freeRows } from '#src/offline/queue/rows.ts';

/**
 * Tries at once what a server has refused until somebody logs in (OFF-7). To be called after a login; does
 * nothing where this device keeps no such row. Never throws: a login must not fail because storage is refused.
 */
export async function resumePaused(): Promise<void> {
  await freeRows('paused').then(
    () => announceQueue('wake'),
    () => undefined,
  );
}
