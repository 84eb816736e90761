import { DisplayCalls } from '#shared/contract/queue/queue.ts';
import type { Result } from '#shared/result.ts';
import { doubtPairing } from '#src/platform/device/device.ts';
import { type ApiProblem, call } from '#src/platform/api/http/http.ts';
import { deviceHeaders } from '#src/platform/api/write/device-headers.ts';

/** The server may hang without closing the connection; the next poll then opens a new one. */
const TIMEOUT_MS = 8_000;

/** GET api/queue/display, for a paired screen: the called numbers and places. */
export async function displayCalls(signal: AbortSignal): Promise<Result<DisplayCalls, ApiProblem>> {
  const answer = await call({
    method: 'GET',
    path: 'api/queue/display',
    schema: DisplayCalls,
    headers: deviceHeaders(),
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  if (!answer.ok && answer.problem.kind === 'refused' && answer.problem.status === 401) doubtPairing();
  return answer;
}
