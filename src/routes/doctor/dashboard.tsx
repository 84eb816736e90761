import { createFileRoute } from '@tanstack/react-router';
import { useOwnDay } from '#src/features/arrivals/doctor/doctor-board.ts';
import { VisitLine } from '#src/features/arrivals/doctor/visit-line.tsx';
import { DashboardScreen } from '#src/features/doctor/today/dashboard-screen.tsx';
import { HandwrittenForm } from '#src/features/prescriptions/write/handwritten-form.tsx';

export const Route = createFileRoute('/doctor/dashboard')({ component: Dashboard });

function Dashboard() {
  const next = useOwnDay()?.arranged.waiting[0];
  return (
    <DashboardScreen
      waiting={next?.appointmentId ?? undefined}
      renderPrescription={(patient) => <HandwrittenForm key={patient._id} patient={patient} />}
      renderVisit={({ _id }) => <VisitLine appointmentId={_id} />}
    />
  );
}
