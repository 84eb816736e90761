import '#src/platform/store/database.ts';
import { announceQueue } from '#src/offline/queue/events.ts';
import { freeRows } from '#src/offline/queue/rows.ts';

/**
 * Retries at once what a server refused until somebody logs in (OFF-7). Call it after a login; it does nothing if this
 * device has no such row. Never throws, because a login must not fail when storage is blocked.
 */
export async function resumePaused(): Promise<void> {
  await freeRows('paused').then(
    () => announceQueue('wake'),
    () => undefined,
  );
}
