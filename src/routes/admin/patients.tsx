import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { PatientsScreen } from '#src/features/admin/patients/patients-screen.tsx';
import { useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { listFilters, withFilters } from '#src/platform/staff/list-filters.ts';

/** With Headless UI, which no list needs before a history is opened. */
const PatientHistoryDialog = lazy(async () => ({
  default: (await import('#src/features/patient-history/patient-history-dialog.tsx')).PatientHistoryDialog,
}));

export const Route = createFileRoute('/admin/patients')({
  validateSearch: (search: Record<string, unknown>) => listFilters(search, ['search', 'doctor', 'gender']),
  component: Patients,
});

function Patients() {
  const navigate = Route.useNavigate();
  const leaveForLogin = useSignedOut('admin');
  return (
    <PatientsScreen
      filters={Route.useSearch()}
      onFilter={(change) => void navigate(withFilters(change))}
      renderHistory={(patient, onClose) => (
        <PatientHistoryDialog kind="visits" patient={patient} onClose={onClose} onSignedOut={leaveForLogin} />
      )}
    />
  );
}
