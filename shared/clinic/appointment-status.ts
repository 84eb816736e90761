import type { APPOINTMENT_STATUSES } from '#shared/contract/appointment/appointments.ts';

export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** A move of an appointment's status, and whether whoever makes it has to say why. */
export type StatusMove = { readonly to: AppointmentStatus; readonly needsReason: boolean };

/** What is done is done: there is one way back, and it wants a reason. */
const MOVES: Readonly<Record<AppointmentStatus, readonly StatusMove[]>> = {
  scheduled: [
    { to: 'completed', needsReason: false },
    { to: 'cancelled', needsReason: false },
  ],
  completed: [{ to: 'scheduled', needsReason: true }],
  cancelled: [{ to: 'scheduled', needsReason: true }],
};

/** The status an appointment counts as: any case, and the samples' `Upcoming` is scheduled. Another value has none. */
export function statusOf(value: string): AppointmentStatus | undefined {
  const key = value.trim().toLowerCase();
  if (key === 'scheduled' || key === 'upcoming') return 'scheduled';
  return key === 'completed' || key === 'cancelled' ? key : undefined;
}

/** The moves staff may make from a status (issue: scheduled → completed / cancelled, and no way back without a reason). */
export function movesFrom(value: string): readonly StatusMove[] {
  const status = statusOf(value);
  return status === undefined ? [] : MOVES[status];
}
