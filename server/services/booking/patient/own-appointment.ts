import { FREE_STATUSES, STORED_OPEN_STATUSES } from '#shared/clinic/appointment-status.ts';
import type { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import type { OwnAppointment } from '#shared/contract/booking/own-appointment.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { lockSlotRow, type SlotRow } from '#server/database/repositories/booking/appointment-slots-repository.ts';
import { findToldAppointment } from '#server/database/repositories/booking/time-messages-repository.ts';
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

/** An appointment as its link opens it. `away`: its doctor cannot be there, and the clinic asks for another time. */
export type OwnRow = SlotRow & {
  readonly away: boolean;
  readonly doctor: string;
  readonly department: string;
  readonly language: string | null;
};

/** The appointment of a link, its row held until the transaction ends; undefined for every link that opens nothing. */
export async function openOwn(db: Queryable, token: string, now: Date): Promise<OwnRow | undefined> {
  const id = await openOwnLink(db, token, now);
  const row = id === undefined ? undefined : await lockSlotRow(db, id);
  if (row === undefined || row.deletedAt !== null || row.patientDeletedAt !== null) return undefined;
  const told = await findToldAppointment(db, row.id);
  if (told === undefined) return undefined;
  const { doctorName: doctor, specialization: department, language } = told;
  return { ...row, away: told.openCause === 'doctor-away', doctor, department, language };
}

/** What whoever has the link sees of it (BOOK-9); undefined once it is cancelled: that link is as dead as a guessed one. */
export function ownView(row: OwnRow, { now, rules }: OwnAsker): OwnAppointment | undefined {
  const { startsAt, minutes, doctor, department } = row;
  const { name, phone, address, timeZone, departmentPlaces } = rules;
  if (FREE_STATUSES.includes(row.status)) return undefined;
  const until = changeUntil(row, rules);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
  const shown = (instant: Date) => ({ day: clinicDayOf(instant, timeZone), label: clock.format(instant) });
  return {
    clinic: { name, phone, address },
    state: stateOf(row, now),
    doctor,
    place: departmentPlaces[department] ?? '',
    time:
      startsAt === null || minutes === null ? null : { startsAt: startsAt.toISOString(), minutes, ...shown(startsAt) },
    canChange: mayChange(row, { now, rules }),
    changeUntil: until === undefined ? null : { at: until.toISOString(), ...shown(until) },
    today: clinicDayOf(now, timeZone),
  };
}

function stateOf({ status, startsAt, minutes, away }: OwnRow, now: Date): OwnAppointment['state'] {
  if (!STORED_OPEN_STATUSES.includes(status)) return 'over';
  if (startsAt === null) return 'asked';
  if (away) return 'away';
  return startsAt.getTime() + (minutes ?? 0) * 60_000 <= now.getTime() ? 'over' : 'booked';
}

/** None where the clinic has asked for another time: then it is never too late. */
function changeUntil({ startsAt, away }: OwnRow, { changeUntilHours }: Pick<ClinicSettings, 'changeUntilHours'>) {
  return startsAt === null || away ? undefined : new Date(startsAt.getTime() - changeUntilHours * HOUR_MS);
}

function mayChange(row: OwnRow, { now, rules }: Pick<OwnAsker, 'now' | 'rules'>): boolean {
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
  if (row === undefined || FREE_STATUSES.includes(row.status)) return fail({ kind: 'dead-link' });
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
