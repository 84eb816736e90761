import type { NextTimes } from '#shared/contract/booking/slot-times.ts';
import { backend, isOurs } from '#src/platform/api/http/backend.ts';
import { probeHealth } from '#src/platform/api/public/health.ts';
import { readNextTimes } from './times.ts';

/** Every doctor's first free time from our own server; undefined when it is another backend's, or nobody answers. */
export async function fetchNextTimes(): Promise<NextTimes | undefined> {
  if (backend() === 'unknown') await probeHealth();
  if (!isOurs()) return undefined;
  const answer = await readNextTimes();
  return answer.ok ? answer.value : undefined;
}
