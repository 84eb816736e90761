import * as v from 'valibot';
import { MovedMeanwhile, type MoveEntryBody, QueueBoard, QueueEntry, QueueNow } from '#shared/contract/queue/queue.ts';
import { type Result, succeed } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { queryOf } from './page-query.ts';
import { staffCall } from './staff-call.ts';

/** Whose turn it is: a patient of one doctor, or of any free doctor in a department. */
export type QueueLine = { readonly doctorId: string } | { readonly department: string };

/** An entry, or the empty body of a 204. */
const EntryOrNothing = v.union([QueueEntry, v.literal('')]);
const Refused = v.pipe(v.string(), v.parseJson(), MovedMeanwhile);

/** GET api/queue/board: the clinic's day, today if `day` is missing; our own server only, like all calls here. */
export function queueBoard(day: string | undefined, signal: AbortSignal): Promise<Result<QueueBoard, ApiProblem>> {
  return staffCall({ method: 'GET', path: `api/queue/board${queryOf({ day })}`, schema: QueueBoard, signal });
}

/** GET api/queue/now: the day in figures. */
export function queueNow(signal: AbortSignal): Promise<Result<QueueNow, ApiProblem>> {
  return staffCall({ method: 'GET', path: 'api/queue/now', schema: QueueNow, signal });
}

/**
 * POST api/queue/check-in: checks in a booking, or a paper ticket whose registration has not arrived. Repeating it
 * returns the same entry.
 */
export function checkIn(
  arrived:
    | { readonly appointmentId: string }
    | ({ readonly ticket: string; readonly code?: string | undefined } & QueueLine),
): Promise<Result<QueueEntry, ApiProblem>> {
  return staffCall({ method: 'POST', path: 'api/queue/check-in', body: arrived, schema: QueueEntry });
}

/** POST api/queue/next: calls the next patient of a line; undefined if nobody is waiting. */
export async function callNext(line: QueueLine, place: string): Promise<Result<QueueEntry | undefined, ApiProblem>> {
  const body = { line, place };
  const answer = await staffCall({ method: 'POST', path: 'api/queue/next', body, schema: EntryOrNothing });
  if (!answer.ok) return answer;
  return succeed(answer.value === '' ? undefined : answer.value);
}

/**
 * PATCH api/queue/{id}: moves an entry at a known version; undefined after undoing a check-in, which removes the entry.
 */
export async function moveEntry(id: string, move: MoveEntryBody): Promise<Result<QueueEntry | undefined, ApiProblem>> {
  const path = `api/queue/${encodeURIComponent(id)}`;
  const answer = await staffCall({ method: 'PATCH', path, body: move, schema: EntryOrNothing });
  if (!answer.ok) return answer;
  return succeed(answer.value === '' ? undefined : answer.value);
}

/** The current entry from a refused move; undefined for any other problem. */
export function entryNow(problem: ApiProblem): QueueEntry | undefined {
  if (problem.kind !== 'refused') return undefined;
  const body = v.safeParse(Refused, problem.bodyText);
  return body.success ? body.output.entry : undefined;
}
