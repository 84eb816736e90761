import { lazy, Suspense } from 'react';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { staffTexts } from '#src/locales/en/staff.ts';
import { StaffView } from '#src/ui/staff-view.tsx';
import type { Statistics } from '#shared/contract/statistics.ts';
import { type Result, succeed } from '#shared/result.ts';
import { adminTexts } from '#src/locales/en/admin.ts';
import { statistics } from '#src/platform/api/admin-lists.ts';
import { adminAppointments } from '#src/platform/api/appointments.ts';
import { allDoctors } from '#src/platform/api/doctors.ts';
import type { ApiProblem } from '#src/platform/api/http.ts';
import { isOurs } from '#src/platform/api/backend.ts';
import { isOursForSure } from '#src/platform/api/known-backend.ts';
import { viewPatients } from '#src/platform/api/patients.ts';
import { useRemote } from '#src/platform/use-remote.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { CountCard } from './count-card.tsx';
import { appointmentsFailure, dashboardPatientsFailure, doctorRowKey, doctorsFailure } from './load-lists.ts';
import { PersonLine } from './person-line.tsx';
import { RecentList } from './recent-list.tsx';
import { useAdminData } from './use-admin-data.ts';
import { dateTimeOf } from './when.ts';

/** With the numbers that they draw. */
const loadPlots = () => import('./plots.tsx');
const Plots = lazy(async () => ({ default: (await loadPlots()).Plots }));

const texts = adminTexts.dashboard;
const SCHEDULED = 'scheduled';
const RECENT = 5;

/** Three counts, three plots, and the first five of each list; the lists come newest first (product.md §2). */
export function DashboardScreen() {
  const doctors = useAdminData('doctors', (signal) => allDoctors({ signal }), doctorsFailure);
  const patients = useAdminData(
    'patients',
    async (signal) => {
      await isOursForSure();
      return viewPatients({ limit: RECENT, total: 'true' }, { signal });
    },
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
  const parts = [doctors, patients, appointments];
  const all = [...parts, numbers];
  const listed = appointments.value?.appointments.filter(({ status }) => status.toLowerCase() === SCHEDULED).length;
  const active = appointments.value?.total ?? listed;

  return (
    <StaffView
      words={staffTexts}
      title={texts.title}
      loading={all.some(({ loading }) => loading)}
      onRefresh={() => all.forEach(({ reload }) => reload())}
    >
      {parts.map((part) => (
        <LoadFailure key={part.failure?.title} data={part} words={staffTexts} />
      ))}
      <div className="grid gap-4 sm:grid-cols-3">
        <CountCard
          label={texts.totalDoctors}
          icon="stethoscope"
          count={doctors.value?.doctors.length}
          loading={doctors.loading}
        />
        <CountCard
          label={texts.totalPatients}
          icon="users"
          count={patients.value?.total ?? patients.value?.patients.length}
          loading={patients.loading}
        />
        <CountCard
          label={texts.activeAppointments}
          icon="calendar-check"
          count={active}
          loading={appointments.loading}
        />
      </div>
      {numbers.value === undefined && numbers.loading && isOurs() && <PlotsWaiting />}
      {numbers.value && (
        <Suspense fallback={<PlotsWaiting />}>
          <Plots statistics={numbers.value} />
        </Suspense>
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        <RecentList
          title={texts.recentDoctors}
          empty={texts.noDoctors}
          rows={doctors.value?.doctors}
          loading={doctors.loading}
          keyOf={doctorRowKey}
        >
          {({ name, img, specialization }) => <PersonLine name={name} img={img} detail={specialization} />}
        </RecentList>
        <RecentList
          title={texts.recentPatients}
          empty={texts.noPatients}
          rows={patients.value?.patients}
          loading={patients.loading}
          keyOf={({ _id }) => _id}
        >
          {({ name, ticket, receivedAt, doctorName }) => (
            <PersonLine
              name={name}
              detail={doctorName ?? adminTexts.patients.notAssigned}
              aside={ticket ?? undefined}
              asideDetail={dateTimeOf(receivedAt)}
            />
          )}
        </RecentList>
      </div>
    </StaffView>
  );
}

function PlotsWaiting() {
  return <Skeleton className="h-88 w-full rounded-card!" />;
}
