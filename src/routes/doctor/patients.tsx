import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { PatientsScreen } from '#src/features/doctor/patients/patients-screen.tsx';
import { searchText } from '#src/platform/staff/search-text.ts';
import { useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';

/** With Headless UI, which no list needs before a history is opened. */
const PatientHistoryDialog = lazy(async () => ({
  default: (await import('#src/features/patient-history/patient-history-dialog.tsx')).PatientHistoryDialog,
}));

type PatientsSearch = { name?: string | undefined; gender?: string | undefined; ages?: string | undefined };

export const Route = createFileRoute('/doctor/patients')({
  validateSearch: ({ name, gender, ages }: Record<string, unknown>): PatientsSearch => ({
    name: searchText(name),
    gender: searchText(gender),
    ages: searchText(ages),
  }),
  component: Patients,
});

function Patients() {
  const navigate = Route.useNavigate();
  const leaveForLogin = useSignedOut('doctor');
  return (
    <PatientsScreen
      filters={Route.useSearch()}
      onFilter={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
      renderHistory={(patient, onClose) => (
        <PatientHistoryDialog kind="prescriptions" patient={patient} onClose={onClose} onSignedOut={leaveForLogin} />
      )}
    />
  );
}
