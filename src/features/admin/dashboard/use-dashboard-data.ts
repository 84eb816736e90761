import { FIRST_STATUS } from '#shared/clinic/appointment-status.ts';
import type { Statistics } from '#shared/contract/clinic/statistics.ts';
import { type Result, succeed } from '#shared/result.ts';
import { statistics } from '#src/platform/api/admin/admin-lists.ts';
import { adminAppointments } from '#src/platform/api/staff/appointments.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { useWhenStale } from '#src/platform/staff/staleness.ts';
import { useRemote } from '#src/platform/staff/use-remote.ts';
import { appointmentsFailure, dashboardPatientsFailure, doctorsFailure } from '#src/features/admin/lists/load-lists.ts';
import { loadDoctors, loadPatients } from '#src/features/admin/samples/load-with-samples.ts';
import { useAdminData } from '#src/features/admin/lists/use-admin-data.ts';

export const SCHEDULED = FIRST_STATUS;
const RECENT = 5;

/** The plots' code, which comes beside the numbers that it draws. */
export const loadPlots = () => import('./plots.tsx');

/** What the dashboard shows: of each list its first rows and how many there are, and our own server's numbers. */
export function useDashboardData() {
  const doctors = useAdminData('doctors', loadDoctors, doctorsFailure);
  const patients = useAdminData(
    'patients',
    (signal) => loadPatients({ limit: RECENT, total: 'true' }, signal),
    dashboardPatientsFailure,
  );
  const appointments = useAdminData(
    'appointments',
    async (signal) => {
      await isOursForSure();
      return adminAppointments({ status: SCHEDULED }, { limit: 1, total: 'true' }, { signal });
    },
    appointmentsFailure,
  );
  const numbers = useRemote(
    'statistics',
    async (signal): Promise<Result<Statistics | undefined, ApiProblem>> =>
      (await isOursForSure()) ? (await Promise.all([statistics(signal), loadPlots()]))[0] : succeed(undefined),
    // The plots are left out then.
    () => undefined,
  );
  useWhenStale(numbers.refresh);
  return { doctors, patients, appointments, numbers };
}
