import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { Held } from '#shared/contract/booking/holds.ts';
import type { TestServer } from './server.ts';
import { book, booking, post, registered } from './visits.ts';

/** Every day of the week from 09:00 to 10:00, four times of a quarter of an hour. */
export const ONE_HOUR = {
  slotMinutes: 15,
  hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '10:00' })),
};

/** Gives a doctor hours. */
export async function withHours(server: TestServer, code: string, schedule: unknown = ONE_HOUR): Promise<void> {
  await server.sql('update doctors set schedule = $2 where code = $1', [code, JSON.stringify(schedule)]);
}

export const hold = (
  server: TestServer,
  doctorId: string,
  at: string,
  holdId: string = randomUUID(),
  headers: Record<string, string> = {},
) => post(server, '/api/appointments/holds', { holdId, doctorId, at }, headers);

/** @returns when the time that was held begins */
export async function held(answer: Response): Promise<string> {
  if (answer.status !== 201) throw new Error(`hold answered ${answer.status}: ${await answer.text()}`);
  return v.parse(Held, await answer.json()).hold.startsAt;
}

/** Registers somebody and books that time. */
export async function bookTime(
  server: TestServer,
  doctorId: string,
  slot: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const patientId = await registered(server);
  return book(server, booking(patientId, doctorId, { slot: { ifTaken: 'refuse', ...slot } }), headers);
}

/** The same, done. @returns the appointment's id */
export async function booked(server: TestServer, doctorId: string, startsAt: string): Promise<string> {
  const answer = await bookTime(server, doctorId, { startsAt });
  if (answer.status !== 201) throw new Error(`book answered ${answer.status}: ${await answer.text()}`);
  const { appointment }: { appointment: { _id: string } } = await answer.json();
  return appointment._id;
}
