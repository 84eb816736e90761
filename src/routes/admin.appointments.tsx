import { createFileRoute } from '@tanstack/react-router';
import { AppointmentsScreen } from '#src/features/admin/appointments-screen.tsx';
import { StatusMenu } from '#src/features/appointment-status/status-menu.tsx';
import { searchText } from '#src/platform/search-text.ts';

type AppointmentsSearch = { doctor?: string | undefined; patient?: string | undefined; status?: string | undefined };

export const Route = createFileRoute('/admin/appointments')({
  validateSearch: ({ doctor, patient, status }: Record<string, unknown>): AppointmentsSearch => ({
    doctor: searchText(doctor),
    patient: searchText(patient),
    status: searchText(status),
  }),
  component: Appointments,
});

function Appointments() {
  const navigate = Route.useNavigate();
  return (
    <AppointmentsScreen
      filters={Route.useSearch()}
      onFilter={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
      renderStatusMenu={(appointment, name, onChanged) => (
        <StatusMenu staff="admin" appointment={appointment} name={name} onChanged={onChanged} />
      )}
    />
  );
}
