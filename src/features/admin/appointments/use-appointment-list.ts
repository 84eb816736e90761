import type { Appointment } from '#shared/contract/appointment/appointments.ts';
import { isFoundBy } from '#shared/clinic/find-person.ts';
import { succeed } from '#shared/result.ts';
import { countAppointments } from '#src/platform/api/admin/admin-lists.ts';
import { adminAppointments } from '#src/platform/api/staff/appointments.ts';
import { matchesAny } from '#src/platform/browser/matches.ts';
import type { Pages } from '#src/platform/staff/use-pages.ts';
import { asQuery, type AppointmentFilterValues } from './appointment-filter-values.ts';
import { appointmentsFailure } from '#src/features/admin/lists/load-lists.ts';
import { useCountedPages } from '#src/features/admin/lists/use-counted-pages.ts';

/** The appointments that match, page by page. */
export function useAppointmentList(filters: AppointmentFilterValues): Pages<Appointment> {
  const query = asQuery(filters);
  return useCountedPages<Appointment>({
    key: JSON.stringify(query),
    load: async (page, signal) => {
      const answer = await adminAppointments(query, page, { signal });
      return answer.ok ? succeed({ rows: answer.value.appointments, nextCursor: answer.value.nextCursor }) : answer;
    },
    count: (signal) => countAppointments(query, signal),
    matches: ({ doctor, patient, status, ticket }) =>
      matchesAny(query.doctor ?? '', [doctor?.name]) &&
      isFoundBy(query.patient ?? '', {
        name: patient?.name ?? '',
        phone: phoneOf(patient),
        ticket,
        alsoFoundBy: patient?.alsoFoundBy,
      }) &&
      (query.status === undefined || status.toLowerCase() === query.status),
    wordsFor: appointmentsFailure,
    keyOf: ({ _id }) => _id,
  });
}

function phoneOf(patient: Appointment['patient']): string | undefined {
  const phone = patient?.['phone'];
  return typeof phone === 'string' ? phone : undefined;
}
