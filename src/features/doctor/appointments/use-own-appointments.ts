import { APPOINTMENT_STATUSES } from '#shared/clinic/appointment-status.ts';
import type { Appointment } from '#shared/contract/appointment/appointments.ts';
import { isFoundBy } from '#shared/clinic/find-person.ts';
import { succeed } from '#shared/result.ts';
import { doctorTexts } from '#src/locales/en/staff/doctor.ts';
import { doctorAppointments } from '#src/platform/api/staff/appointments.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { oneOf } from '#src/platform/browser/one-of.ts';
import { pageSize } from '#src/platform/browser/page-size.ts';
import { type Pages, usePages } from '#src/platform/staff/use-pages.ts';
import { factsOf } from './appointment-facts.ts';
import { withPatients } from '#src/features/doctor/patients/with-patients.ts';

/** The two filters as they stand in the address; what is not set is not filtered by. */
export type OwnAppointmentFilters = {
  readonly patient?: string | undefined;
  readonly status?: string | undefined;
  /** `deleted`: those deleted lately instead. */
  readonly view?: string | undefined;
};

/** The doctor's appointments that match. Each change of a filter asks the server again. */
export function useOwnAppointments(filters: OwnAppointmentFilters): Pages<Appointment> {
  const { patient } = filters;
  const status = oneOf(APPOINTMENT_STATUSES, filters.status);
  const query = { ...(patient && { patient }), ...(status && { status }) };
  return usePages(
    'doctor',
    JSON.stringify(query),
    async (cursor, signal, shown) => {
      await isOursForSure();
      const page = { limit: pageSize(shown), ...(cursor === undefined ? { total: 'true' as const } : { cursor }) };
      const answer = await doctorAppointments('appointments', query, page, { signal });
      if (!answer.ok) return answer;
      // Another backend may give more than was asked for: the filters hold for whatever arrived, too.
      const rows = answer.value.appointments.filter(
        (row) =>
          isFoundBy(patient ?? '', { ...factsOf(row), ticket: row.ticket, alsoFoundBy: row.patient?.alsoFoundBy }) &&
          (status === undefined || row.status.toLowerCase() === status),
      );
      return succeed({
        rows: await withPatients(rows, signal),
        nextCursor: answer.value.nextCursor,
        total: answer.value.total,
      });
    },
    () => ({ title: doctorTexts.appointments.failed }),
    ({ _id }) => _id,
  );
}
