import { FREE_STATUSES, STORED_OPEN_STATUSES } from '#shared/clinic/appointment-status.ts';
import type { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import type { OwnAppointment } from '#shared/contract/booking/own-appointment.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { lockSlotRow, type SlotRow } from '#server/database/repositories/booking/appointment-slots-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { clinicDayOf } from '#server/services/clinic/clinic-time.ts';
import { followAppointments } from '#server/services/queue/follow-appointments.ts';
import { statusFollows } from '#server/services/queue/status-follows.ts';
import type { Actor } from '#server/services/staff/audit.ts';
import type { Asker } from '#server/services/booking/times/free-times.ts';
import { openOwnLink } from './own-link.ts';
import { moveAppointment, type TimeProblem } from '#server/services/booking/change/time-of-appointment.ts';

const HOUR_MS = 3_600_000;

export type OwnProblem = TimeProblem | { readonly kind: 'dead-link' } | { readonly kind: 'too-late' };
type OwnAsker = Asker & { readonly rules: ClinicSettings };

/** The appointment of a link, its row held until the transaction ends; undefined for every link that opens nothing. */
export async function openOwn(db: Queryable, token: string, now: Date): Promise<SlotRow | undefined> {
  const id = await openOwnLink(db, token, now);
  const row = id === undefined ? undefined : await lockSlotRow(db, id);
  return row === undefined || row.deletedAt !== null || row.patientDeletedAt !== null ? undefined : row;
}

/** What whoever has the link sees of it (BOOK-9). */
export function ownView(row: SlotRow, { now, rules }: OwnAsker): OwnAppointment {
  const { startsAt, minutes } = row;
  const { name, phone, address, timeZone } = rules;
  const until = changeUntil(row, rules);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
  return {
    clinic: { name, phone, address },
    state: stateOf(row, now),
    time:
      startsAt === null || minutes === null
        ? null
        : {
            startsAt: startsAt.toISOString(),
            minutes,
            day: clinicDayOf(startsAt, timeZone),
            label: time.format(startsAt),
          },
    canChange: mayChange(row, { now, rules }),
    changeUntil: until?.toISOString() ?? null,
  };
}

function stateOf({ status, startsAt, minutes }: SlotRow, now: Date): OwnAppointment['state'] {
  if (FREE_STATUSES.includes(status)) return 'cancelled';
  if (!STORED_OPEN_STATUSES.includes(status)) return 'over';
  if (startsAt === null) return 'asked';
  return startsAt.getTime() + (minutes ?? 0) * 60_000 <= now.getTime() ? 'over' : 'booked';
}

function changeUntil({ startsAt }: SlotRow, { changeUntilHours }: Pick<ClinicSettings, 'changeUntilHours'>) {
  return startsAt === null ? undefined : new Date(startsAt.getTime() - changeUntilHours * HOUR_MS);
}

function mayChange(row: SlotRow, { now, rules }: Pick<OwnAsker, 'now' | 'rules'>): boolean {
  const until = changeUntil(row, rules);
  return STORED_OPEN_STATUSES.includes(row.status) && (until === undefined || now < until);
}

/** Moves it to another time of the same doctor, until the clinic's limit. Run it where a refusal is rolled back. */
export async function moveOwn(
  db: Queryable,
  token: string,
  startsAt: string,
  actor: Actor,
  asker: OwnAsker,
): Promise<Result<null, OwnProblem>> {
  const row = await openOwn(db, token, asker.now);
  if (row === undefined) return fail({ kind: 'dead-link' });
  if (!mayChange(row, asker)) return fail({ kind: 'too-late' });
  const moved = await moveAppointment(db, row.id, { startsAt }, { actor, asker, ownDoctor: undefined });
  return moved.ok ? succeed(null) : moved;
}

/** Cancels it, until the clinic's limit; cancelled twice is cancelled. */
export async function cancelOwn(
  db: Queryable,
  token: string,
  actor: Actor,
  asker: OwnAsker,
): Promise<Result<null, OwnProblem>> {
  const { now, rules } = asker;
  const row = await openOwn(db, token, now);
  if (row === undefined) return fail({ kind: 'dead-link' });
  if (FREE_STATUSES.includes(row.status)) return succeed(null);
  if (!mayChange(row, asker)) return fail({ kind: 'too-late' });
  await statusFollows(db, actor, row.id, 'left', 'Cancelled by the patient', now);
  await followAppointments(db, { appointmentId: row.id }, clinicDayOf(now, rules.timeZone), now);
  return succeed(null);
}
