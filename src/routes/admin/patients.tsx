import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { PatientsScreen } from '#src/features/admin/patients/patients-screen.tsx';
import { useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { searchText } from '#src/platform/staff/search-text.ts';

/** With Headless UI, which no list needs before a history is opened. */
const PatientHistoryDialog = lazy(async () => ({
  default: (await import('#src/features/patient-history/patient-history-dialog.tsx')).PatientHistoryDialog,
}));

type PatientsSearch = {
  search?: string | undefined;
  doctor?: string | undefined;
  gender?: string | undefined;
  view?: string | undefined;
};

export const Route = createFileRoute('/admin/patients')({
  validateSearch: ({ search, doctor, gender, view }: Record<string, unknown>): PatientsSearch => ({
    search: searchText(search),
    doctor: searchText(doctor),
    gender: searchText(gender),
    view: view === 'deleted' ? view : undefined,
  }),
  component: Patients,
});

function Patients() {
  const navigate = Route.useNavigate();
  const leaveForLogin = useSignedOut('admin');
  return (
    <PatientsScreen
      filters={Route.useSearch()}
      onFilter={(change) =>
        void navigate({
          search: (before) => ({ ...before, ...change }),
          // Back switches between the two lists.
          replace: !('view' in change),
          resetScroll: false,
        })
      }
      renderHistory={(patient, onClose) => (
        <PatientHistoryDialog kind="visits" patient={patient} onClose={onClose} onSignedOut={leaveForLogin} />
      )}
    />
  );
}
