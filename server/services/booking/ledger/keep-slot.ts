import { randomUUID } from 'node:crypto';
import { FREE_STATUSES } from '#shared/clinic/appointment-status.ts';
import {
  lockSlotRow,
  lockSlotRowsOf,
  NO_SLOT,
  setSlot,
  type SlotRow,
} from '#server/database/repositories/booking/appointment-slots-repository.ts';
import { bookClaim, claimSeat, releaseClaims } from '#server/database/repositories/booking/claims-repository.ts';
import { openRequest } from '#server/database/repositories/booking/requests-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { claimSlot } from './claim-slot.ts';
import { capacityOf } from '#server/services/booking/times/plan.ts';
import { tellPatient } from '#server/services/booking/patient/tell-patient.ts';

/** Stands as the reason why a deleted patient's time has no seat; never shown, because its patient is not. */
const PATIENT_DELETED = 'patient-deleted';
const MOMENT_MS = 60_000;

/** Whether an appointment holds its time. */
const isLive = ({ status, deletedAt, patientDeletedAt }: SlotRow) =>
  !FREE_STATUSES.includes(status) && deletedAt === null && patientDeletedAt === null;

/**
 * What the ledger does when an appointment's status changes. Call it before the status is written, in the same transaction: it
 * holds the row first, then touches the ledger (BOOK-4).
 */
export async function slotFollowsStatus(db: Queryable, id: string, status: string, now: Date): Promise<void> {
  const row = await lockSlotRow(db, id);
  if (row === undefined) return;
  const willBeLive = isLive({ ...row, status });
  if (isLive(row) && !willBeLive) await letGo(db, row, now);
  if (!isLive(row) && willBeLive) await regain(db, row, now);
}

/** What it does when an appointment is deleted; before it is. */
export async function slotOfDeleted(db: Queryable, id: string, now: Date): Promise<void> {
  const row = await lockSlotRow(db, id);
  if (row !== undefined && isLive(row)) await letGo(db, row, now);
}

/** What it does when a deleted appointment comes back; before it does. */
export async function slotOfRestored(db: Queryable, id: string, now: Date): Promise<void> {
  const row = await lockSlotRow(db, id);
  if (row !== undefined && isLive({ ...row, deletedAt: null }) && !isLive(row)) await regain(db, row, now);
}

/** Its seats are free for others. The appointment keeps what it had, so that it can be given back. */
async function letGo(db: Queryable, row: SlotRow, now: Date): Promise<void> {
  await releaseClaims(db, row.id);
  if (row.startsAt !== null && row.startsAt > now) await tellPatient(db, row.id, 'cancelled', now);
}

/** Its own time again, in its own seat or another; without one the desk gives it a time (`slot-lost`). */
async function regain(db: Queryable, row: SlotRow, now: Date, stored = row.seat): Promise<void> {
  const { id, doctorId, startsAt, minutes, seat } = row;
  if (startsAt === null || minutes === null || seat === null) return;
  const want = { doctorId, startsAt, minutes, holder: randomUUID() };
  const keeping = { until: new Date(now.getTime() + MOMENT_MS), since: now, keptFor: null };
  const isBack = await claimSeat(db, want, seat, keeping, now);
  const found = isBack ? seat : await claimSlot(db, want, Math.max(seat, await capacityOf(db, doctorId)), now);
  if (found !== undefined && (await bookClaim(db, want, found, id))) {
    if (found !== stored) await setSlot(db, id, { ...slotColumns(row), slotSeat: found });
    if (startsAt > now) await tellPatient(db, id, 'confirmed', now);
    return;
  }
  await setSlot(db, id, NO_SLOT);
  if (startsAt > now) await lost(db, row, now);
}

function slotColumns({ startsAt, minutes, seat, overbookReason }: SlotRow) {
  return { slotStartsAt: startsAt, slotMinutes: minutes, slotSeat: seat, overbookReason };
}

async function lost(db: Queryable, { id, doctorId, startsAt }: SlotRow, now: Date): Promise<void> {
  await openRequest(db, { appointmentId: id, doctorId, cause: 'slot-lost', wishedAt: startsAt, createdAt: now });
  await tellPatient(db, id, 'choose', now);
}

/**
 * A deleted patient keeps no seat at a time that is still to come, only the memory of it, which no index guards. Before the
 * patient is marked.
 */
export async function slotsOfDeletedPatient(db: Queryable, patientId: string, now: Date): Promise<void> {
  for (const row of await lockSlotRowsOf(db, patientId)) {
    if (row.patientDeletedAt !== null || row.startsAt === null || row.seat === null || row.startsAt <= now) continue;
    await letGo(db, row, now);
    await setSlot(db, row.id, { ...slotColumns(row), slotSeat: null, overbookReason: PATIENT_DELETED });
  }
}

/** Whoever comes back has the same times again where they are still free. After the patient is unmarked. */
export async function slotsOfRestoredPatient(db: Queryable, patientId: string, now: Date): Promise<void> {
  for (const row of await lockSlotRowsOf(db, patientId)) {
    if (row.overbookReason !== PATIENT_DELETED) continue;
    await regain(db, { ...row, seat: 1, overbookReason: null }, now, row.seat);
  }
}
