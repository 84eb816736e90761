import { monotonicMs } from '#src/platform/clock.ts';
import { queueDatabase } from '#src/platform/database.ts';

const SILENT_AFTER_MS = 30_000;

/** What was last seen of the heartbeat, and since when by this page's own time. */
type Memory = { beats: number; since: number };

/** Whether the heartbeat has stood still for 30 s while something was unsent. To be asked again and again. */
export async function isSilent(memory: Memory): Promise<boolean> {
  const unsent = await queueDatabase.rows.count();
  const kept = await queueDatabase.counters.get('heartbeat');
  const beats = kept?.name === 'heartbeat' ? kept.beats : 0;
  const now = monotonicMs();
  if (memory.since === 0 || unsent === 0 || beats !== memory.beats) memory.since = now;
  memory.beats = beats;
  return now - memory.since >= SILENT_AFTER_MS;
}
