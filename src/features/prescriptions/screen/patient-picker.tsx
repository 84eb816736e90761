import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import { choosePrescriptionPatient, type PrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import type { StaffData } from '#src/platform/staff/use-staff-data.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { personHint } from './person-words.ts';

const texts = prescriptionTexts.view;

type PatientPickerProps = {
  patients: StaffData<readonly PrescriptionPatient[]>;
  chosen: PrescriptionPatient | undefined;
};

/** Chooses among the patients in the doctor's own appointments; a patient chosen elsewhere is in the list too. */
export function PatientPicker({ patients: { value, failure, loading }, chosen }: PatientPickerProps) {
  const known = value ?? [];
  const all = chosen === undefined || known.some(({ _id }) => _id === chosen._id) ? known : [chosen, ...known];
  if (value === undefined && loading && chosen === undefined) return <Spinner label={texts.choosing} />;
  return (
    <div className="grid max-w-xl gap-4">
      {failure !== undefined && <Alert tone="danger" title={failure.title} />}
      <SelectField
        id="prescription-patient"
        label={texts.choose}
        hint={texts.chooseHint}
        value={chosen?._id ?? ''}
        options={[
          ...(chosen === undefined ? [{ value: '', label: texts.chooseNobody }] : []),
          ...all.map((patient) => ({ value: patient._id, label: texts.option(patient.name, personHint(patient)) })),
        ]}
        onChange={({ target }) => {
          const patient = all.find(({ _id }) => _id === target.value);
          if (patient !== undefined) choosePrescriptionPatient(patient);
        }}
      />
    </div>
  );
}
