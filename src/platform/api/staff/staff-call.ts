import ky from 'ky';
import * as v from 'valibot';
import { ConfirmNeeded } from '#shared/contract/staff/second-factor.ts';
import type { Result } from '#shared/result.ts';
import { learnServerTime } from '#src/platform/clinic/server-clock.ts';
import { type ApiProblem, call, type CallRequest } from '#src/platform/api/http/http.ts';
import { askAgain } from '#src/platform/staff/session/confirm-again.ts';

/**
 * The standard client of CALL-16: it sends cookies and has no timeout and no retries. The request that ky clones for
 * retries has a stream as its body, which network tools cannot read, so the original request is sent.
 */
const client = ky.create({ credentials: 'include', timeout: false, retry: 0, throwHttpErrors: false });

const Needed = v.pipe(v.string(), v.parseJson(), ConfirmNeeded);

/**
 * A call from a staff screen, through the standard client. Patients' screens do without it, because it would be a tenth
 * of our code they load (docs/decisions/0012). Where our server asks for the password first, the screen does, and the call is
 * made again.
 */
export async function staffCall<Schema extends v.GenericSchema>(
  request: CallRequest<Schema>,
): Promise<Result<v.InferOutput<Schema>, ApiProblem>> {
  const answer = await once(request);
  if (answer.ok || answer.problem.kind !== 'refused' || answer.problem.status !== 403) return answer;
  const needed = v.safeParse(Needed, answer.problem.bodyText);
  return needed.success && (await askAgain(needed.output.ways)) ? once(request) : answer;
}

function once<Schema extends v.GenericSchema>(
  request: CallRequest<Schema>,
): Promise<Result<v.InferOutput<Schema>, ApiProblem>> {
  return call(request, async (address, init) => {
    const answer = await client(address, { ...init, fetch: () => fetch(address, init) });
    learnServerTime(answer.headers.get('date'));
    return answer;
  });
}
