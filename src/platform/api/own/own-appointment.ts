import * as v from 'valibot';
import { Alternatives } from '#shared/contract/booking/fields.ts';
import {
  OWN_AGE_HEADER,
  OWN_LINK_HEADER,
  OwnAppointment,
  OwnLinkAsks,
} from '#shared/contract/booking/own-appointment.ts';
import { SLOT_DAYS_MOST, SlotTimes } from '#shared/contract/booking/slot-times.ts';
import type { Result } from '#shared/result.ts';
import { addressOf } from '#src/platform/api/http/address.ts';
import { type ApiProblem, call } from '#src/platform/api/http/http.ts';

// Our own server's only. The secret of the link travels in a header: addresses are written into logs.

const PATH = 'api/appointments/own';
const ANSWERS_WITHIN_MS = 10_000;

/** In memory only, and for this link: whoever opens the page again is asked again. */
let answered: { readonly secret: string; readonly age: string } | undefined;

/** What the visitor has answered goes with every further call of this link. */
export function answerAge(secret: string, age: string): void {
  answered = { secret, age };
}

const linkHeader = (secret: string) => ({
  [OWN_LINK_HEADER]: secret,
  ...(answered?.secret === secret ? { [OWN_AGE_HEADER]: answered.age } : {}),
});
const asked = (secret: string) => ({ headers: linkHeader(secret), timeoutMs: ANSWERS_WITHIN_MS });

/** GET api/appointments/own: what the link opens. */
export function readOwn(secret: string): Promise<Result<OwnAppointment, ApiProblem>> {
  return call({ method: 'GET', path: PATH, schema: OwnAppointment, ...asked(secret) });
}

/** GET api/appointments/own/slots: the times of its doctor, as far as times can be booked. */
export function readOwnTimes(secret: string): Promise<Result<SlotTimes, ApiProblem>> {
  return call({ method: 'GET', path: `${PATH}/slots?days=${SLOT_DAYS_MOST}`, schema: SlotTimes, ...asked(secret) });
}

/** PATCH api/appointments/own: another time. */
export function moveOwn(secret: string, startsAt: string): Promise<Result<unknown, ApiProblem>> {
  return call({ method: 'PATCH', path: PATH, body: { startsAt }, schema: v.unknown(), ...asked(secret) });
}

/** DELETE api/appointments/own: cancels it. */
export function cancelOwn(secret: string): Promise<Result<unknown, ApiProblem>> {
  return call({ method: 'DELETE', path: PATH, schema: v.unknown(), ...asked(secret) });
}

/** GET api/appointments/own/calendar: the file for a calendar; undefined when it cannot be had. */
export async function readOwnCalendar(secret: string): Promise<Blob | undefined> {
  try {
    const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
    const answer = await fetch(addressOf(`${PATH}/calendar`), { headers: linkHeader(secret), signal });
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
}

/** What the link asks before it opens; undefined when it was refused for another reason. */
export function questionOf(problem: ApiProblem): v.InferOutput<typeof OwnLinkAsks>['needs'] | undefined {
  if (problem.kind !== 'refused' || problem.status !== 403) return undefined;
  try {
    const asks = v.safeParse(OwnLinkAsks, JSON.parse(problem.bodyText));
    return asks.success ? asks.output.needs : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a move was refused because somebody was faster; every other 409 means that it is too late. */
export function isTaken(problem: ApiProblem): boolean {
  if (problem.kind !== 'refused' || problem.status !== 409) return false;
  try {
    return v.is(Alternatives, JSON.parse(problem.bodyText));
  } catch {
    return false;
  }
}
