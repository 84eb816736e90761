import { lazy, Suspense } from 'react';
import { createFileRoute } from '@tanstack/react-router';
import { AppointmentsScreen } from '#src/features/admin/appointments/appointments-screen.tsx';
import { StatusMenu } from '#src/features/appointment-status/status-menu.tsx';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { searchText } from '#src/platform/staff/search-text.ts';
import { Spinner } from '#src/ui/parts/spinner.tsx';

/** A URL of its own, which few people open. */
const DeletedAppointments = lazy(async () => ({
  default: (await import('#src/features/deleted-appointments/deleted-appointments.tsx')).DeletedAppointments,
}));

type AppointmentsSearch = {
  doctor?: string | undefined;
  patient?: string | undefined;
  status?: string | undefined;
  view?: string | undefined;
};

export const Route = createFileRoute('/admin/appointments')({
  validateSearch: ({ doctor, patient, status, view }: Record<string, unknown>): AppointmentsSearch => ({
    doctor: searchText(doctor),
    patient: searchText(patient),
    status: searchText(status),
    view: view === 'deleted' ? view : undefined,
  }),
  component: Appointments,
});

function Appointments() {
  const navigate = Route.useNavigate();
  return (
    <AppointmentsScreen
      filters={Route.useSearch()}
      onFilter={(change) =>
        void navigate({
          search: (before) => ({ ...before, ...change }),
          // Back switches between the two lists.
          replace: !('view' in change),
          resetScroll: false,
        })
      }
      renderDeleted={() => (
        <Suspense fallback={<Spinner label={staffTexts.loading} className="py-16" />}>
          <DeletedAppointments staff="admin" />
        </Suspense>
      )}
      renderStatusMenu={(appointment, name, onChanged) => (
        <StatusMenu staff="admin" appointment={appointment} name={name} onChanged={onChanged} />
      )}
    />
  );
}
