import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { PatientsScreen } from '#src/features/doctor/patients/patients-screen.tsx';
import { listFilters, withFilters } from '#src/platform/staff/list-filters.ts';
import { useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';

/** With Headless UI, which no list needs before a history is opened. */
const PatientHistoryDialog = lazy(async () => ({
  default: (await import('#src/features/patient-history/patient-history-dialog.tsx')).PatientHistoryDialog,
}));

export const Route = createFileRoute('/doctor/patients')({
  validateSearch: (search: Record<string, unknown>) => listFilters(search, ['name', 'gender', 'ages']),
  component: Patients,
});

function Patients() {
  const navigate = Route.useNavigate();
  const leaveForLogin = useSignedOut('doctor');
  return (
    <PatientsScreen
      filters={Route.useSearch()}
      onFilter={(change) => void navigate(withFilters(change))}
      renderHistory={(patient, onClose) => (
        <PatientHistoryDialog kind="prescriptions" patient={patient} onClose={onClose} onSignedOut={leaveForLogin} />
      )}
    />
  );
}
