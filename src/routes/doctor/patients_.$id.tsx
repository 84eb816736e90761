import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { PatientVisits } from '#src/features/patient-history/patient-visits.tsx';
import { PatientPage } from '#src/features/patient-page/patient-page.tsx';
import { PdfButton } from '#src/features/prescriptions/sign/pdf-button.tsx';
import { patientPageTexts } from '#src/locales/en/staff/patient-page.ts';
import { choosePrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { Button } from '#src/ui/parts/button.tsx';

export const Route = createFileRoute('/doctor/patients_/$id')({ component: DoctorPatient });

function DoctorPatient() {
  const { id } = Route.useParams();
  const navigate = useNavigate();
  const leaveForLogin = useSignedOut('doctor');
  return (
    <PatientPage
      key={id}
      area="doctor"
      id={id}
      onMoved={(to) => void navigate({ to: '/doctor/patients/$id', params: { id: to }, replace: true })}
      renderVisits={(patient) => (
        <PatientVisits
          patient={patient}
          onSignedOut={leaveForLogin}
          renderActions={(prescriptionId) => <PdfButton id={prescriptionId} failure="alert" />}
        />
      )}
      renderActions={({ _id, name, age, gender, phone, symptoms }) => (
        <Button
          variant="quiet"
          icon="clipboard-pen"
          onClick={() => {
            choosePrescriptionPatient({
              _id,
              name,
              symptoms,
              age: age ?? undefined,
              gender: gender ?? undefined,
              phone: phone ?? undefined,
            });
            void navigate({ to: '/doctor/prescriptions' });
          }}
        >
          {patientPageTexts.prescribe}
        </Button>
      )}
    />
  );
}
