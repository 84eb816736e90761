import { lazy } from 'react';
import { createFileRoute } from '@tanstack/react-router';
import { AppointmentsScreen } from '#src/features/admin/appointments/appointments-screen.tsx';
import { StatusMenu } from '#src/features/appointment-status/status-menu.tsx';
import { listFilters, withFilters } from '#src/platform/staff/list-filters.ts';

/** A URL of its own, which few people open. */
const DeletedAppointments = lazy(async () => ({
  default: (await import('#src/features/deleted-appointments/deleted-appointments.tsx')).DeletedAppointments,
}));

export const Route = createFileRoute('/admin/appointments')({
  validateSearch: (search: Record<string, unknown>) => listFilters(search, ['doctor', 'patient', 'status']),
  component: Appointments,
});

function Appointments() {
  const navigate = Route.useNavigate();
  return (
    <AppointmentsScreen
      filters={Route.useSearch()}
      onFilter={(change) => void navigate(withFilters(change))}
      renderDeleted={() => <DeletedAppointments staff="admin" />}
      renderStatusMenu={(appointment, name, onChanged) => (
        <StatusMenu staff="admin" appointment={appointment} name={name} onChanged={onChanged} />
      )}
    />
  );
}
