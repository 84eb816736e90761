import { createFileRoute } from '@tanstack/react-router';
import { useDoctor } from '#src/features/doctor/use-doctor.ts';
import { useOwnPatients } from '#src/features/doctor/use-own-patients.ts';
import { PrescriptionsScreen } from '#src/features/prescriptions/prescriptions-screen.tsx';
import { prescriptionTexts } from '#src/locales/en/prescriptions.ts';
import { staffTexts } from '#src/locales/en/staff.ts';
import { StaffView } from '#src/ui/staff-view.tsx';

export const Route = createFileRoute('/doctor/prescriptions')({ component: Prescriptions });

function Prescriptions() {
  const patients = useOwnPatients();
  const doctorId = useDoctor().value?._id ?? undefined;
  return (
    <StaffView words={staffTexts} title={prescriptionTexts.view.title}>
      <PrescriptionsScreen patients={patients} doctorId={doctorId} />
    </StaffView>
  );
}
