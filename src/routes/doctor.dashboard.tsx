import { createFileRoute, Link } from '@tanstack/react-router';
import { DashboardScreen } from '#src/features/doctor/dashboard-screen.tsx';
import { doctorTexts } from '#src/locales/en/doctor.ts';
import { choosePrescriptionPatient } from '#src/platform/prescription-patient.ts';
import { buttonClass } from '#src/ui/button.tsx';

export const Route = createFileRoute('/doctor/dashboard')({ component: Dashboard });

function Dashboard() {
  return (
    <DashboardScreen
      renderPrescription={(patient, { _id }) => (
        <Link
          to="/doctor/prescriptions"
          className={buttonClass()}
          onClick={() => choosePrescriptionPatient(patient, _id)}
        >
          {doctorTexts.createPrescription}
        </Link>
      )}
    />
  );
}
