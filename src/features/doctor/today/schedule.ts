import { isOver } from '#shared/clinic/appointment-status.ts';
import type { Appointment } from '#shared/contract/appointment/appointments.ts';
import { clinicDay } from '#src/platform/clinic/clinic-time.ts';

/**
 * The instant a doctor's day goes by: the slot or the server's receipt, never what a device's clock said, unless another
 * backend has nothing else.
 */
export function dueOf({ dueAt, receivedAt, appointmentTime }: Appointment): string | undefined {
  return dueAt ?? receivedAt ?? appointmentTime ?? undefined;
}

/** For sorting; one that is no instant comes last. */
function instantOf(appointment: Appointment): number {
  const at = Date.parse(dueOf(appointment) ?? '');
  return Number.isNaN(at) ? Number.POSITIVE_INFINITY : at;
}

/** What will not take place any more is not next. */
export function isOpen({ status }: Appointment): boolean {
  return !isOver(status);
}

const isUrgent = (appointment: Appointment) => appointment.urgent === true && isOpen(appointment);

/** Urgent ones that nobody has seen yet, then by time, the earliest first. */
function byNeed(a: Appointment, b: Appointment): number {
  return Number(isUrgent(b)) - Number(isUrgent(a)) || instantOf(a) - instantOf(b);
}

/** The appointments of the clinic's `today`: urgent first, then the earliest. */
export function ofToday(appointments: readonly Appointment[], today: string): Appointment[] {
  return appointments.filter((appointment) => clinicDay(dueOf(appointment)) === today).toSorted(byNeed);
}

/**
 * Whom the doctor sees next: the urgent of today, then the first of who waits at the clinic, then the earliest, also of the
 * days to come. Never one that is over, and nobody when there is none.
 * @param waiting who is called next on the day's board, where that is known
 */
export function nextOf(appointments: readonly Appointment[], today: string, waiting?: string): Appointment | undefined {
  const open = appointments.filter(
    (appointment) => isOpen(appointment) && (clinicDay(dueOf(appointment)) ?? '') >= today,
  );
  const [next] = open.toSorted(byNeed);
  if (next !== undefined && isUrgent(next) && clinicDay(dueOf(next)) === today) return next;
  return open.find(({ _id }) => _id === waiting) ?? next;
}
