import { randomUUID } from 'node:crypto';
import { FREE_STATUSES, STORED_OPEN_STATUSES } from '#shared/clinic/appointment-status.ts';
import {
  lockSlotRow,
  lockSlotRowsOf,
  setSlot,
  type SlotRow,
} from '#server/database/repositories/booking/appointment-slots-repository.ts';
import { bookClaim, releaseClaims } from '#server/database/repositories/booking/claims-repository.ts';
import { release, rollBackTo, savepoint } from '#server/database/transaction/savepoint.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { claimSlot } from './claim-slot.ts';
import { capacityOf } from '#server/services/booking/times/plan.ts';

/** Why a visit that was handed over on the board stands beside those of its new doctor. */
const HANDED_OVER = 'Handed over';

/**
 * Gives an appointment another doctor because the patient is here and that doctor sees them (BOOK-4): the old doctor's time is
 * free, the time stays, in a seat of the new doctor's or beside the others.
 */
export async function handOver(db: Queryable, id: string, doctorId: string, now: Date): Promise<void> {
  const row = await lockSlotRow(db, id);
  if (row === undefined || row.doctorId === doctorId) return;
  await releaseClaims(db, id);
  const wasSeated = row.seat !== null || row.overbookReason === HANDED_OVER;
  const seat = wasSeated ? await seatAt(db, row, doctorId, now) : undefined;
  const beside = seat === undefined && wasSeated && row.startsAt !== null;
  await setSlot(db, id, {
    doctorId,
    slotStartsAt: row.startsAt,
    slotMinutes: row.minutes,
    slotSeat: seat ?? null,
    overbookReason: seat === undefined ? (beside ? HANDED_OVER : row.overbookReason) : null,
  });
}

/**
 * Moves a patient's appointments that are still to come to another doctor, because that is the right one. @returns false when
 * that doctor has given one of these times to somebody else; nothing is moved then.
 */
export async function moveToDoctor(
  db: Queryable,
  patientId: string,
  from: string,
  to: string,
  now: Date,
): Promise<boolean> {
  await savepoint(db, 'doctor');
  for (const row of await lockSlotRowsOf(db, patientId)) {
    if (row.doctorId !== from || !STORED_OPEN_STATUSES.includes(row.status)) continue;
    if (!(await moveRow(db, row, to, now))) {
      await rollBackTo(db, 'doctor');
      return false;
    }
  }
  await release(db, 'doctor');
  return true;
}

/** Frees its time and takes the same with the other doctor. @returns false where that is taken: what was done until then is to be undone */
async function moveRow(db: Queryable, row: SlotRow, to: string, now: Date): Promise<boolean> {
  await releaseClaims(db, row.id);
  const seat = row.seat === null ? null : await seatAt(db, row, to, now);
  if (seat === undefined) return false;
  const { startsAt: slotStartsAt, minutes: slotMinutes, overbookReason } = row;
  await setSlot(db, row.id, { doctorId: to, slotStartsAt, slotMinutes, slotSeat: seat, overbookReason });
  return true;
}

/** A seat with another doctor at the same time; undefined where all are taken, or the appointment needs none. */
async function seatAt(db: Queryable, row: SlotRow, doctorId: string, now: Date): Promise<number | undefined> {
  const { id, startsAt, minutes, status, deletedAt } = row;
  if (startsAt === null || minutes === null || deletedAt !== null || FREE_STATUSES.includes(status)) return undefined;
  const want = { doctorId, startsAt, minutes, holder: randomUUID() };
  const seat = await claimSlot(db, want, await capacityOf(db, doctorId), now);
  if (seat !== undefined && !(await bookClaim(db, want, seat, id)))
    throw new Error('a claim was lost within its own transaction');
  return seat;
}
