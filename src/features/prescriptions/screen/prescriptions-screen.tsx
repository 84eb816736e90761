import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import { type PrescriptionPatient, usePrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import type { StaffData } from '#src/platform/staff/use-staff-data.ts';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { AiGenerator } from '#src/features/prescriptions/generate/ai-generator.tsx';
import { HistoryColumn } from '#src/features/prescriptions/history/history-column.tsx';
import { PatientPicker } from './patient-picker.tsx';

const texts = prescriptionTexts.view;

type PrescriptionsScreenProps = {
  patients: StaffData<readonly PrescriptionPatient[]>;
  /** Who is logged in, as far as it is known. */
  doctorId: string | undefined;
};

/** Two columns: the AI generator for the chosen patient, and the earlier prescriptions (RX-1). */
export function PrescriptionsScreen({ patients, doctorId }: PrescriptionsScreenProps) {
  const patient = usePrescriptionPatient((state) => state.patient);
  return (
    <>
      <PatientPicker patients={patients} chosen={patient} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {patient === undefined ? (
          <>
            <EmptyState icon="sparkles" title={texts.noPatient} />
            <EmptyState icon="file-text" title={texts.noHistory} />
          </>
        ) : (
          <>
            <AiGenerator key={patient._id} patient={patient} />
            <HistoryColumn key={patient._id} patient={patient} doctorId={doctorId} />
          </>
        )}
      </div>
    </>
  );
}
