import type { Appointment } from '#shared/contract/appointments.ts';
import { clinicDay, clinicToday } from '#src/platform/clinic-time.ts';

/** Instants of appointments, for sorting; one that is none comes last. */
function instantOf({ appointmentTime }: Appointment): number {
  const at = Date.parse(appointmentTime ?? '');
  return Number.isNaN(at) ? Number.POSITIVE_INFINITY : at;
}

/** The appointments of the clinic's today, the earliest first (decisions.md "Screens"). */
export function ofToday(appointments: readonly Appointment[]): Appointment[] {
  const today = clinicToday();
  return appointments
    .filter(({ appointmentTime }) => clinicDay(appointmentTime) === today)
    .toSorted((a, b) => instantOf(a) - instantOf(b));
}

/** What will not take place any more is not next. */
const OVER = new Set(['completed', 'cancelled']);

/** The earliest still to come, else the first entry (decisions.md "Screens"). */
export function nextOf(appointments: readonly Appointment[], now: number): Appointment | undefined {
  const [next] = appointments
    .filter((appointment) => instantOf(appointment) >= now && !OVER.has(appointment.status.toLowerCase()))
    .filter((appointment) => Number.isFinite(instantOf(appointment)))
    .toSorted((a, b) => instantOf(a) - instantOf(b));
  return next ?? appointments[0];
}
