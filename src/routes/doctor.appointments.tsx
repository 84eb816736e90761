import { createFileRoute } from '@tanstack/react-router';
import { StatusMenu } from '#src/features/appointment-status/status-menu.tsx';
import { AppointmentsScreen } from '#src/features/doctor/appointments-screen.tsx';
import { searchText } from '#src/platform/search-text.ts';

type AppointmentsSearch = { patient?: string | undefined; status?: string | undefined };

export const Route = createFileRoute('/doctor/appointments')({
  validateSearch: ({ patient, status }: Record<string, unknown>): AppointmentsSearch => ({
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
        <StatusMenu staff="doctor" appointment={appointment} name={name} onChanged={onChanged} />
      )}
      onPrescribe={() => void navigate({ to: '/doctor/prescriptions' })}
    />
  );
}
