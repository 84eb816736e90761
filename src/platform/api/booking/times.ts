import * as v from 'valibot';
import { Held, type HoldBody, NotHeld } from '#shared/contract/booking/holds.ts';
import { Alternatives } from '#shared/contract/booking/fields.ts';
import { NextTimes, SLOT_DAYS_MOST, SlotTimes } from '#shared/contract/booking/slot-times.ts';
import type { Result } from '#shared/result.ts';
import { addressOf } from '#src/platform/api/http/address.ts';
import { type ApiProblem, call } from '#src/platform/api/http/http.ts';
import { deviceHeaders } from '#src/platform/api/write/device-headers.ts';

// All of them are our own server's only: ask `isOurs` first.

const ANSWERS_WITHIN_MS = 10_000;
const HOLDS = 'api/appointments/holds';

/**
 * GET api/appointments/slots: the times of a doctor, as far as times can be booked.
 * @param holdId whose own time counts as free
 * @param from the first day, today when left out
 */
export function readTimes(
  doctorId: string,
  {
    days = SLOT_DAYS_MOST,
    holdId,
    from,
  }: { days?: number; holdId?: string | undefined; from?: string | undefined } = {},
): Promise<Result<SlotTimes, ApiProblem>> {
  const query = new URLSearchParams({
    doctorId,
    days: String(days),
    ...(holdId !== undefined && { holdId }),
    ...(from !== undefined && { from }),
  });
  const path = `api/appointments/slots?${query}`;
  return call({ method: 'GET', path, schema: SlotTimes, headers: deviceHeaders(), timeoutMs: ANSWERS_WITHIN_MS });
}

/** GET api/appointments/slots/next: the first free time of every doctor who has hours. */
export function readNextTimes(): Promise<Result<NextTimes, ApiProblem>> {
  const path = 'api/appointments/slots/next';
  return call({ method: 'GET', path, schema: NextTimes, headers: deviceHeaders(), timeoutMs: ANSWERS_WITHIN_MS });
}

/** POST api/appointments/holds: keeps a time for whoever fills in the form; the same id moves it, or keeps it longer. */
export function holdTime(body: HoldBody): Promise<Result<Held, ApiProblem>> {
  const headers = deviceHeaders();
  return call({ method: 'POST', path: HOLDS, body, headers, schema: Held, timeoutMs: ANSWERS_WITHIN_MS });
}

/** DELETE api/appointments/holds/{id}. The page may be closed behind it: nobody waits for the answer. */
export function releaseHold(holdId: string): void {
  const address = addressOf(`${HOLDS}/${holdId}`);
  // A hold that is not let go ends by itself.
  fetch(address, { method: 'DELETE', keepalive: true, headers: deviceHeaders() }).catch(() => undefined);
}

const WhyNot = v.object({ ...NotHeld.entries, alternatives: v.fallback(Alternatives.entries.alternatives, []) });

/** Why a time was not kept, and what else is free; undefined for every other problem. */
export function whyNotHeld(problem: ApiProblem): v.InferOutput<typeof WhyNot> | undefined {
  if (problem.kind !== 'refused' || problem.status !== 409) return undefined;
  try {
    const read = v.safeParse(WhyNot, JSON.parse(problem.bodyText));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
