import { createFileRoute } from '@tanstack/react-router';
import { PatientAudit } from '#src/features/admin/audit/patient-audit.tsx';
import { PatientVisits } from '#src/features/patient-history/patient-visits.tsx';
import { PatientPage } from '#src/features/patient-page/patient-page.tsx';
import { patientPageTexts } from '#src/locales/en/staff/patient-page.ts';
import { useIsReceptionist } from '#src/platform/staff/session/account-kind.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';

export const Route = createFileRoute('/admin/patients_/$id')({ component: AdminPatient });

function AdminPatient() {
  const { id } = Route.useParams();
  const leaveForLogin = useSignedOut('admin');
  const isReceptionist = useIsReceptionist();
  return (
    <PatientPage
      key={id}
      area="admin"
      id={id}
      renderVisits={(patient) => <PatientVisits patient={patient} onSignedOut={leaveForLogin} />}
      renderMore={({ _id }) =>
        isReceptionist ? (
          <p className="text-ink-2">{patientPageTexts.withoutPrescriptions}</p>
        ) : (
          isOurs() && <PatientAudit patientId={_id} />
        )
      }
    />
  );
}
