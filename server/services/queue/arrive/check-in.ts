import { fail, succeed, type Result } from '#shared/result.ts';
import { statusOf } from '#shared/clinic/appointment-status.ts';
import { listArriving, lockArriving, type Arriving } from '#server/database/repositories/queue/arrivals-repository.ts';
import {
  attachAppointment,
  findEntryOfAppointment,
  findEntryOfTicket,
  insertEntry,
  type EntryRow,
} from '#server/database/repositories/queue/entries-repository.ts';
import { settleRequest } from '#server/database/repositories/booking/requests-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { announceIn } from '#server/services/interop/webhooks/announce.ts';
import { audit, type Actor } from '#server/services/staff/audit.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';
import { URGENT_PRIORITY } from '#server/services/queue/entry-view.ts';
import { findLine, isWithin, type Line, type LineName } from '#server/services/queue/lines.ts';
import type { QueueDay } from '#server/services/queue/queue-day.ts';
import { settleStatus } from './settle-status.ts';
import { ticketsToTry } from './tickets-to-try.ts';

export type CheckInProblem = 'unknown' | 'not-own' | 'over' | 'another-day' | 'unknown-doctor' | 'unknown-department';
type CheckedIn = Result<{ readonly entry: EntryRow; readonly isNew: boolean }, { readonly kind: CheckInProblem }>;

/** Later than this at an appointment counts from the arrival, as of whoever has none. */
const LATE_MS = 15 * 60_000;

/**
 * Puts a booked visit on today's board (QUEUE-3). Checked in again it stays as it is, on whatever stage. Must run in a
 * transaction. @param own the lines of whoever does it; undefined for the whole board
 */
export async function checkInAppointment(
  db: Queryable,
  actor: Actor,
  appointmentId: string,
  { on, own }: { readonly on: QueueDay; readonly own: Line | undefined },
  now: Date,
): Promise<CheckedIn> {
  const arriving = await lockArriving(db, appointmentId);
  if (arriving === undefined) return fail({ kind: 'unknown' });
  if (own !== undefined && arriving.doctorId !== own.doctorId) {
    await audit(db, now, actor, 'access-denied', appointmentId);
    return fail({ kind: 'not-own' });
  }
  const existing = await findEntryOfAppointment(db, appointmentId);
  if (existing !== undefined) return succeed({ entry: existing, isNew: false });
  if (statusOf(arriving.status) !== 'scheduled') return fail({ kind: 'over' });
  const agreed = arriving.slotStartsAt ?? arriving.sampleTime;
  if (agreed !== null && agreed >= on.before) return fail({ kind: 'another-day' });
  return succeed(await arrive(db, actor, arriving, on, now));
}

/** A paper ticket: its booking when that has arrived, else an entry that waits for it, with the code that was scanned. */
export async function checkInTicket(
  db: Queryable,
  actor: Actor,
  { ticket, code }: { readonly ticket: string; readonly code?: string | undefined },
  line: LineName,
  { on, own }: { readonly on: QueueDay; readonly own: Line | undefined },
  now: Date,
): Promise<CheckedIn> {
  const existing = await findEntryOfTicket(db, on.day, ticket);
  if (existing !== undefined) return succeed({ entry: existing, isNew: false });
  const arriving = await listArriving(db, ticket, on.from, on.before);
  const booked = arriving.find(({ checkInCode }) => isOfPaper(checkInCode, code));
  if (booked !== undefined) return checkInAppointment(db, actor, booked.id, { on, own }, now);
  const found = await findLine(db, line);
  if (!found.ok) return found;
  if (!isWithin(own, found.value)) return fail({ kind: 'not-own' });
  const { doctorId = null, department } = found.value;
  const times = { dueAt: now, arrivedAt: now, changedAt: now };
  const row = {
    id: uuidV7(now),
    day: on.day,
    ticket,
    checkInCode: code,
    doctorId,
    department,
    stage: 'waiting',
    ...times,
  };
  const entry = await insertEntry(db, row);
  if (entry === undefined) {
    const other = await findEntryOfTicket(db, on.day, ticket);
    return other === undefined ? fail({ kind: 'unknown' }) : succeed({ entry: other, isNew: false });
  }
  await audit(db, now, actor, 'visit-checked-in', entry.id, { from: null, to: 'waiting' });
  return succeed({ entry, isNew: true });
}

/** Makes the entry of a visit whose row is held. The entry that its paper ticket has made before becomes its own. */
export async function arrive(
  db: Queryable,
  actor: Actor,
  arriving: Arriving,
  on: QueueDay,
  now: Date,
): Promise<{ readonly entry: EntryRow; readonly isNew: boolean }> {
  const { id: appointmentId, checkInCode, doctorId, department, urgent } = arriving;
  // Whoever is here needs no time from the desk any more (BOOK-6).
  await settleRequest(db, appointmentId, 'walk-in', actor.id, now);
  for (const ticket of ticketsToTry(arriving.ticket)) {
    const onPaper = await attachAppointment(db, { day: on.day, ticket, checkInCode }, appointmentId, now);
    if (onPaper !== undefined) {
      await announceIn(db, 'appointment.arrived', { appointment: appointmentId }, now);
      return { entry: await settleStatus(db, onPaper, arriving, now), isNew: false };
    }
    const entry = await insertEntry(db, {
      id: uuidV7(now),
      day: on.day,
      ticket,
      appointmentId,
      doctorId,
      department,
      stage: 'waiting',
      priority: urgent ? URGENT_PRIORITY : 0,
      dueAt: dueOf(arriving.slotStartsAt ?? arriving.sampleTime, now),
      arrivedAt: now,
      changedAt: now,
    });
    if (entry !== undefined) {
      await audit(db, now, actor, 'visit-checked-in', appointmentId, { from: null, to: 'waiting' });
      await announceIn(db, 'appointment.arrived', { appointment: appointmentId }, now);
      return { entry, isNew: true };
    }
  }
  throw new Error('no ticket was free');
}

/** Typed by its number alone, or made before devices made codes, a ticket is known by its number. */
function isOfPaper(kept: string | null, scanned: string | undefined): boolean {
  return kept === null || scanned === undefined || kept === scanned;
}

/** When whoever arrives is due: at the agreed time, come early or not; whoever is late or has none, on arrival. */
export function dueOf(agreed: Date | null, arrivedAt: Date): Date {
  return agreed === null || arrivedAt.getTime() > agreed.getTime() + LATE_MS ? arrivedAt : agreed;
}
