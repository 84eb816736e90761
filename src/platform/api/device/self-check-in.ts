import type * as v from 'valibot';
import { SelfCheckIn } from '#shared/contract/queue/queue.ts';
import { doubtPairing } from '#src/platform/device/device.ts';
import { call } from '#src/platform/api/http/http.ts';
import { deviceHeaders } from '#src/platform/api/write/device-headers.ts';

/** Longest somebody is kept standing there. */
const TIMEOUT_MS = 8_000;

/** Where to go: as the server says, or why it says nothing. */
export type WhereTo = v.InferOutput<typeof SelfCheckIn>['say'] | 'offline' | 'slow' | 'busy';

/** POST api/queue/self, by a paired kiosk: checks in whoever has this ticket and its code, and says nothing about anybody. */
export async function checkInHere(paper: { readonly ticket: string; readonly code: string }): Promise<WhereTo> {
  const answer = await call({
    method: 'POST',
    path: 'api/queue/self',
    body: paper,
    schema: SelfCheckIn,
    headers: deviceHeaders(),
    timeoutMs: TIMEOUT_MS,
  });
  if (answer.ok) return answer.value.say;
  const { problem } = answer;
  if (problem.kind === 'timeout') return 'slow';
  if (problem.kind !== 'refused') return 'offline';
  if (problem.status === 401) doubtPairing();
  return problem.status === 429 ? 'busy' : 'desk';
}
