import * as v from 'valibot';
import { Alternatives } from '#shared/contract/booking/fields.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { changeTime } from '#src/platform/api/admin/desk-times.ts';
import { openRequest, takeBackRequest } from '#src/platform/api/staff/booking-requests.ts';
import type { PlannedMove } from './many-plan.ts';

/** What has become of one of them. */
export type MoveState = 'moved' | 'asked' | 'taken' | 'over' | 'failed' | 'back' | 'back-unasked' | 'back-taken';
export type Outcome = { readonly state: MoveState; readonly problem?: ApiProblem | undefined };

/** Moves one of many. Done twice it is done once: the server knows who has the time already. */
export async function moveOne({ person, to }: PlannedMove): Promise<Outcome> {
  if (to === undefined) {
    const asked = await openRequest(person._id);
    return asked.ok ? { state: 'asked' } : failed(asked.problem);
  }
  const moved = await changeTime(person._id, { doctorId: to.doctorId, startsAt: to.startsAt });
  return moved.ok ? { state: 'moved' } : failed(moved.problem);
}

/** Gives one of them the old time again, or forgets that another one was asked for. */
export async function moveBack({ person, from }: PlannedMove, state: MoveState): Promise<Outcome> {
  const { overbookReason } = person;
  const done =
    state === 'asked'
      ? await takeBackRequest(person._id)
      : await changeTime(person._id, { ...from, ...(overbookReason && { overbookReason }) });
  // Whoever was asked for another time before is asked for one again.
  const asked = done.ok && state === 'moved' && person.wantsOther ? await openRequest(person._id) : done;
  if (asked.ok) return { state: 'back' };
  if (done.ok) return { state: 'back-unasked', problem: asked.problem };
  const { state: why, problem } = failed(done.problem);
  return { state: why === 'failed' ? state : 'back-taken', problem };
}

function failed(problem: ApiProblem): Outcome {
  if (problem.kind !== 'refused' || problem.status >= 500) return { state: 'failed', problem };
  if (problem.status === 401 || problem.stranger !== undefined) return { state: 'failed', problem };
  return { state: namesOthers(problem.bodyText) ? 'taken' : 'over', problem };
}

/** Only the refusal of a time that somebody else has names others. */
function namesOthers(bodyText: string): boolean {
  try {
    return v.is(Alternatives, JSON.parse(bodyText));
  } catch {
    return false;
  }
}
