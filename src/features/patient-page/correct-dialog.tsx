import { useState } from 'react';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import { CORRECTABLE_FIELDS, fieldFacts, type PatientField } from '#shared/clinic/patient-fields.ts';
import type { Patient } from '#shared/contract/patient/patients.ts';
import { patientPageTexts } from '#src/locales/en/staff/patient-page.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { PatientFieldInput } from '#src/features/patient-fields/patient-field-input.tsx';
import { fieldWords } from '#src/features/patient-fields/shown-fields.ts';
import { useCorrection } from './use-correction.ts';
import { useDoctors } from './use-doctors.ts';

const texts = patientPageTexts.form;
const words = patientPageTexts;

type CorrectDialogProps = { patient: Patient; onChanged: () => void; onClose: () => void };

/** One form for everything that staff may correct of a patient. */
export function CorrectDialog({ patient, onChanged, onClose }: CorrectDialogProps) {
  const form = useCorrection(patient, onChanged, onClose);
  const doctors = useDoctors();
  const [department, setDepartment] = useState('');
  const { values, errors, change } = form;
  const departments = [...new Set(doctors.map(({ specialization }) => specialization ?? ''))].filter(Boolean);
  const offered = doctors.filter(
    (doctor) =>
      department === '' || doctor.specialization === department || (doctorKey(doctor) ?? '') === values.doctorId,
  );

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(patient.name)}
      description={texts.text}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form="correct-patient" busy={form.busy} busyText={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        id="correct-patient"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        {form.theirs && (
          <Alert tone="warning" title={texts.theirs(form.theirs.by ?? texts.somebody)}>
            <p>{texts.theirsText}</p>
            <p className="font-semibold wrap-anywhere">{factsInWords(form.theirs.current)}</p>
          </Alert>
        )}
        {form.failure !== undefined && <Alert tone="danger" title={form.failure} />}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {CORRECTABLE_FIELDS.map((field) => (
            <div key={field} className={isBeside(field) ? '' : 'sm:col-span-2'}>
              <PatientFieldInput
                id={`correct-${field}`}
                field={field}
                value={values[field]}
                fault={errors[field]}
                asRadios
                isFirst={field === 'name'}
                onChange={(value) => change({ [field]: value })}
              />
            </div>
          ))}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            id="correct-department"
            label={words.department}
            value={department}
            options={[
              { value: '', label: texts.anyDepartment },
              ...departments.map((name) => ({ value: name, label: name })),
            ]}
            onChange={({ target }) => setDepartment(target.value)}
          />
          <SelectField
            id="correct-doctor"
            label={words.doctor}
            value={values.doctorId}
            options={doctorOptions(offered, patient)}
            onChange={({ target }) => change({ doctorId: target.value })}
          />
        </div>
      </form>
    </Dialog>
  );
}

/** The doctor of today stands among them even when gone from the clinic. */
function doctorOptions(doctors: readonly Doctor[], { doctorId, doctorName }: Patient) {
  const offered = doctors.map((doctor) => ({ value: doctorKey(doctor) ?? '', label: doctor.name }));
  const isThere = !doctorId || offered.some(({ value }) => value === doctorId);
  return [
    ...(doctorId ? [] : [{ value: '', label: texts.noDoctor }]),
    ...(isThere ? [] : [{ value: doctorId, label: doctorName ?? doctorId }]),
    ...offered,
  ];
}

function factsInWords(patient: Patient): string {
  const facts = CORRECTABLE_FIELDS.filter((field) => patient[field] ?? '').map((field) =>
    fieldWords(field, patient[field]),
  );
  return [...facts, patient.doctorName].filter(Boolean).join(', ');
}

/** Radios want the whole width. */
function isBeside(field: PatientField): boolean {
  const { kind, width } = fieldFacts(field);
  return width === 'short' && kind !== 'choice';
}
