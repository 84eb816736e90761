import * as v from 'valibot';
import { QueueBoard, QueueEntry } from '#shared/contract/queue/queue.ts';
import type { TestServer } from './server.ts';
import { get, send } from './staff.ts';
import { book, booking, registered } from './visits.ts';

/** Registers and books a patient from a browser that is not paired: a visit that is expected. @returns the appointment's id */
export async function expected(
  server: TestServer,
  doctor: string,
  over: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<string> {
  const patientId = await registered(server, over);
  const answer = await book(server, booking(patientId, doctor), headers);
  if (answer.status !== 201) throw new Error(`booking answered ${answer.status}: ${await answer.text()}`);
  const { appointment }: { appointment: { _id: string } } = await answer.json();
  return appointment._id;
}

/** Checks a booking in. */
export async function checkedIn(server: TestServer, cookie: string, appointmentId: string): Promise<QueueEntry> {
  const answer = await send(server, 'POST', '/api/queue/check-in', cookie, { appointmentId });
  if (answer.status !== 201) throw new Error(`check-in answered ${answer.status}: ${await answer.text()}`);
  return v.parse(QueueEntry, await answer.json());
}

/** A visit that waits for a doctor. */
export async function waiting(
  server: TestServer,
  cookie: string,
  doctor: string,
  over: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<QueueEntry> {
  return checkedIn(server, cookie, await expected(server, doctor, over, headers));
}

export async function board(server: TestServer, cookie: string, query = ''): Promise<QueueBoard> {
  return v.parse(QueueBoard, await (await get(server, `/api/queue/board${query}`, cookie)).json());
}

export const callNext = (server: TestServer, cookie: string, doctorId: string, place: string) =>
  send(server, 'POST', '/api/queue/next', cookie, { line: { doctorId }, place });

/** Calls the next, who must be there. */
export async function called(server: TestServer, cookie: string, doctorId: string, place: string): Promise<QueueEntry> {
  return entryOf(await callNext(server, cookie, doctorId, place));
}

export const moveTo = (server: TestServer, cookie: string, entry: QueueEntry, change: Record<string, unknown>) =>
  send(server, 'PATCH', `/api/queue/${entry._id}`, cookie, { version: entry.version, ...change });

/** Moves an entry, which must be possible. */
export async function moved(
  server: TestServer,
  cookie: string,
  entry: QueueEntry,
  change: Record<string, unknown>,
): Promise<QueueEntry> {
  return entryOf(await moveTo(server, cookie, entry, change));
}

async function entryOf(answer: Response): Promise<QueueEntry> {
  if (answer.status !== 200) throw new Error(`it answered ${answer.status}: ${await answer.text()}`);
  return v.parse(QueueEntry, await answer.json());
}
