import { createFileRoute } from '@tanstack/react-router';
import { DoctorView } from '#src/features/doctor/doctor-view.tsx';
import { useOwnPatients } from '#src/features/doctor/use-own-patients.ts';
import { PrescriptionsScreen } from '#src/features/prescriptions/prescriptions-screen.tsx';
import { prescriptionTexts } from '#src/locales/en/prescriptions.ts';

export const Route = createFileRoute('/doctor/prescriptions')({ component: Prescriptions });

function Prescriptions() {
  const patients = useOwnPatients();
  return (
    <DoctorView title={prescriptionTexts.view.title}>
      <PrescriptionsScreen patients={patients} />
    </DoctorView>
  );
}
