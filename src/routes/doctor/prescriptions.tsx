import { createFileRoute } from '@tanstack/react-router';
import { useDoctor } from '#src/features/doctor/profile/use-doctor.ts';
import { useOwnPatients } from '#src/features/doctor/patients/use-own-patients.ts';
import { PrescriptionsScreen } from '#src/features/prescriptions/screen/prescriptions-screen.tsx';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { StaffView } from '#src/ui/lists/staff-view.tsx';

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
