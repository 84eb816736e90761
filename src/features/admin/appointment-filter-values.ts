import { APPOINTMENT_STATUSES, type AppointmentStatus } from '#shared/contract/appointments.ts';

/** The three filters of the appointments' view as they stand in its address; what is not set is not filtered by. */
export type AppointmentFilterValues = {
  readonly doctor?: string | undefined;
  readonly patient?: string | undefined;
  readonly status?: AppointmentStatus | undefined;
};

export const STATUS_OPTIONS = APPOINTMENT_STATUSES;

/** The filters as the call of product.md §7 takes them: only those that are set. */
export function asQuery({ doctor, patient, status }: AppointmentFilterValues): {
  doctor?: string;
  patient?: string;
  status?: string;
} {
  return { ...(doctor && { doctor }), ...(patient && { patient }), ...(status && { status }) };
}
