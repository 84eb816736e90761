import { lazy, type ReactNode, Suspense } from 'react';
import { adminTexts } from '#src/locales/en/admin/admin.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { safetyTexts } from '#src/locales/en/everywhere/safety.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { useLive } from '#src/platform/live/use-live.ts';
import { useClinicDay } from '#src/platform/clinic/use-clinic-day.ts';
import { Card } from '#src/ui/lists/card.tsx';
import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { Skeleton } from '#src/ui/lists/skeleton.tsx';
import { StaffView } from '#src/ui/lists/staff-view.tsx';
import { UrgentMark } from '#src/ui/parts/urgent-mark.tsx';
import { CountCard } from './count-card.tsx';
import { doctorRowKey } from '#src/features/admin/lists/load-lists.ts';
import { UnseenNotices } from '#src/features/admin/security/unseen-notices.tsx';
import { PasswordResetNotices } from '#src/features/admin/staff/password-reset-notices.tsx';
import { PersonLine } from './person-line.tsx';
import { RecentList } from './recent-list.tsx';
import { loadPlots, SCHEDULED, useDashboardData } from './use-dashboard-data.ts';
import { dateTimeOf } from '#src/features/admin/lists/when.ts';

const Plots = lazy(async () => ({ default: (await loadPlots()).Plots }));

const texts = adminTexts.dashboard;
/** Counts and plots are dear: they follow a busy morning at this pace. */
const LIVE = { leastMs: 15_000 };

/** Three counts, three plots, and the first five of each list; the lists come newest first (ADM-2). */
export function DashboardScreen({ now }: { now: ReactNode }) {
  const { doctors, patients, appointments, numbers } = useDashboardData();
  const parts = [doctors, patients, appointments];
  const all = [...parts, numbers];
  const listed = appointments.value?.appointments.filter(({ status }) => status.toLowerCase() === SCHEDULED).length;
  useLive(() => all.forEach(({ refresh }) => refresh()), LIVE);
  useClinicDay(() => all.forEach(({ refresh }) => refresh()));
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
      <PasswordResetNotices />
      <UnseenNotices />
      <div className="contents">{now}</div>
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
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <RecentList
          title={texts.recentDoctors}
          empty={texts.noDoctors}
          unknown={texts.unknown}
          rows={doctors.value?.doctors}
          loading={doctors.loading}
          keyOf={doctorRowKey}
        >
          {({ name, img, specialization }) => <PersonLine name={name} img={img} detail={specialization} />}
        </RecentList>
        <RecentList
          title={texts.recentPatients}
          empty={texts.noPatients}
          unknown={texts.unknown}
          rows={patients.value?.patients}
          loading={patients.loading}
          keyOf={({ _id }) => _id}
        >
          {({ name, ticket, receivedAt, doctorName, urgent }) => (
            <PersonLine
              name={name}
              detail={doctorName ?? adminTexts.patients.notAssigned}
              mark={urgent === true ? <UrgentMark word={safetyTexts.urgent} /> : undefined}
              aside={ticket ?? undefined}
              asideDetail={dateTimeOf(receivedAt)}
            />
          )}
        </RecentList>
      </div>
    </StaffView>
  );
}

/** Three sheets of the plots' size. */
function PlotsWaiting() {
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      {['days', 'departments', 'hours'].map((plot) => (
        <Card key={plot} className="flex h-92 flex-col gap-6">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="w-full flex-1" />
          <Skeleton className="h-4 w-56 max-w-full" />
        </Card>
      ))}
    </div>
  );
}
