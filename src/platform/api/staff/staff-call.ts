import ky from 'ky';
import type * as v from 'valibot';
import type { Result } from '#shared/result.ts';
import { learnServerTime } from '#src/platform/clinic/server-clock.ts';
import { type ApiProblem, call, type CallRequest } from '#src/platform/api/http/http.ts';

/**
 * The standard client of CALL-16: cookies go with it, it has no time-out and never tries again by itself. What it
 * clones to be able to try again has a stream for a body, which nothing that watches the network can read: what goes out
 * is the call itself.
 */
const client = ky.create({ credentials: 'include', timeout: false, retry: 0, throwHttpErrors: false });

/**
 * A call of the staff's screens, by the standard client. A patient's screens do without it: it would be a tenth of what
 * they load of ours (docs/decisions/0012).
 */
export function staffCall<Schema extends v.GenericSchema>(
  request: CallRequest<Schema>,
): Promise<Result<v.InferOutput<Schema>, ApiProblem>> {
  return call(request, async (address, init) => {
    const answer = await client(address, { ...init, fetch: () => fetch(address, init) });
    learnServerTime(answer.headers.get('date'));
    return answer;
  });
}
