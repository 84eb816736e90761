import { and, eq, gt, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { FREE_STATUSES, STORED_OPEN_STATUSES } from '#shared/clinic/appointment-status.ts';
import { appointments, patients } from '#server/database/schema/schema.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';

const slotOf = {
  id: appointments.id,
  patientId: appointments.patientId,
  doctorId: appointments.doctorId,
  status: appointments.status,
  deletedAt: appointments.deletedAt,
  patientDeletedAt: patients.deletedAt,
  startsAt: appointments.slotStartsAt,
  minutes: appointments.slotMinutes,
  seat: appointments.slotSeat,
  overbookReason: appointments.overbookReason,
  timesMoved: appointments.timesMoved,
  remind: appointments.remind,
};

const select = (db: Queryable) =>
  db.select(slotOf).from(appointments).innerJoin(patients, eq(patients.id, appointments.patientId));
export type SlotRow = Awaited<ReturnType<typeof select>>[number];

/** An appointment with its time, deleted ones too, held until the transaction ends: before anything of the ledger is touched. */
export async function lockSlotRow(db: Queryable, id: string): Promise<SlotRow | undefined> {
  const [row] = await select(db).where(eq(appointments.id, id)).for('update', { of: appointments });
  return row;
}

/** The same of all of a patient that are not cancelled or deleted themselves. */
export async function lockSlotRowsOf(db: Queryable, patientId: string): Promise<SlotRow[]> {
  return select(db)
    .where(
      and(
        eq(appointments.patientId, patientId),
        isNull(appointments.deletedAt),
        notInArray(appointments.status, [...FREE_STATUSES]),
      ),
    )
    .orderBy(appointments.id)
    .for('update', { of: appointments });
}

/** The same of those of a doctor, or of all, whose time begins between two instants and who are still to come. */
export async function lockSlotRowsBetween(
  db: Queryable,
  doctorId: string | null,
  from: Date,
  before: Date | undefined,
): Promise<SlotRow[]> {
  return select(db)
    .where(
      and(
        doctorId === null ? undefined : eq(appointments.doctorId, doctorId),
        isNotNull(appointments.slotStartsAt),
        gt(appointments.slotStartsAt, from),
        before === undefined ? undefined : lt(appointments.slotStartsAt, before),
        inArray(appointments.status, [...STORED_OPEN_STATUSES]),
        isNull(appointments.deletedAt),
        isNull(patients.deletedAt),
      ),
    )
    .orderBy(appointments.id)
    .for('update', { of: appointments });
}

export type SlotColumns = {
  readonly doctorId?: string;
  readonly slotStartsAt: Date | null;
  readonly slotMinutes: number | null;
  readonly slotSeat: number | null;
  readonly overbookReason: string | null;
};
export const NO_SLOT = { slotStartsAt: null, slotMinutes: null, slotSeat: null, overbookReason: null } as const;

/** @param moved the time was changed by somebody: it is what every client sees, and calendars hear of it */
export async function setSlot(db: Queryable, id: string, slot: SlotColumns, moved = false): Promise<void> {
  const shown = moved
    ? {
        timesMoved: sql`${appointments.timesMoved} + 1`,
        ...(slot.slotStartsAt === null ? {} : { appointmentTime: slot.slotStartsAt }),
      }
    : {};
  await db
    .update(appointments)
    .set({ ...slot, ...shown })
    .where(eq(appointments.id, id));
}
