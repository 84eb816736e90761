import { APPOINTMENT_STATUSES } from '#shared/clinic/appointment-status.ts';
import { oneOf } from '#src/platform/browser/one-of.ts';

/** The three filters of the appointments' view as they stand in its address; what is not set is not filtered by. */
export type AppointmentFilterValues = {
  readonly doctor?: string | undefined;
  readonly patient?: string | undefined;
  readonly status?: string | undefined;
  /** `deleted`: those deleted lately instead. */
  readonly view?: string | undefined;
};

/** The filters as the call of CALL-5 takes them: only those that are set. */
export function asQuery(filters: AppointmentFilterValues): { doctor?: string; patient?: string; status?: string } {
  const { doctor, patient } = filters;
  const status = oneOf(APPOINTMENT_STATUSES, filters.status);
  return { ...(doctor && { doctor }), ...(patient && { patient }), ...(status && { status }) };
}
