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

/**
 * What must never be in the ledger: two who overlap in one seat, a claim without an appointment that stands, an appointment that
 * stands without all of its claims.
 */
export async function faultsOfLedger(server: Pick<TestServer, 'sql'>) {
  const live = `a.status <> 'cancelled' and a.deleted_at is null and a.slot_seat is not null`;
  const [overlaps] = await server.sql(
    `select count(*)::integer as n from appointments a join appointments b on a.id < b.id and a.doctor_id = b.doctor_id
       and a.slot_seat = b.slot_seat and a.slot_starts_at < b.slot_starts_at + b.slot_minutes * interval '1 minute'
       and b.slot_starts_at < a.slot_starts_at + a.slot_minutes * interval '1 minute'
     where ${live} and b.status <> 'cancelled' and b.deleted_at is null`,
  );
  const [orphans] = await server.sql(
    `select count(*)::integer as n from slot_claims c where c.appointment_id is not null and not exists (
       select 1 from appointments a where a.id = c.appointment_id and ${live} and a.doctor_id = c.doctor_id
         and a.slot_seat = c.seat and c.atom_at >= a.slot_starts_at
         and c.atom_at < a.slot_starts_at + a.slot_minutes * interval '1 minute')`,
  );
  const [bare] = await server.sql(
    `select count(*)::integer as n from appointments a where ${live} and a.slot_minutes / 5 <> (
       select count(*) from slot_claims c where c.appointment_id = a.id)`,
  );
  return { overlaps: overlaps?.['n'], orphans: orphans?.['n'], bare: bare?.['n'] };
}
export const NO_FAULTS = { overlaps: 0, orphans: 0, bare: 0 };
